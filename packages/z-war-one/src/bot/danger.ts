import { FAR, smellFrom, walkTo, countFrom } from '../distances.ts'
import { INFECTED } from '../data/infected.ts'
import { PERK } from '../data/perks.ts'
import type { Square } from '../layout.ts'
import { layoutOf } from '../missions/index.ts'
import { hasPerk, isDetectable, isHere, kindOf, cardsOf } from '../questions.ts'
import { isWatched } from '../alert.ts'
import { sees } from '../sight.ts'
import { stageOf } from '../spawn.ts'
import { NONE, type Hero, type Infected, type Table } from '../table.ts'
import { stopChance } from './odds.ts'
import { BITTEN, WORTH } from './worth.ts'

/*
 * What the infected move will cost, as far as one can tell: who reaches whom, who is stopped on the way by alert fire, how
 * likely a grab and a bite are (6.9, 10.4 to 10.7).
 */

const SIDES = 8
// What it costs to be held, and to be bitten, by stage of infection; the last stage means death.
// An infected that can be upon a hero the turn after next.

/** An infected that will move: one on the board, or a share of one that may enter. */
interface Mover {
  id: number
  at: Square
  kind: number
  /** How many of it are expected, and the squares it has spent. */
  share: number
  spent: number
}

/** What is known before heroes are imagined elsewhere: who will move. */
export interface Outlook {
  movers: Mover[]
  /** Ways already worked out, from a square to a hero's square. */
  ways: Map<number, Square[]>
}

/** Looks at who will move and who may enter. */
export function outlookOf(t: Table): Outlook {
  const movers: Mover[] = []
  for (const { id, at, kind, prone } of t.infected)
    if (at !== NONE && !prone) movers.push({ id, at, kind, share: 1, spent: 0 })
  return { movers: [...movers, ...entering(t)], ways: new Map() }
}

// 11.1. What is likely to enter, by spawn point.
function entering(t: Table): Mover[] {
  const { spawnPoints } = layoutOf(t.mission)
  const { rolls, point, group } = stageOf(t)
  const found: Mover[] = []
  spawnPoints.forEach(({ token, at }) => {
    const chance = point.reduce(
      (sum, { min, max, point: named }) => sum + (named === token ? (max - min + 1) / SIDES : 0),
      0,
    )
    if (chance === 0 || rolls === 0) return
    INFECTED.forEach(({ id }, kind) => {
      const many = group.reduce(
        (sum, { min, max, units }) => sum + ((max - min + 1) / SIDES) * (units[id] ?? 0),
        0,
      )
      if (many > 0) found.push({ id: NONE, at, kind, share: chance * many * rolls, spent: 1 })
    })
  })
  return found
}

/** How likely each infected is still to act, by id; without an entry it will. */
export type Likely = ReadonlyMap<number, number>
const ALL: Likely = new Map()

