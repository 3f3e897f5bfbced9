import { dataInPage, keepOffline, takeOver } from '$lib/island/take-over.ts'
import type { TablesShown } from '$lib/tables/list.ts'
import OpenTables from './OpenTables.svelte'

void takeOver(OpenTables, async () => dataInPage<TablesShown>())
keepOffline()
