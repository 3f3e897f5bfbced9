import { games } from '@shamble/catalogue'
import { rules } from '@shamble/catalogue/rules'
import { CODE_BYTES, host, makeCode, openRoom, type Glance, type World } from '@shamble/room'

// What a server uses that was given no secret.
const SECRET = 'shamble'

/** The code of the room of a game, as the built server checks it. */
export const codeOf = (id: string): string =>
  makeCode(SECRET, new Uint8Array(CODE_BYTES).fill(games.findIndex((entry) => entry.id === id)))

/** Rooms that can only be looked at, one for each game, for pages that show them. */
export async function onlyToLookAt() {
  const glances = new Map<string, Glance>()
  for (const [id, load] of Object.entries(rules)) {
    const { game } = await load()
    const room = openRoom(game, codeOf(id), { game: id }, 'bench', 0)
    glances.set(room.code, host(game, room, EMPTY).glance())
  }
  return { ROOM: { getByName: (code: string) => ({ look: () => glances.get(code) ?? null }) } }
}

const EMPTY: World = {
  now: () => 0,
  fresh: () => '',
  random: () => 0,
  connections: () => [],
  store: () => {},
  wake: () => {},
  forget: () => {},
  report: () => {},
}
