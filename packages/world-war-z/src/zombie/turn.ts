import type { Choice } from '@shamble/engine'
import { battle } from '../battle.ts'
import { equip } from '../equip.ts'
import { escalate } from '../escalate.ts'
import { moveHorde } from '../hordes.ts'
import {
  humansIn,
  NONE,
  ownerOf,
  whoId,
  whoNamed,
  zoneId,
  zoneNamed,
  type G,
  type Trail,
  type Who,
  type ZoneId,
} from '../table.ts'
import { assault, closest, combination, subjects, way } from './steps.ts'

/*
 * The turn of a zombie character, in six steps (8). The owner of the character breaks every tie (R23).
 */

function note(g: G, who: Who, trail: Trail): void {
  g.table.trail.push(trail)
  g.tell({ type: 'zombieStepped', who, trail })
}

// 8. With no horde on the map steps 1 to 5 do nothing.
export function zombieTurn(g: G, who: Who): void {
  g.table.step = 'zombie'
  const found = closest(g.table)
  if (found.horde !== NONE) return g.then(hunt, who)
  note(g, who, found)
  g.then(nameSubject, who, NONE, NONE)
}

// 8 no. 1. The closest horde, and the zone of its target. The owner breaks ties.
export const hunt: Choice<G, [who: Who]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: 'Which horde, and towards whom?',
  obvious: true,
  options(g, can) {
    for (const [horde, target] of closest(g.table).tied) can('hunt', zoneId(horde), zoneId(target))
  },
  take: {
    hunt(g, [who], from: string, to: string) {
      const horde = zoneNamed(from)
      const target = zoneNamed(to)
      note(g, who, { ...closest(g.table), horde, target })
      g.then(combine, who, 2, horde)
      g.then(advance, who, horde, target)
    },
  },
}

// 8 no. 2, no. 4. An adjacent horde joins, if there is one and it is needed.
export function combine(g: G, who: Who, step: 2 | 4, zone: ZoneId): void {
  const found = combination(g.table, step, zone)
  if (found.from === NONE) return note(g, who, found)
  g.then(join, who, step, zone)
}

// 8 no. 2, R5. Which of several equal hordes joins.
export const join: Choice<G, [who: Who, step: 2 | 4, zone: ZoneId]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: 'Which horde joins?',
  obvious: true,
  options(g, can, _, step, zone) {
    for (const from of combination(g.table, step, zone).tied) can('join', zoneId(from))
  },
  take: {
    join(g, [who, step, zone], part: string) {
      const from = zoneNamed(part)
      note(g, who, { ...combination(g.table, step, zone), from })
      moveHorde(g, from, zone)
    },
  },
}

// 8 no. 3. The horde moves, unless a human character is in its zone.
export function advance(g: G, who: Who, horde: ZoneId, target: ZoneId): void {
  const found = way(g.table, horde, target)
  if (found.to !== NONE) return g.then(lead, who, horde, target)
  note(g, who, found)
  strike(g, who, horde, horde)
}

// 8 no. 3, R6. Which way, when several zones are one closer.
export const lead: Choice<G, [who: Who, horde: ZoneId, target: ZoneId]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: 'Which way does the horde go?',
  obvious: true,
  options(g, can, _, horde, target) {
    for (const to of way(g.table, horde, target).tied) can('lead', zoneId(to))
  },
  take: {
    lead(g, [who, horde, target], part: string) {
      const to = zoneNamed(part)
      note(g, who, { ...way(g.table, horde, target), to })
      moveHorde(g, horde, to)
      strike(g, who, to, target)
    },
  },
}

// 8 no. 4, no. 5. The horde combines again in its new zone, then attacks.
function strike(g: G, who: Who, horde: ZoneId, target: ZoneId): void {
  g.then(combine, who, 4, horde)
  g.then(raid, who, horde, target)
}

// 8 no. 5. An attack, if a human character is in the horde's zone.
export function raid(g: G, who: Who, horde: ZoneId, target: ZoneId): void {
  if (humansIn(g.table, horde).length > 0) return g.then(attack, who, horde)
  g.then(nameSubject, who, NONE, target)
}

// 8 no. 5, R8. Whom the horde attacks.
export const attack: Choice<G, [who: Who, zone: ZoneId]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: 'Whom does the horde attack?',
  obvious: true,
  options(g, can, _, zone) {
    for (const victim of assault(g.table, zone).tied) can('attack', whoId(g.table, victim))
  },
  take: {
    attack(g, [who, zone], part: string) {
      const attacked = whoNamed(g.table, part)
      note(g, who, { ...assault(g.table, zone), attacked })
      g.then(defend, attacked)
      g.then(nameSubject, who, attacked, zone)
    },
  },
}

// 8 no. 5, 6.2 Ambush. A single battle that a horde begins: the character may equip first, and a win draws no card.
export function defend(g: G, who: Who): void {
  g.table.asked = who
  g.then(equip, who, false, [], [])
  g.then(battle, who, false)
}

// 8 no. 6, R9. The active character of the card, when the rules leave a choice.
export const nameSubject: Choice<G, [who: Who, attacked: Who, target: ZoneId]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: 'Whom does the threat card target?',
  obvious: true,
  options(g, can, _, attacked, target) {
    for (const one of subjects(g.table, attacked, target).tied) can('name', whoId(g.table, one))
  },
  take: {
    name(g, [who, attacked, target], part: string) {
      const one = whoNamed(g.table, part)
      note(g, who, { ...subjects(g.table, attacked, target), named: one })
      g.then(escalate, who, one)
    },
  },
}
