import type { Choice } from '@shamble/engine'
import { abilityOf } from './data/roles.ts'
import { ZONES } from './data/zones.ts'
import type { By } from './events.ts'
import { different, discardCard, lose } from './hand.ts'
import { moveFacts } from './facts.ts'
import { turnUp } from './hordes.ts'
import { ADJACENT, continentOf } from './map.ts'
import { listOwnTurn, playOwnTurn } from './tactics.ts'
import {
  cardId,
  cardNamed,
  cardsOf,
  isWeapon,
  ownerOf,
  tacticOf,
  zoneId,
  zoneNamed,
  type CardId,
  type G,
  type Table,
  type Who,
  type ZoneId,
} from './table.ts'

/*
 * The Move step (7.1).
 */

type Can = (verb: string, ...parts: string[]) => void

// 7.1. Move. Stay, go to an adjacent zone, fly with an aircraft token, or use a card or an ability that replaces the move.
export const move: Choice<G, [who: Who]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: 'Move, or stay.',
  facts: (g, made, who) => moveFacts(g.table, made, who),
  options(g, can, who) {
    const t = g.table
    const at = t.at[who]!
    can('stay')
    for (const zone of ADJACENT[at]!) can('go', zoneId(zone))
    if (t.aircraft.includes(at)) listZones(can, 'fly', at)
    if (mayPilot(t, who)) listZones(can, 'pilot', at)
    listMoveTactics(t, can, who)
    listOwnTurn(t, can, who)
  },
  take: {
    stay(g, [who]) {
      g.tell({ type: 'stayed', who, at: g.table.at[who]! })
    },
    go(g, [who], zone: string) {
      arrive(g, who, zoneNamed(zone), 'foot')
      const steps = abilityOf(g.table.role[who]!, 'moveSteps')?.value ?? 1
      for (let step = 1; step < steps; step++) g.then(moveOn, who)
    },
    fly(g, [who], zone: string) {
      removeAircraft(g, g.table.at[who]!)
      arrive(g, who, zoneNamed(zone), 'aircraft')
    },
    pilot(g, [who], zone: string) {
      const { cost } = abilityOf(g.table.role[who]!, 'flyByDiscard')!
      g.tell({ type: 'flightChosen', who, to: zoneNamed(zone) })
      g.then(lose, who, cost, 'any')
      g.then(pilotTo, who, zoneNamed(zone))
    },
    play(g, [who], card: string, ...parts: string[]) {
      if (tacticOf(cardNamed(card)).timing === 'move') return moveByTactic(g, who, cardNamed(card), parts[0]!)
      playOwnTurn(g, who, cardNamed(card), parts)
      g.again()
    },
  },
}

// 7.1, R19. Ranger: the second step, after the token in the first zone was turned up. Own-turn tactics may come between.
export const moveOn: Choice<G, [who: Who]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: 'A second step, or stay.',
  facts: (g, made, who) => moveFacts(g.table, made, who),
  options(g, can, who) {
    const t = g.table
    can('stay')
    for (const zone of ADJACENT[t.at[who]!]!) can('go', zoneId(zone))
    listOwnTurn(t, can, who)
  },
  take: {
    stay(g, [who]) {
      g.tell({ type: 'stayed', who, at: g.table.at[who]! })
    },
    go(g, [who], zone: string) {
      arrive(g, who, zoneNamed(zone), 'foot')
    },
    play(g, [who], card: string, ...parts: string[]) {
      playOwnTurn(g, who, cardNamed(card), parts)
      g.again()
    },
  },
}

// R18. Any zone means any other zone.
function listZones(can: Can, verb: string, from: ZoneId, card?: CardId): void {
  for (let zone = 0; zone < ZONES.length; zone++) listZone(can, verb, zone, from, card)
}

function listZone(can: Can, verb: string, zone: ZoneId, from: ZoneId, card?: CardId): void {
  if (zone === from) return
  if (card === undefined) can(verb, zoneId(zone))
  else can(verb, cardId(card), zoneId(zone))
}

// 4, Pilot. One card pays for a flight.
function mayPilot(t: Table, who: Who): boolean {
  const ability = abilityOf(t.role[who]!, 'flyByDiscard')
  return ability !== null && cardsOf(t, who) >= ability.cost
}

/** The Pilot's flight, after the payment. */
export function pilotTo(g: G, who: Who, zone: ZoneId): void {
  arrive(g, who, zone, 'pilot')
}

// 5.2, Redeployment and Airlift: in place of the normal move.
function listMoveTactics(t: Table, can: Can, who: Who): void {
  for (const card of different(t.hand[who]!)) {
    if (isWeapon(card) || tacticOf(card).timing !== 'move') continue
    const from = t.at[who]!
    for (const { op } of tacticOf(card).effects) {
      if (op === 'fly') listZones(can, 'play', from, card)
      else for (const zone of continentOf(from)) listZone(can, 'play', zone, from, card)
    }
  }
}

function moveByTactic(g: G, who: Who, card: CardId, zone: string): void {
  g.tell({ type: 'played', who, card })
  arrive(g, who, zoneNamed(zone), card)
  discardCard(g, who, card, false)
}

// 7.1. A character enters a zone. A face-down token there is turned up at once.
export function arrive(g: G, who: Who, to: ZoneId, by: By): void {
  const t = g.table
  const from = t.at[who]!
  t.at[who] = to
  g.tell({ type: 'moved', who, from, to, by })
  turnUp(g, to)
}

/** Removes an aircraft token from the board. */
export function removeAircraft(g: G, zone: ZoneId): void {
  g.table.aircraft = g.table.aircraft.filter((other) => other !== zone)
  g.tell({ type: 'aircraftLost', zone })
}
