import { isWatched } from '../fighting/alert.ts'
import { INFECTED } from '../data/infected.ts'
import { PERK } from '../data/perks.ts'
import { countFrom, FAR, walkTo } from '../map/distances.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { cardsOf, hasPerk, isDetectable, kindOf } from '../questions.ts'
import { sees } from '../map/sight.ts'
import { stageOf } from '../infected/spawn.ts'
import { NONE, type Table } from '../table.ts'
import { stopChance } from './odds.ts'
import { BITTEN, WORTH } from './worth.ts'

/*
 * The expected cost of the next infected move: which infected reach which heroes, which are stopped by alert fire, how likely
 * grabs and bites are (6.9, 10.4 to 10.7).
 */

const SIDES = 8

/** An infected that will move: one on the board, or the expected number that enter by a spawn point. */
interface Mover {
  /** `NONE`: it has yet to enter. */
  id: number
  at: Square
  kind: number
  expected: number
  /** Squares it has spent: entering takes one (11.2). */
  spent: number
}

/** What does not depend on where a hero is imagined: the infected that will move, and a cache of their ways. */
export interface Outlook {
  movers: readonly Mover[]
  ways: Map<number, readonly Square[]>
}

/** By id, the chance that an infected still acts after some attacks; 1 where it is missing. */
export type Likely = ReadonlyMap<number, number>

/** The infected that will move, and those expected to enter. */
export function outlookOf(t: Table): Outlook {
  const movers: Mover[] = []
  for (const { id, at, kind, prone } of t.infected)
    if (at !== NONE && !prone) movers.push({ id, at, kind, expected: 1, spent: 0 })
  return { movers: [...movers, ...entering(t)], ways: new Map() }
}

// 11.1. Expected number at each spawn point and of each class: rolls × chance of the point × mean size of a group.
function entering(t: Table): Mover[] {
  const { rolls, point, group } = stageOf(t)
  const faces = ({ min, max }: { min: number; max: number }) => (max - min + 1) / SIDES
  return layoutOf(t.mission).spawnPoints.flatMap(({ token, at }) => {
    const chance = point.reduce((sum, row) => sum + (row.point === token ? faces(row) : 0), 0)
    return INFECTED.flatMap(({ id }, kind) => {
      const mean = group.reduce((sum, row) => sum + faces(row) * (row.units[id] ?? 0), 0)
      const expected = rolls * chance * mean
      return expected > 0 ? [{ id: NONE, at, kind, expected, spent: 1 }] : []
    })
  })
}

/** The expected cost of the infected move; `byUnit` receives the share of each infected, should it act. */
export function dangerOf(
  t: Table,
  outlook: Outlook,
  likely: Likely = NOBODY,
  byUnit?: Map<number, number>,
): number {
  const add = (id: number, cost: number, chance: number): void => {
    byUnit?.set(id, cost)
    sum += cost * chance
  }
  let sum = 0
  for (const [hero, { held }] of t.heroes.entries())
    for (const id of held) add(id, biteCost(t, hero) + WORTH.stays, likely.get(id) ?? 1)
  const standing = t.heroes.map(({ prone }) => (prone ? 0 : 1))
  for (const { mover, hero, steps } of attacksOf(t, outlook)) {
    const chance = mover.expected * (likely.get(mover.id) ?? 1)
    const left = INFECTED[mover.kind]!.charge - mover.spent
    if (steps - 1 > left) {
      add(mover.id, WORTH.soon * nearness(steps - 1 - left, mover), chance)
      continue
    }
    const comes = getsThrough(t, outlook, mover, hero, steps)
    const taken = takenDown(t, mover, hero)
    // 10.7. A prone hero is held at once.
    const holds = standing[hero]! * taken + 1 - standing[hero]!
    add(mover.id, comes * holds * (WORTH.held + biteCost(t, hero)), chance)
    standing[hero]! *= 1 - Math.min(1, comes * chance) * taken
  }
  return sum
}

const NOBODY: Likely = new Map()

// From 1 for an infected that is just out of reach to 0 for one that needs another whole charge.
const nearness = (lacks: number, { kind }: Mover): number => 1 - (lacks - 1) / INFECTED[kind]!.charge

// 10.7. The chance that a grab test takes a hero down.
const takenDown = (t: Table, { kind }: Mover, hero: number): number =>
  Math.max(0, INFECTED[kind]!.takenDownTo - (hasPerk(t.heroes[hero]!, PERK.dodgy) ? 1 : 0)) / SIDES

// 10.7. What a bite test costs a hero on average.
function biteCost(t: Table, hero: number): number {
  const armour = cardsOf(t, hero).some((card) => kindOf(t, card).kind === 'armour') ? 1 : 0
  return ((4 - armour) / SIDES) * BITTEN[t.heroes[hero]!.stage]!
}

// Infected with their targets, the nearest first, as far as they come within two charges.
function attacksOf(t: Table, { movers }: Outlook): { mover: Mover; hero: number; steps: number }[] {
  const found: { mover: Mover; hero: number; steps: number }[] = []
  for (const mover of movers) {
    const hero = targetOf(t, mover)
    if (hero === NONE) continue
    const steps = walkTo(t, t.heroes[hero]!.at)[mover.at]!
    if (steps - 1 <= 2 * INFECTED[mover.kind]!.charge - mover.spent) found.push({ mover, hero, steps })
  }
  return found.sort((a, b) => a.steps - b.steps)
}

// 10.4, 10.5. The nearest hero it senses, else the nearest; `NONE` without a way.
function targetOf(t: Table, { at, kind }: Mover): number {
  const { smell } = INFECTED[kind]!
  let best = NONE
  let least = FAR
  let sensed = false
  for (let hero = 0; hero < t.heroes.length; hero++) {
    const figure = t.heroes[hero]!
    if (!isDetectable(figure) || walkTo(t, figure.at)[at] === FAR) continue
    const distance = countFrom(t, figure.at)[at]!
    const senses = distance <= smell || sees(t, at, figure.at)
    if ((sensed && !senses) || (sensed === senses && distance >= least)) continue
    best = hero
    least = distance
    sensed = senses
  }
  return best
}

// 6.9. The chance that a unit gets past alert attacks: one attack for each watched square of its way.
function getsThrough(
  t: Table,
  { ways }: Outlook,
  { at, spent }: Mover,
  target: number,
  steps: number,
): number {
  let through = 1
  for (const [hero, { alert }] of t.heroes.entries()) {
    if (alert === NONE) continue
    const spared = 1 - stopChance(t, hero)
    if (spent > 0 && isWatched(t, hero, at)) through *= spared
    for (const square of wayTo(t, ways, at, t.heroes[target]!.at, steps))
      if (isWatched(t, hero, square)) through *= spared
  }
  return through
}

// The squares a unit steps on until it is next to a hero.
function wayTo(t: Table, ways: Outlook['ways'], from: Square, to: Square, steps: number): readonly Square[] {
  const layout = layoutOf(t.mission)
  const key = from * layout.size + to
  const known = ways.get(key)
  if (known) return known
  const costs = walkTo(t, to)
  const way: Square[] = []
  let at = from
  for (let n = 1; n < steps; n++) {
    const next = layout.steps[at]!.find((step) => costs[step.to]! < costs[at]!)
    if (!next || next.to === to) break
    at = next.to
    way.push(at)
  }
  ways.set(key, way)
  return way
}
