import FramedReplay from './FramedReplay.svelte'
import { takeOver } from '$lib/island/take-over.ts'
import { load } from '../../../../replay/[game]/[log]/load.ts'
import { askedHere } from '$lib/addresses.ts'

void takeOver(FramedReplay, () => load(askedHere<'replay'>(), true))
