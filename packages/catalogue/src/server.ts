import { server as catanZombies } from '@shamble/catan-zombies/server'
import type { AnyGame } from '@shamble/engine'
import type { ParBot } from '@shamble/engine/bots'
import type { ServerEntry } from '@shamble/engine/entry'
import { server as waterdeepSolo } from '@shamble/waterdeep-solo/server'
import { server as worldWarZ } from '@shamble/world-war-z/server'
import { server as zWarOne } from '@shamble/z-war-one/server'
import { server as zombieWars } from '@shamble/zombie-wars/server'
import { advised } from './advised.ts'

const served: readonly ServerEntry[] = [zombieWars, catanZombies, waterdeepSolo, worldWarZ, zWarOne]
const loaded = new Map<string, AnyGame>()

/** The ids of the games. */
export const gameIds: readonly string[] = served.map(({ id }) => id)

/** Whether there is such a game. */
export const isGame = (id: string): boolean => served.some((game) => game.id === id)

/**
 * The rules of a game in one version, today's by default, with its advice to bots. Throws if there is no such game, and a `Refusal` if
 * there is no such version.
 */
export async function rulesOf(id: string, version?: number): Promise<AnyGame> {
  const key = `${id}/${version ?? ''}`
  const known = loaded.get(key)
  if (known) return known
  const game = await advised(entryOf(id), undefined, undefined, version)
  // Keeps the game, not the promise of it: in the Worker no request may wait for another's.
  loaded.set(key, game)
  return game
}

/** The title of a game. Throws if there is no such game. */
export const titleOf = (id: string): string => entryOf(id).title

/** The number of a game's puzzles. Throws if there is no such game. */
export const puzzleCount = (id: string): number => entryOf(id).puzzles ?? 0

/** The bot that plays for the par of a game. Throws if there is no such game. */
export async function parBotOf(id: string): Promise<ParBot> {
  return (await entryOf(id).bots()).par
}

function entryOf(id: string): ServerEntry {
  const entry = served.find((game) => game.id === id)
  if (!entry) throw new Error(`There is no game “${id}”.`)
  return entry
}
