import type { Choice } from '@shamble/engine'
import type { ThreatEffect } from './data/threats.ts'
import { ZONES } from './data/zones.ts'
import { draw, lose } from './hand.ts'
import { grow, isClear, moveHorde, turnUp } from './hordes.ts'
import { ADJACENT, closerTo, CONTINENT_ZONES, continentOf, distance } from './map.ts'
import { removeAircraft } from './move.ts'
import { turnTokens } from './tactics.ts'
import {
  cardsOf,
  humansFrom,
  NONE,
  ownerOf,
  zoneId,
  zoneNamed,
  type G,
  type Table,
  type ZoneId,
} from './table.ts'
import { defend } from './zombie/turn.ts'

/*
 * The effects of Threat Escalation cards (6). "All characters" are the human ones, in turn order from the active one (R21).
 * They discard as far as possible, and no one turns.
 */

type Op = ThreatEffect['op']
type Of<O extends Op> = Extract<ThreatEffect, { op: O }>

const STREAM = 'events'

/** Carries out one effect of the card. */
export function carryOut(g: G, effect: ThreatEffect): void {
  ;(DOES[effect.op] as (g: G, effect: ThreatEffect) => void)(g, effect)
}

const DOES: { [O in Op]: (g: G, effect: Of<O>) => void } = {
  growZones,
  discardAllWith,
  growActiveZone,
  growAdjacentHordes,
  growContinentHordes,
  growHordesIn,
  spawnRandomClear,
  growRandomPerContinent,
  revealContinentAndGrow,
  discardActive,
  discardEquippedIf,
  discardTacticAll,
  removeNearestAircraft,
  ambush,
  drawActive,
  revealGreyChoice,
}

/** The zone of the active character. */
const activeZone = (t: Table): ZoneId => t.at[t.subject]!

/** The zones among these with a face-up horde. */
const hordesIn = ({ strength }: Table, zones: readonly ZoneId[]): ZoneId[] =>
  zones.filter((zone) => strength[zone]! > 0)

// 6.1. Outbreak: each of the zones gains, in the order printed.
function growZones(g: G, { zones, by }: Of<'growZones'>): void {
  for (const zone of zones) grow(g, zone, by)
}

// 6.2, Threatened Supply. Characters with at least `min` combat cards, hand and equipped together, discard some.
function discardAllWith(g: G, { min, count }: Of<'discardAllWith'>): void {
  for (const who of humansFrom(g.table, g.table.subject))
    if (cardsOf(g.table, who) >= min) g.then(lose, who, count, 'any')
}

// 6.2, Failed Quarantine. The active character's zone gains.
function growActiveZone(g: G, { by }: Of<'growActiveZone'>): void {
  grow(g, activeZone(g.table), by)
}

// 6.2, Closing Ring. Every face-up horde next to the active character gains.
function growAdjacentHordes(g: G, { by }: Of<'growAdjacentHordes'>): void {
  for (const zone of hordesIn(g.table, ADJACENT[activeZone(g.table)]!)) grow(g, zone, by)
}

// 6.2, Chain Reaction. Every face-up horde of one strength on the active character's continent gains.
function growContinentHordes(g: G, { strength, by }: Of<'growContinentHordes'>): void {
  const zones = continentOf(activeZone(g.table)).filter((zone) => g.table.strength[zone] === strength)
  for (const zone of zones) grow(g, zone, by)
}

// 6.2, Spring Thaw, Out of the Surf. Every face-up horde in the zones listed gains.
function growHordesIn(g: G, { zones, by }: Of<'growHordesIn'>): void {
  for (const zone of hordesIn(g.table, zones)) grow(g, zone, by)
}

// 6.2, Patient Zero. New hordes appear in random clear zones, as far as there are any.
function spawnRandomClear(g: G, { count, strength }: Of<'spawnRandomClear'>): void {
  for (let n = 0; n < count; n++) {
    const clear = ZONES.flatMap((_, zone) => (isClear(g.table, zone) ? [zone] : []))
    if (clear.length > 0) grow(g, g.pick(clear, STREAM), strength)
  }
}

