import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import { gameInPage } from '$lib/play/game-in-page.ts'
import Local from './Local.svelte'

void takeOver(Local, () => gameInPage())
keepOffline()
