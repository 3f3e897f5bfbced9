import { games } from '@shamble/catalogue'
import { rulesOf } from '@shamble/catalogue/server'
import { CODE_BYTES, runtime, makeCode, openRoom, type Snapshot, type Ports } from '@shamble/room'

// The secret for the codes of these rooms, which are never public.
const SECRET = 'a bench and nothing else'

/** The code of a game's room, valid for the built server. */
export const codeOf = (id: string): string =>
  makeCode(SECRET, new Uint8Array(CODE_BYTES).fill(games.findIndex((entry) => entry.id === id)))

/** Rooms to look at, one for each game. */
export async function onlyToLookAt() {
  const snapshots = new Map<string, Snapshot>()
  for (const { id } of games) {
    const game = await rulesOf(id)
    const room = openRoom(game, codeOf(id), { game: id }, 'bench', 0)
    snapshots.set(room.code, runtime(game, room, EMPTY).snapshot())
  }
  return {
    ROOM_SECRET: SECRET,
    ROOM: { getByName: (code: string) => ({ look: () => snapshots.get(code) ?? null }) },
  }
}

const EMPTY: Ports = {
  now: () => 0,
  fresh: () => '',
  random: () => 0,
  connections: () => [],
  store: () => {},
  wake: () => {},
  forget: () => {},
  pushServices: () => [],
  send: () => {},
  list: () => {},
  report: () => {},
}
