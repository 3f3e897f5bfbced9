import type { Choice } from '@shamble/engine'
import { smaller, toughness } from './heroes.ts'
import { hordeOf, isHero } from './questions.ts'
import { partyOf } from './roll.ts'
import { DICE, die, MAX_DIE, sidesIn, type Die, type G, type Rolled, type Table } from './table.ts'

// In place of the horde that converts: the zombie is killed.
const NOWHERE = -1

// 7.7 step 3, R9, R24. Killing. Every horde in the fight takes its hits: conversions first, then kills. Surplus hits are
// lost.
export function fall(g: G): void {
  const { horde: attacker, hordes } = g.table.roll!
  if (attacker !== null) takeHits(g, attacker)
  for (const id of hordes) takeHits(g, id)
}

function takeHits(g: G, id: number): void {
  let kills = 0
  for (const { id: from, dice } of g.table.roll!.parties) {
    let converts = 0
    for (const { does, on } of dice) {
      if (on !== id) continue
      if (does === 'kills') kills++
      if (does === 'converts') converts++
    }
    if (converts > 0) g.then(loseSome, id, converts, from)
  }
  if (kills > 0) g.then(loseSome, id, kills, NOWHERE)
}

// If all the zombies that rolled are plain, no one needs to pick.
function loseSome(g: G, id: number, hits: number, to: number): void {
  const { dice } = partyOf(g.table, id)
  const count = Math.min(hits, capacity(g.table, dice))
  if (count === 0) return
  for (const { now } of dice) if (now > 6) return g.then(lose, id, count, to, MAX_DIE)
  const lost: Die[] = []
  for (let i = 0; lost.length < count; i++) {
    if (dice[i]!.now === 0) continue
    lost.push(6)
    dice[i]!.now = 0
  }
  leave(g, id, lost, to)
}

// 7.7 step 3, R10. The owner picks among the zombies that rolled, one by one, the largest first, since the order does not
// matter. With A Time For Heroes a hero becomes one size smaller instead, and may be picked again (13.4).
const lose: Choice<G, [id: number, count: number, to: number, most: number]> = {
  seat: (g, id) => hordeOf(g.table, id).seat,
  ask: (_, __, to) => (to < 0 ? 'Which zombie is killed?' : 'Which zombie goes over to the enemy?'),
  options({ table: t }, can, id, count, _, most) {
    const { dice } = partyOf(t, id)
    for (const sides of DICE) {
      if (sides > most || !dice.some(({ now }) => now === sides)) continue
      if (count <= capacity(t, dice, sides)) can('lose', die(sides))
    }
  },
  take: {
    lose(g, [id, count, to], part: string) {
      const sides = sidesIn(part)
      const rolled = partyOf(g.table, id).dice.find(({ now }) => now === sides)!
      hit(g, id, rolled, to)
      if (count > 1) g.then(lose, id, count - 1, to, sides)
    },
  },
  obvious: true,
}

function hit(g: G, id: number, rolled: Rolled, to: number): void {
  const { seat, at } = hordeOf(g.table, id)
  const from = rolled.now as Die
  if (g.table.switches.aTimeForHeroes && isHero(from)) {
    rolled.now = smaller(from)
    const { who } = partyOf(g.table, id)
    return g.tell({ type: 'heroShrank', who, at, from, to: rolled.now, by: seat })
  }
  rolled.now = 0
  leave(g, id, [from], to)
}

// 7.7 step 4, R24. Killed zombies are gone; converted ones join the Virulent horde of this fight.
function leave(g: G, id: number, lost: Die[], to: number): void {
  const { seat, at } = hordeOf(g.table, id)
  credit(g, id, to)
  if (to === NOWHERE) return g.tell({ type: 'killed', seat, horde: id, at, dice: lost })
  const { joins } = partyOf(g.table, to)
  for (const sides of lost) joins.push(sides)
  g.tell({ type: 'converted', seat, horde: id, to, dice: lost })
}

// 12.2, R18, S6. Who removed a zombie: the player it goes over to; or, since simultaneous hits cannot be told apart, every
// player whose dice kill zombies of this horde.
function credit(g: G, id: number, to: number): void {
  const { losesTo } = partyOf(g.table, id)
  for (const { id: from, seat, dice } of g.table.roll!.parties) {
    if (seat === null || losesTo.includes(seat)) continue
    const removes = to === NOWHERE ? dice.some(({ does, on }) => does === 'kills' && on === id) : from === to
    if (removes) losesTo.push(seat)
  }
}

/** How many hits the zombies up to a size can take. */
export function capacity(t: Table, dice: readonly Rolled[], most = MAX_DIE): number {
  let hits = 0
  for (const { now } of dice) if (now <= most) hits += toughness(t.switches.aTimeForHeroes, now)
  return hits
}

/** The steps of this chapter, in the order of play. */
export const steps = { fall, loseSome, lose }
