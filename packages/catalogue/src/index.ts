import { entry as catanZombies } from '@shamble/catan-zombies/entry'
import type { Entry } from '@shamble/engine/entry'
import { entry as waterdeepSolo } from '@shamble/waterdeep-solo/entry'
import { entry as worldWarZ } from '@shamble/world-war-z/entry'
import { entry as zWarOne } from '@shamble/z-war-one/entry'
import { entry as zombieWars } from '@shamble/zombie-wars/entry'

/** The games, in the order of the front page. */
export const games: readonly Entry[] = [zombieWars, catanZombies, waterdeepSolo, worldWarZ, zWarOne]

/** The entry of a game by its id. */
export function entryOf(id: string): Entry | undefined {
  return games.find((entry) => entry.id === id)
}
