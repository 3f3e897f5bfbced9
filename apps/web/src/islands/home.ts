import { keepOffline, takeOver } from '$lib/island.ts'
import Left from '$lib/Left.svelte'

void takeOver(Left, async () => ({}))
keepOffline()
