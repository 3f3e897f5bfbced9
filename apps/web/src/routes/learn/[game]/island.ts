import Lesson from '$lib/learn/Lesson.svelte'
import { load } from '$lib/learn/load.ts'
import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import { askedHere } from '$lib/addresses.ts'

void takeOver(Lesson, () => load(askedHere<'learn'>()))
keepOffline()
