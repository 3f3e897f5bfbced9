import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import { load } from './load.ts'
import Mission from './Mission.svelte'
import { askedHere } from '$lib/addresses.ts'

void takeOver(Mission, () => load(askedHere<'missions'>()))
keepOffline()
