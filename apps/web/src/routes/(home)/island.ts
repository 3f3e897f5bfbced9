import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import Left from './Left.svelte'

void takeOver(Left, async () => ({}))
keepOffline()
