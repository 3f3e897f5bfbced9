import { takeOver } from '$lib/island/take-over.ts'
import FramedPuzzle from '$lib/puzzle/FramedPuzzle.svelte'
import { puzzleHere } from '$lib/puzzle/in-page.ts'

void takeOver(FramedPuzzle, () => puzzleHere(true))
