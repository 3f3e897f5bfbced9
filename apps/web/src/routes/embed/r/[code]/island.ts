import FramedRoom from './FramedRoom.svelte'
import { dataInPage, takeOver } from '$lib/island/take-over.ts'
import { loadRoom } from '$lib/room/load.ts'

void takeOver(FramedRoom, () => loadRoom(dataInPage(), true))
