import type { Snapshot } from '@shamble/room'
import { builtEntry, loadGame } from '../games.ts'

/** What the page of a room needs: its game, and what was to be seen of it when the page was made. */
export async function loadRoom(snapshot: Snapshot, bare = false) {
  const entry = builtEntry(snapshot.room.game)
  return { ...(await loadGame(entry, bare)), title: entry.title, snapshot }
}

export type RoomData = Awaited<ReturnType<typeof loadRoom>>
