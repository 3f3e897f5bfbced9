import type { Choice } from '@shamble/engine'
import type { Effect } from './data/effect.ts'
import { BUILDINGS } from './data/buildings.ts'
import { INTRIGUE } from './data/intrigue.ts'
import { GOLD, KINDS, type Bundle, type Kind } from './data/kinds.ts'
import { kindNamed } from './data/names.ts'
import { QUESTS } from './data/quests.ts'
import { tileOf } from './data/spaces.ts'
import { isByAction, type Source } from './effects.ts'
import type { Cause } from './events.ts'
import { favorOf, freeCube, surplusOf } from './pseudo/choices.ts'
import { kindsBits } from './pseudo/scan.ts'
import { NONE, PLAYER, PSEUDO, supply, type G, type Side } from './table.ts'

type Of<Op extends Effect['op']> = Extract<Effect, { op: Op }>

// A5, R-46. Gaining. Cubes come from the supply; if too few are left, the side takes what there is.
export function gain(g: G, side: Side, { what }: { what: Bundle }, source: Source): void {
  const gained = [0, 0, 0, 0, 0]
  for (let kind = 0; kind <= GOLD; kind++) {
    if (what[kind]! > 0) gained[kind] = Math.min(what[kind]!, supply(g.table, kind))
  }
  receive(g, side, gained, source)
}

/** Puts cubes and Gold into a Tavern, and records the kinds for Plot Quests if an action gave them. */
export function receive(g: G, side: Side, what: number[], source: Source): void {
  const tavern = g.table.tavern[side]
  let given = 0
  for (let kind = 0; kind <= GOLD; kind++) {
    if (!what[kind]) continue
    tavern[kind] = tavern[kind]! + what[kind]!
    given |= 1 << kind
  }
  if (given === 0) return g.tell({ type: 'nothingGained', side })
  const action = g.table.actions.at(-1)
  if (action && action.side === side && isByAction(source)) action.given |= given
  g.tell({ type: 'gained', side, what, why: source === 'orElse' ? 'card' : source })
}

// A4. Paying. The price of a space or card goes back to the supply.
export function pay(g: G, side: Side, { what }: { what: Bundle }): void {
  const tavern = g.table.tavern[side]
  for (let kind = 0; kind <= GOLD; kind++) tavern[kind] = tavern[kind]! - what[kind]!
  g.tell({ type: 'paid', side, what: [...what] })
}

/** A bundle of `count` of one kind. */
export const oneOfKind = (kind: Kind, count = 1): number[] => {
  const what = [0, 0, 0, 0, 0]
  what[kind] = count
  return what
}

// A5. Cubes of a free choice. The Player chooses them one by one. Pseudo takes what his placement decided, or
// follows the scan.
export function choose(g: G, side: Side, { count, of }: Of<'choose'>, source: Source): void {
  const kinds = kindsBits(of)
  if (side === PLAYER) {
    for (let i = 0; i < count; i++) g.then(chooseCube, kinds, source)
    return
  }
  if (source === 'action') return receive(g, PSEUDO, g.table.actions.at(-1)!.cubes, source)
  for (let i = 0; i < count; i++) {
    const kind = freeCube(g.table, kinds)
    if (kind !== NONE) receive(g, PSEUDO, oneOfKind(kind), source)
  }
}

const chooseCube: Choice<G, [kinds: number, source: Source]> = {
  seat: () => PLAYER,
  ask: 'Which cube do you take?',
  options(g, can, kinds) {
    for (let kind = 0; kind < GOLD; kind++)
      if ((kinds & (1 << kind)) !== 0 && supply(g.table, kind) > 0) can('take', KINDS[kind]!)
  },
  take: {
    take(g, [, source], part: string) {
      receive(g, PLAYER, oneOfKind(kindNamed(part)), source)
    },
  },
}

// A10, R-22. One of several gains. The Player chooses; Pseudo takes the one with his first shortage, or a random one.
export function oneOf(g: G, side: Side, { options }: Of<'oneOf'>, source: Source, of: number): void {
  if (side === PLAYER) return g.then(chooseGain, of)
  gain(g, PSEUDO, { what: favorOf(g, options) }, source)
}

