import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import OpenTable from './OpenTable.svelte'

void takeOver(OpenTable, async () => ({}))
keepOffline()
