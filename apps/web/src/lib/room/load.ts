import type { Snapshot } from '@shamble/room'
import { builtEntry, loadGame } from '../titles.ts'

/** What the page of a room needs: its game, and what was to be seen of it when the page was made. */
export async function loadRoom(snapshot: Snapshot, bare = false) {
  const entry = builtEntry(snapshot.room.game)
  return { ...(await loadGame(entry, bare)), title: entry.title, snapshot }
}

export type RoomData = Awaited<ReturnType<typeof loadRoom>>

/** What was to be seen of the room when the server made this page, as it stands in it. */
export function snapshotInPage(): Snapshot {
  return JSON.parse(document.querySelector('[data-snapshot]')!.textContent) as Snapshot
}