const chooseGain: Choice<G, [card: number]> = {
  seat: () => PLAYER,
  ask: 'What do you take?',
  options(_, can, card) {
    for (const what of gainsOf(card)) can('take', KINDS[what.findIndex((count) => count > 0)]!)
  },
  take: {
    take(g, [card], part: string) {
      const kind = kindNamed(part)
      gain(g, PLAYER, { what: gainsOf(card).find((what) => what[kind]! > 0)! }, 'card')
    },
  },
}

// E3. Taking the whole stock of a Building.
export function takeStock(g: G, side: Side, _: Effect, source: Source, space: number): void {
  const tile = tileOf(space)
  const { kind } = BUILDINGS[tile]!.stock!
  const what = oneOfKind(kind, g.table.stock[tile]!)
  g.table.stock[tile] = 0
  g.tell({ type: 'stockTaken', tile })
  receive(g, side, what, source)
}

// E3. The Stone House: 1 Gold for each Building tile in play.
export function goldPerTile(g: G, side: Side, _: Effect, source: Source): void {
  receive(g, side, oneOfKind(GOLD, g.table.built.length), source)
}

// B7. Produce a Miracle: once per round, another cube is swapped for a Cleric. The Player may; Pseudo swaps a surplus.
export function swap(g: G, side: Side, { to }: Of<'swap'>, _: Source, quest: number): void {
  if (g.table.miracleUsed || supply(g.table, to) < 1) return
  if (side === PLAYER) return g.then(swapCube, quest)
  const from = surplusOf(g.table)
  if (from !== NONE) exchange(g, PSEUDO, from, to)
}

const swapCube: Choice<G, [quest: number]> = {
  seat: () => PLAYER,
  ask: 'Swap a cube for a Cleric?',
  options(g, can, quest) {
    const owned = swapOf(quest).from.filter((kind) => g.table.tavern[PLAYER][kind]! > 0)
    for (const kind of owned) can('swap', KINDS[kind]!)
    if (owned.length > 0) can('keep')
  },
  take: {
    swap(g, [quest], part: string) {
      exchange(g, PLAYER, kindNamed(part), swapOf(quest).to)
    },
    keep() {},
  },
}

function exchange(g: G, side: Side, from: Kind, to: Kind): void {
  const tavern = g.table.tavern[side]
  g.table.miracleUsed = true
  tavern[from] = tavern[from]! - 1
  tavern[to] = tavern[to]! + 1
  g.tell({ type: 'swapped', side, from, to })
}

// Points. The Player scores them; what Pseudo would score is taken from the Player's score.
export function score(g: G, side: Side, points: number, why: Cause): void {
  if (points === 0) return
  g.table.score += side === PLAYER ? points : -points
  if (side === PSEUDO) g.table.taken += points
  g.tell({ type: 'scored', side, points, why })
}

export function scorePoints(g: G, side: Side, { points }: Of<'score'>, source: Source): void {
  score(g, side, points, source === 'owner' ? 'owner' : 'card')
}

// B8. Points for each Building the side owns.
export function scorePerBuilding(g: G, side: Side, { points }: Of<'scorePerBuilding'>): void {
  const owned = g.table.owner.filter((owner) => owner === side)
  score(g, side, points * owned.length, 'buildings')
}

const GAINS = INTRIGUE.map(({ effects }) => effects.flatMap((e) => (e.op === 'oneOf' ? e.options : [])))
const gainsOf = (card: number): readonly Bundle[] => GAINS[card]!

const SWAPS = QUESTS.map(({ plot }) =>
  plot?.on === 'action' && plot.effect.op === 'swap' ? plot.effect : null,
)
const swapOf = (quest: number): Of<'swap'> => SWAPS[quest]!

/** The steps of this chapter, in the order of play. */
export const steps = { chooseCube, chooseGain, swapCube }
