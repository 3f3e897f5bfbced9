import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import { puzzleHere } from '$lib/puzzle/in-page.ts'
import Puzzle from '$lib/puzzle/Puzzle.svelte'

void takeOver(Puzzle, () => puzzleHere(false))
keepOffline()
