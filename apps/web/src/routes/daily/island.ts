import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import Streak from './Streak.svelte'

void takeOver(Streak, async () => ({}))
keepOffline()
