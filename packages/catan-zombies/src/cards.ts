import type { Choice } from '@shamble/engine'
import { updateLargestArmy } from './awards.ts'
import { canPlaceRoad, eachRoadPlace, layRoad } from './building.ts'
import { HEXES } from './data/island.ts'
import { KINDS, MONOPOLY, PLENTY, POINT, ROAD_BUILDING, SOLDIER } from './data/pieces.ts'
import { winIfTen } from './end.ts'
import { BANKED, edge, hex, resourceIn, sum, WANTED, type G, type Table } from './table.ts'

const FREE_ROADS = 2

// 8.2, 9.1, R8. Two different cards of wool, grain and ore buy the top card of the deck, which stays hidden.
export function buyCard(g: G, a: number, b: number): void {
  const { hands, bank, deck, cards, bought, active } = g.table
  for (const paid of [a, b]) {
    hands[active]![paid]!--
    bank[paid]!++
  }
  const card = deck.pop()!
  cards[active]![card]!++
  bought[card]!++
  g.table.building = true
  g.tell({ type: 'cardBought', seat: active, paid: [a, b] })
  g.tell({ type: 'cardDrawn', seat: active, card }, active)
  winIfTen(g, active)
}

// 9.2. One card a turn, no victory point, and not on the turn it was bought.
export function eachPlayable(t: Table, can: (card: number) => void): void {
  if (t.cardPlayed) return
  const held = t.cards[t.active]!
  for (let card = 0; card < held.length; card++)
    if (card !== POINT && held[card]! > t.bought[card]! && isOfUse(t, card)) can(card)
}

// Ruling S3. Road Building needs a road to place, Year of Plenty a card in the bank (9.4).
function isOfUse(t: Table, card: number): boolean {
  if (card === ROAD_BUILDING) return canPlaceRoad(t, t.active)
  return card !== PLENTY || sum(t.bank) > 0
}

// 9.4, 9.5. Soldiers stay face up in front of the player; progress cards leave the game.
export function playCard(g: G, card: number): void {
  const t = g.table
  const seat = t.active
  t.cards[seat]![card]!--
  t.cardPlayed = true
  g.tell({ type: 'cardPlayed', seat, card })
  if (card === SOLDIER) return playSoldier(g)
  t.played[card]!++
  if (card === MONOPOLY) return g.then(nameResource)
  if (card === PLENTY) {
    g.then(takePlenty)
    return g.then(takePlenty)
  }
  t.freeRoads = FREE_ROADS
  g.then(placeFreeRoad)
  g.then(freeRoadsEnd)
}

// 9.4, R9. A soldier clears a hex of zombies, and counts for the Largest Army.
function playSoldier(g: G): void {
  const t = g.table
  t.soldiers[t.active]!++
  updateLargestArmy(g, t.active)
  if (!winIfTen(g, t.active)) g.then(clearHex)
}

// R9. Any hex with zombies. If there is none, the soldier counts for the army only.
const clearHex: Choice<G, []> = {
  seat: (g) => g.table.active,
  ask: 'Which hex does the soldier clear?',
  obvious: true,
  options(g, can) {
    for (let at = 0; at < HEXES; at++) if (g.table.zombies[at]! > 0) can('clear', hex(at))
  },
  take: {
    clear(g, _, part: string) {
      const at = hex.of(part)
      const { zombies, active } = g.table
      g.tell({ type: 'hexCleared', seat: active, hex: at, zombies: zombies[at]! })
      zombies[at] = 0
    },
  },
}

// 9.4. Road Building: two free roads under the normal rules. The second is optional (ruling S4).
const placeFreeRoad: Choice<G, []> = {
  seat: (g) => g.table.active,
  ask: 'Place a free road.',
  options(g, can) {
    const { active, freeRoads } = g.table
    let any = false
    eachRoadPlace(g.table, active, (at) => {
      any = true
      can('road', edge(at))
    })
    if (any && freeRoads < FREE_ROADS) can('enough')
  },
  take: {
    road(g, _, part: string) {
      const t = g.table
      t.freeRoads--
      layRoad(g, t.active, edge.of(part))
      if (t.freeRoads > 0) g.again()
    },
    enough() {},
  },
}

function freeRoadsEnd(g: G): void {
  g.table.freeRoads = 0
}

// 9.4. Year of Plenty: any two cards from the bank, or one if it has no more.
const takePlenty: Choice<G, []> = {
  seat: (g) => g.table.active,
  ask: 'Take a card from the bank.',
  obvious: true,
  options(g, can) {
    for (let r = 0; r < KINDS; r++) if (g.table.bank[r]! > 0) can('take', BANKED[r]!)
  },
  take: {
    take(g, _, part: string) {
      const { bank, hands, active } = g.table
      const resource = resourceIn(part)
      bank[resource]!--
      hands[active]![resource]!++
      g.tell({ type: 'plentyTaken', seat: active, resource })
    },
  },
}

// 9.4. Monopoly: every other player hands over all cards of a resource.
const nameResource: Choice<G, []> = {
  seat: (g) => g.table.active,
  ask: 'Name a resource: the others give you all they have of it.',
  options(_, can) {
    for (const part of WANTED) can('name', part)
  },
  take: {
    name(g, _, part: string) {
      const { hands, active } = g.table
      const resource = resourceIn(part)
      const taken = hands.map((hand, seat) => (seat === active ? 0 : hand[resource]!))
      for (const hand of hands) hand[resource] = hand === hands[active] ? hand[resource]! : 0
      hands[active]![resource]! += sum(taken)
      g.reveal()
      g.tell({ type: 'monopolised', seat: active, resource, taken })
    },
  },
}

/** The steps of this chapter, in the order of play. */
export const steps = { clearHex, placeFreeRoad, freeRoadsEnd, takePlenty, nameResource }
