import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import Local from '../play/[game]/Local.svelte'
import { load } from '../play/[game]/load.ts'
import { askedHere } from '$lib/addresses.ts'

void takeOver(Local, () => load(askedHere<'play'>()))
keepOffline()
