import { dataInPage, takeOver } from '$lib/island/take-over.ts'
import { loadRoom } from '$lib/room/load.ts'
import Room from '$lib/room/Room.svelte'

void takeOver(Room, () => loadRoom(dataInPage()))