/** What the next infected move is expected to cost the company; `byUnit` gets the part of each infected. */
export function dangerOf(
  t: Table,
  { movers, ways }: Outlook,
  likely: Likely = ALL,
  byUnit?: Map<number, number>,
): number {
  let sum = 0
  const standing = t.heroes.map(({ prone }) => (prone ? 0 : 1))
  const holders = t.heroes.map(({ held }) => held.length)
  const watching = t.heroes.some(({ alert }) => alert !== NONE)
  t.heroes.forEach((hero, n) => {
    if (!isHere(hero)) return
    for (const id of hero.held) {
      const cost = biteCost(t, n) + WORTH.held * WORTH.stays
      byUnit?.set(id, cost)
      sum += cost * (likely.get(id) ?? 1)
    }
  })
  const attacks: { mover: Mover; hero: number; steps: number }[] = []
  for (const mover of movers) {
    const target = targetOf(t, mover)
    if (!target) continue
    const { charge } = INFECTED[mover.kind]!
    const left = charge - mover.spent
    if (target.steps - 1 <= left) attacks.push({ mover, ...target })
    else if (target.steps - 1 <= left + charge) {
      const cost = (WORTH.soon * mover.share * (2 * charge - target.steps + 1)) / charge
      byUnit?.set(mover.id, cost)
      sum += cost * (likely.get(mover.id) ?? 1)
    }
  }
  attacks.sort((a, b) => a.steps - b.steps)
  for (const { mover, hero, steps } of attacks) {
    const figure = t.heroes[hero]!
    const { takenDownTo } = INFECTED[mover.kind]!
    const taken = Math.max(0, takenDownTo - (hasPerk(figure, PERK.dodgy) ? 1 : 0)) / SIDES
    const comes =
      mover.share * (likely.get(mover.id) ?? 1) * (watching ? getsThrough(t, ways, mover, hero, steps) : 1)
    const holds = standing[hero]! * taken + (1 - standing[hero]!)
    const cost = holds * (WORTH.held * (1 + WORTH.crowd * holders[hero]!) + biteCost(t, hero))
    byUnit?.set(mover.id, (comes / Math.max(0.01, likely.get(mover.id) ?? 1)) * cost)
    sum += comes * cost
    holders[hero]! += comes * holds
    standing[hero]! *= 1 - Math.min(1, comes) * taken
  }
  return sum
}

// 10.7. What a bite test costs a hero on average.
function biteCost(t: Table, hero: number): number {
  const figure = t.heroes[hero]!
  const armour = cardsOf(t, hero).some((card) => kindOf(t, card).kind === 'armour') ? 1 : 0
  return ((4 - armour) / SIDES) * BITTEN[figure.stage]! * WORTH.bite
}

// 10.4, 10.5. Whom a unit goes for: the nearest hero it senses, else the nearest; null without a way.
function targetOf(t: Table, { at, kind }: Mover): { hero: number; steps: number } | null {
  const { smell } = INFECTED[kind]!
  let best = NONE
  let least = FAR
  let sensing = false
  for (let n = 0; n < t.heroes.length; n++) {
    const hero = t.heroes[n]!
    if (!isDetectable(hero)) continue
    const steps = walkTo(t, hero.at)[at]!
    if (steps === FAR) continue
    const senses = steps <= smell || isSensed(t, at, smell, hero)
    const distance = countFrom(t, hero.at)[at]!
    if (sensing && !senses) continue
    if (distance < least || (senses && !sensing)) {
      best = n
      least = distance
      sensing ||= senses
    }
  }
  return best === NONE ? null : { hero: best, steps: walkTo(t, t.heroes[best]!.at)[at]! }
}

const isSensed = (t: Table, at: Square, smell: number, hero: Hero): boolean =>
  smellFrom(t, hero.at)[at]! <= smell || sees(t, at, hero.at)

// 6.9. The chance that no alert attack stops a unit on its way.
function getsThrough(
  t: Table,
  ways: Outlook['ways'],
  { at, spent }: Mover,
  target: number,
  steps: number,
): number {
  const way = wayTo(t, ways, at, t.heroes[target]!.at, steps)
  let through = 1
  t.heroes.forEach((hero, n) => {
    if (hero.alert === NONE) return
    const stops = stopChance(t, n)
    if (spent > 0 && isWatched(t, n, at)) through *= 1 - stops
    for (const square of way) if (isWatched(t, n, square)) through *= 1 - stops
  })
  return through
}

// The squares a unit steps on until it is next to a hero.
function wayTo(t: Table, ways: Outlook['ways'], from: Square, to: Square, steps: number): Square[] {
  const { size, steps: stepsAt } = layoutOf(t.mission)
  const key = from * size + to
  const known = ways.get(key)
  if (known) return known
  const costs = walkTo(t, to)
  const way: Square[] = []
  let at = from
  for (let n = 1; n < steps; n++) {
    const next = stepsAt[at]!.find((step) => costs[step.to]! < costs[at]!)
    if (!next || next.to === to) break
    at = next.to
    way.push(at)
  }
  ways.set(key, way)
  return way
}

export type { Infected }
