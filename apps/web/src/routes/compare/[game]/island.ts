import Compare from './Compare.svelte'
import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import { load } from './load.ts'
import { askedHere } from '$lib/addresses.ts'

void takeOver(Compare, () => load(askedHere<'compare'>()))
keepOffline()
