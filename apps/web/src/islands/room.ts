import { takeOver } from '$lib/island.ts'
import { glanceInPage, loadRoom } from '$lib/room/load.ts'
import Room from '$lib/room/Room.svelte'

void takeOver(Room, () => loadRoom(glanceInPage()))
