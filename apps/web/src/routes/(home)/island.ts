import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import Here from './Here.svelte'

void takeOver(Here, async () => ({}))
keepOffline()
