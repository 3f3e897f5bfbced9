import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import Replay from '$lib/play/Replay.svelte'
import { load } from './load.ts'
import { askedHere } from '$lib/addresses.ts'

void takeOver(Replay, () => load(askedHere<'replay'>()))
keepOffline()
