import { load } from '$lib/learn/load.ts'
import { takeOver } from '$lib/island/take-over.ts'
import FramedLesson from './FramedLesson.svelte'
import { askedHere } from '$lib/addresses.ts'

void takeOver(FramedLesson, () => load(askedHere<'learn'>()))
