import { inPage } from '$lib/challenge/page.ts'
import FramedGame from '$lib/embed/FramedGame.svelte'
import { takeOver } from '$lib/island.ts'
import { load } from '../routes/play/[game]/load.ts'

const { facts, play } = inPage()
const address = new URL(play!, location.origin)

void takeOver(FramedGame, () => load({ params: { game: facts.terms.game }, url: address }))
