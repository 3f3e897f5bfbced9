import { askedHere } from '$lib/addresses.ts'
import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import { load } from './load.ts'
import OwnPuzzle from './OwnPuzzle.svelte'

void takeOver(OwnPuzzle, () => load(askedHere<'puzzleOwn'>()))
keepOffline()
