import { readCarried, readOptions, seatsFor, type AnyGame, type Json } from '@shamble/engine'
import { pack, unpack } from '@shamble/engine/links'
import type { Missions } from '@shamble/engine/entry'
import { PERSON } from '../play/person.ts'
import { USUAL, type BotName } from '../play/strengths.ts'
import { drawSeed } from '../seeds.ts'
import { addressOf } from '../setup.ts'

/**
 * What the fragment of an address carries into a game: a mission, packed, or the id of a printed one. Null when it cannot be read; throws
 * a refusal when it cannot be played.
 */
export async function carriedIn(game: AnyGame, missions: Missions, fragment: string): Promise<Json | null> {
  const text = fragment.slice(1)
  const own = missions.printed.find(({ id }) => id === text)
  if (own) return own.carried()
  const found = await unpack(text)
  if (found === undefined || found === null) return null
  return readCarried(game, found, optionsOf(game, missions, found))
}

/** The options of a game of a mission. */
const optionsOf = (game: AnyGame, missions: Missions, carried: Json) =>
  readOptions(game, missions.optionsOf(carried))

/** The set-up of a game of a mission, with `least` seats or more. */
export function setUpOf(game: AnyGame, missions: Missions, carried: Json, least = 1) {
  const options = optionsOf(game, missions, carried)
  return { seats: Math.max(least, Math.min(...seatsFor(game, options))), options, carried }
}

/** The address of a new local game of a mission, for one person and as many bots as it needs. */
export async function playAddress(game: AnyGame, missions: Missions, carried: Json): Promise<string> {
  const setUp = setUpOf(game, missions, carried)
  const packed = await pack(carried)
  const bots = Array<BotName>(setUp.seats - 1).fill(USUAL)
  return addressOf(game, { ...setUp, seed: drawSeed(), packed, people: [PERSON], bots, challenge: null })
}
