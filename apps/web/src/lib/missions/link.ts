import { readCarried, readOptions, type AnyGame, type Json } from '@shamble/engine'
import type { Missions } from '@shamble/catalogue'
import { pack, unpack } from '../packed.ts'

/*
 * The link of a mission: what is carried into a game of it, packed, behind the mark of the address. No server sees it.
 */

/** A longer address is not sent as a link: some programs cut it off. The mission goes as a file then. */
export const LONGEST_LINK = 4000

/** The address of a mission's page, from the root. */
export const linkOf = async (game: AnyGame, carried: Json): Promise<string> =>
  `/missions/${game.id}#${await pack(carried)}`

/** What the mark of an address carries into a game, when it can be played; null when the mark is none of ours. Throws why it is refused. */
export async function carriedIn(game: AnyGame, missions: Missions, mark: string): Promise<Json | null> {
  const found = await unpack(mark.slice(1))
  if (found === undefined) return null
  return readCarried(game, found, missions.optionsOf(readMode(found)))
}

// Which options it needs is asked before it is checked: of what it says, only the mode is looked at.
const readMode = (found: Json): Json =>
  ({ mission: { mode: (found as { mission?: { mode?: Json } } | null)?.mission?.mode ?? null } }) as Json

/** How a game of a mission is set up, for one person at this screen. */
export const setUpOf = (game: AnyGame, missions: Missions, carried: Json) => ({
  options: readOptions(game, missions.optionsOf(carried)),
  carried,
})
