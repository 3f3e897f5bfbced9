import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import Local from '../play/[game]/Local.svelte'
import { load } from '../play/[game]/load.ts'
import { askedHere } from '$lib/addresses.ts'

// No server has read the address of this game.
void takeOver(Local, () => load(askedHere<'play'>()))
keepOffline()
