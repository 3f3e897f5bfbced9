import FramedGame from '$lib/embed/FramedGame.svelte'
import { takeOver } from '$lib/island/take-over.ts'
import { gameInPage } from '$lib/play/game-in-page.ts'

void takeOver(FramedGame, () => gameInPage(true))