// 6.2, Everywhere at Once. On each continent a random face-up horde gains. One of strength 4 may be picked, without effect.
function growRandomPerContinent(g: G, { by }: Of<'growRandomPerContinent'>): void {
  for (const zones of CONTINENT_ZONES) {
    const hordes = hordesIn(g.table, zones)
    if (hordes.length > 0) grow(g, g.pick(hordes, STREAM), by)
  }
}

// 6.2, Lost Contact. The tokens of the active character's continent are turned up, and each horde revealed gains. Without a
// token the active character's zone gains.
function revealContinentAndGrow(g: G, { by, otherwiseActiveZone }: Of<'revealContinentAndGrow'>): void {
  const t = g.table
  const tokens = continentOf(activeZone(t)).filter((zone) => t.token[zone] !== NONE)
  if (tokens.length === 0) return grow(g, activeZone(t), otherwiseActiveZone)
  for (const zone of tokens) {
    turnUp(g, zone)
    if (t.strength[zone]! > 0) grow(g, zone, by)
  }
}

// 6.2, Quislings. The active character discards.
function discardActive(g: G, { count }: Of<'discardActive'>): void {
  g.then(lose, g.table.subject, count, 'any')
}

// 6.2, Shattered Arsenal. Characters with at least `min` equipped weapons discard some of them.
function discardEquippedIf(g: G, { min, count }: Of<'discardEquippedIf'>): void {
  for (const who of humansFrom(g.table, g.table.subject))
    if (g.table.worn[who]!.length >= min) g.then(lose, who, count, 'worn')
}

// 6.2, Placebo Rush. Characters with a tactic discard one.
function discardTacticAll(g: G, { count }: Of<'discardTacticAll'>): void {
  for (const who of humansFrom(g.table, g.table.subject)) g.then(lose, who, count, 'tactic')
}

// 6.2, Grounded Fleet. The aircraft nearest to the active character is lost. If there is none, the active character discards.
function removeNearestAircraft(g: G): void {
  if (g.table.aircraft.length > 0) return g.then(ground)
  g.then(lose, g.table.subject, GROUNDED_DISCARDS, 'any')
}

const GROUNDED_DISCARDS = 1

export const ground: Choice<G, []> = {
  seat: (g) => ownerOf(g.table, g.table.active),
  ask: 'Which aircraft is lost?',
  obvious: true,
  options(g, can) {
    for (const zone of nearest(g.table, g.table.aircraft)) can('ground', zoneId(zone))
  },
  take: {
    ground(g, _, zone: string) {
      removeAircraft(g, zoneNamed(zone))
    },
  },
}

/** The zones among these nearest to the active character. */
function nearest(t: Table, zones: readonly ZoneId[]): ZoneId[] {
  const near = Math.min(...zones.map((zone) => distance(zone, activeZone(t))))
  return zones.filter((zone) => distance(zone, activeZone(t)) === near)
}

// 6.2, Ambush. A horde in the active character's zone attacks. Otherwise the nearest horde comes one zone closer, and attacks
// if it arrives.
function ambush(g: G): void {
  const t = g.table
  if (t.strength[activeZone(t)]! > 0) return defend(g, t.subject)
  g.then(lure)
}

// 6.2, Ambush. Which horde comes, and which way. The player breaks ties.
export const lure: Choice<G, []> = {
  seat: (g) => ownerOf(g.table, g.table.active),
  ask: 'Which horde comes closer, and which way?',
  obvious: true,
  options(g, can) {
    const t = g.table
    for (const horde of nearest(t, hordesIn(t, ALL)))
      for (const to of closerTo(activeZone(t), horde)) can('lure', zoneId(horde), zoneId(to))
  },
  take: {
    lure(g, _, from: string, to: string) {
      moveHorde(g, zoneNamed(from), zoneNamed(to))
      if (zoneNamed(to) === activeZone(g.table)) g.then(defend, g.table.subject)
    },
  },
}

const ALL = ZONES.map((_, zone) => zone)

// 6.2, Air Bridge. The active character draws.
function drawActive(g: G, { count }: Of<'drawActive'>): void {
  for (let n = 0; n < count; n++) draw(g, g.table.subject)
}

// 6.2, Last Broadcast. Up to `count` tokens anywhere are turned up.
function revealGreyChoice(g: G, { count }: Of<'revealGreyChoice'>): void {
  g.then(turnTokens, g.table.active, count)
}
