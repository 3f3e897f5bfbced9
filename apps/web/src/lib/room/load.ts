import { entryOf } from '@shamble/catalogue'
import { editionOf } from '@shamble/catalogue/editions'
import type { AnyGame } from '@shamble/engine'
import type { Snapshot } from '@shamble/room'
import { loadScreen } from '../games.ts'

/** What the page of a room needs to show its game. The room plays the rules; the page loads them on demand. */
export async function loadRoom(snapshot: Snapshot, bare = false) {
  const { room } = snapshot
  const { game, options, version } = room
  const entry = entryOf(game)!
  const rules = async (): Promise<AnyGame> => (await editionOf(entry, version)).game
  const [{ box }, screen, lobby, allies] = await Promise.all([
    entry.box(),
    loadScreen(entry, bare),
    // Only the lobby names them.
    snapshot.game ? { optionWords: {} } : entry.optionWords(),
    room.challenge ? import('./allies.ts').then(async ({ alliesIn }) => alliesIn(await rules(), room)) : [],
    entry.data?.(options),
  ])
  return { ...screen, ...lobby, box, rules, allies, title: entry.title, snapshot }
}

export type RoomData = Awaited<ReturnType<typeof loadRoom>>
