import { BUILDINGS } from '../data/buildings.ts'
import type { Effect } from '../data/effect.ts'
import { ADVENTURERS, CLERIC, FIGHTER, GOLD, KINDS, ROGUE, VALUES, WIZARD, type Kind } from '../data/kinds.ts'
import { SPACES, tileOf, ZOARSTAR } from '../data/spaces.ts'
import { firstIn, NONE, PLAYER, PSEUDO, supply, type SpaceId } from '../table.ts'
import { firstShort, kindsBits, type Seen } from './scan.ts'

/*
 * What a space gives, in the numbers of the script. They are computed once from the printed actions.
 */

/** An action in numbers: fixed cubes and Gold, question-mark cubes and their kinds (a bit set), cards, price in Gold. */
interface Printed {
  fixed: readonly number[]
  marks: number
  kinds: number
  cards: number
  price: number
  perTile: boolean
}

/** The value of a card and of a VP (7C). */
const CARD = 1
const VP = 1

const PRINTED: readonly Printed[] = SPACES.map(({ action }) => {
  const fixed = [0, 0, 0, 0, 0]
  const printed = { fixed, marks: 0, kinds: 0, cards: 0, price: 0, perTile: false }
  for (const effect of action) {
    if (effect.op === 'gain') effect.what.forEach((count, kind) => (fixed[kind] = fixed[kind]! + count))
    if (effect.op === 'pay') printed.price += effect.what[GOLD]!
    if (effect.op === 'choose') {
      printed.marks += effect.count
      printed.kinds = kindsBits(effect.of)
    }
    if (effect.op === 'drawIntrigue') printed.cards += effect.count
    if (effect.op === 'takeFaceUpQuest') printed.cards++
    if (effect.op === 'goldPerTile') printed.perTile = true
  }
  return printed
})

/** By kind, the spaces that can ever give it, as a bit set. The Zoarstar, which copies, can give every kind. */
export const GIVING: readonly number[] = KINDS.map((_, kind) =>
  PRINTED.reduce((bits, { fixed, kinds, perTile }, space) => {
    const tile = tileOf(space)
    const stocked = tile >= 0 && BUILDINGS[tile]!.stock?.kind === kind
    const gives =
      fixed[kind]! > 0 ||
      (kinds & (1 << kind)) !== 0 ||
      stocked ||
      (perTile && kind === GOLD) ||
      space === ZOARSTAR
    return gives ? bits | (1 << space) : bits
  }, 0),
)

// A choice counts as its most valuable kind; a card or a VP counts as 1.
function worthOf(effect: Effect): number {
  if (effect.op === 'gain') return effect.what.reduce((sum, count, kind) => sum + count * VALUES[kind]!, 0)
  if (effect.op === 'choose') return effect.count * Math.max(...effect.of.map((kind) => VALUES[kind]!))
  if (effect.op === 'drawIntrigue') return effect.count * CARD
  if (effect.op === 'score') return effect.points * VP
  return 0
}

const OWNER_WORTH: readonly number[] = BUILDINGS.map(({ owner }) => worthOf(owner))

/** What the owner of a space would be paid, if that is the Player. */
export function ownerReward(t: Pick<Seen, 'owner'>, space: SpaceId): number {
  const tile = tileOf(space)
  return tile >= 0 && t.owner[tile] === PLAYER ? OWNER_WORTH[tile]! : 0
}

/** The price of a space, in Gold. */
export const priceOf = (space: SpaceId): number => PRINTED[space]!.price

/** What a space would give: by kind in all, by kind in question-mark cubes, of the needed kind, and the value of all. */
export interface Yield {
  takes: number[]
  cubes: number[]
  number: number
  value: number
}

// 7C, R-05 to R-08. Fixed cubes, stock, Gold per tile. Then question-mark cubes: of the needed kind until none is short,
// then of the most valuable kind allowed; between equals, of the kind that the scan still finds short first.
/** What Pseudo would get at a space when `short` of a kind are short (NONE: no kind in particular). */
export function yieldOf(t: Seen, space: SpaceId, kind: Kind, short: number): Yield {
  const { fixed, marks, kinds, cards, perTile } = PRINTED[space]!
  const takes = [0, 0, 0, 0, 0]
  const cubes = marks > 0 ? [0, 0, 0, 0, 0] : NO_CUBES
  for (let k = 0; k <= GOLD; k++) if (fixed[k]! > 0) takes[k] = Math.min(fixed[k]!, supply(t, k))
  addStock(t, space, takes)
  if (perTile) takes[GOLD] = takes[GOLD]! + t.built.length
  let left = marks
  if (left > 0 && kind >= 0 && (kinds & (1 << kind)) !== 0) {
    left -= takeCubes(t, kind, Math.min(left, Math.max(0, short - takes[kind]!)), takes, cubes)
  }
  const number = kind >= 0 ? takes[kind]! : 0
  if (left > 0) left -= takeBest(t, kinds, left, takes, cubes)
  let value = cards * CARD
  for (let k = 0; k <= GOLD; k++) value += takes[k]! * VALUES[k]!
  return { takes, cubes, number, value }
}

const NO_CUBES: number[] = [0, 0, 0, 0, 0]

function addStock(t: Seen, space: SpaceId, takes: number[]): void {
  const tile = tileOf(space)
  const stock = tile >= 0 ? BUILDINGS[tile]!.stock : null
  if (stock) takes[stock.kind] = takes[stock.kind]! + t.stock[tile]!
}

const DEAR = (1 << CLERIC) | (1 << WIZARD)
const CHEAP = (1 << FIGHTER) | (1 << ROGUE)

// One cube at a time: each may end a shortage.
function takeBest(t: Seen, kinds: number, count: number, takes: number[], cubes: number[]): number {
  let taken = 0
  while (taken < count) {
    const kind = bestKind(t, kinds, takes)
    if (kind === NONE) break
    takeCubes(t, kind, 1, takes, cubes)
    taken++
  }
  return taken
}

/** The most valuable of `kinds` that the supply still has. Between equals the scan decides, then Cleric or Fighter. */
export function bestKind(t: Seen, kinds: number, takes: readonly number[]): Kind {
  let there = 0
  for (const kind of ADVENTURERS)
    if ((kinds & (1 << kind)) !== 0 && supply(t, kind) > takes[kind]!) there |= 1 << kind
  const best = (there & DEAR) !== 0 ? there & DEAR : there & CHEAP
  if (best === 0) return NONE
  if (best === DEAR || best === CHEAP) {
    const short = firstShort(t, best, takes)
    if (short !== NONE) return short
  }
  return firstIn(best)
}

function takeCubes(t: Seen, kind: Kind, count: number, takes: number[], cubes: number[]): number {
  const taken = Math.min(count, supply(t, kind) - takes[kind]!)
  takes[kind] = takes[kind]! + taken
  cubes[kind] = cubes[kind]! + taken
  return taken
}

export const goldOf = (t: Pick<Seen, 'tavern'>): number => t.tavern[PSEUDO][GOLD]!
