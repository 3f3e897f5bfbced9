import type { InPage } from '$lib/challenge/page.ts'
import FramedGame from '$lib/embed/FramedGame.svelte'
import { dataInPage, takeOver } from '$lib/island/take-over.ts'
import { load } from '../../../play/[game]/load.ts'

const { facts, play } = dataInPage<InPage>()
const address = new URL(play!, location.origin)

void takeOver(FramedGame, () => load({ params: { game: facts.terms.game }, url: address }))
