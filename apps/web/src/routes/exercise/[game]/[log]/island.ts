import { askedHere } from '$lib/addresses.ts'
import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import Exercise from './Exercise.svelte'
import { load } from './load.ts'

void takeOver(Exercise, () => load(askedHere<'exercise'>()))
keepOffline()
