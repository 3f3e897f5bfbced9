import FramedRoom from '$lib/embed/FramedRoom.svelte'
import { takeOver } from '$lib/island.ts'
import { snapshotInPage, loadRoom } from '$lib/room/load.ts'

void takeOver(FramedRoom, () => loadRoom(snapshotInPage(), true))
