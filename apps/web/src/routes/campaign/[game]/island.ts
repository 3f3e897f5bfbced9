import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import Campaign from './Campaign.svelte'
import { load } from './load.ts'
import { askedHere } from '$lib/addresses.ts'

void takeOver(Campaign, () => load(askedHere<'campaign'>()))
keepOffline()
