import { readCarried, readOptions, seatsFor, type AnyGame, type Json } from '@shamble/engine'
import { pack, unpack } from '@shamble/engine/links'
import type { Missions } from '@shamble/catalogue'
import { USUAL, type BotName } from '../play/strengths.ts'
import { drawSeed } from '../seeds.ts'
import { addressOf } from '../setup.ts'

/*
 * How a game of a mission begins: what its rules take in, and how it is set up.
 */

/** What the mark of an address carries into a game, a mission of the house by its id; null when it cannot be read. Throws a refusal when it cannot be played. */
export async function carriedIn(game: AnyGame, missions: Missions, mark: string): Promise<Json | null> {
  const text = mark.slice(1)
  const own = missions.printed.find(({ id }) => id === text)
  if (own) return own.carried()
  const found = await unpack(text)
  if (found === undefined || found === null) return null
  return readCarried(game, found, optionsOf(game, missions, found))
}

/** The options of a game of a mission. */
const optionsOf = (game: AnyGame, missions: Missions, carried: Json) =>
  readOptions(game, missions.optionsOf(carried))

/** How a game of a mission is set up, with at least so many seats. */
export function setUpOf(game: AnyGame, missions: Missions, carried: Json, least = 1) {
  const options = optionsOf(game, missions, carried)
  return { seats: Math.max(least, Math.min(...seatsFor(game, options))), options, carried }
}

/** The address of a new game of a mission at this screen, for one person and as many bots as it needs. */
export async function playAddress(game: AnyGame, missions: Missions, carried: Json): Promise<string> {
  const setUp = setUpOf(game, missions, carried)
  const packed = await pack(carried)
  const bots = Array<BotName>(setUp.seats - 1).fill(USUAL)
  return addressOf(game, { ...setUp, seed: drawSeed(), packed, humans: 1, bots, challenge: null })
}
