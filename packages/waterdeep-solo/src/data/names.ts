import { BUILDINGS } from './buildings.ts'
import { INTRIGUE } from './intrigue.ts'
import { KINDS, type Kind } from './kinds.ts'
import { LORDS } from './lords.ts'
import { QUESTS } from './quests.ts'
import { SPACES } from './spaces.ts'

/*
 * The table holds indices, moves hold names: `assign field-of-triumph`. A name is unique among its kind. A Mandatory Quest
 * and its card share one.
 */

const byName = (list: readonly { id: string }[]): ReadonlyMap<string, number> =>
  new Map(list.map(({ id }, n) => [id, n]))

const spaces = byName(SPACES)
const tiles = byName(BUILDINGS)
const quests = byName(QUESTS)
const cards = byName(INTRIGUE)
const lords = byName(LORDS)

const found = (map: ReadonlyMap<string, number>, id: string): number => {
  const number = map.get(id)
  if (number === undefined) throw new Error(`Nothing here is called “${id}”.`)
  return number
}

/** From a name to an index. Each throws for an unknown name, except `kindNamed`, which returns -1. */
export const spaceNamed = (id: string): number => found(spaces, id)
export const tileNamed = (id: string): number => found(tiles, id)
export const questNamed = (id: string): number => found(quests, id)
export const cardNamed = (id: string): number => found(cards, id)
export const lordNamed = (id: string): number => found(lords, id)
export const kindNamed = (id: string): Kind => KINDS.indexOf(id as (typeof KINDS)[number])

/** From any id to an index, or undefined. */
export const spaceCalled = (id: string): number | undefined => spaces.get(id)
export const questCalled = (id: string): number | undefined => quests.get(id)
export const cardCalled = (id: string): number | undefined => cards.get(id)
