import { keepOffline, paramsIn, takeOver } from '$lib/island/take-over.ts'
import Local from '../play/[game]/Local.svelte'
import { load } from '../play/[game]/load.ts'

// No server has read the address of this game.
void takeOver(Local, () => load({ params: paramsIn({ game: 2 }), url: new URL(location.href) }))
keepOffline()
