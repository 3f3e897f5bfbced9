import { takeOver } from '$lib/island.ts'
import { snapshotInPage, loadRoom } from '$lib/room/load.ts'
import Room from '$lib/room/Room.svelte'

void takeOver(Room, () => loadRoom(snapshotInPage()))
