import type { Choice, Options, Seat } from '@shamble/engine'
import { placeRoad, placeSettlement, mayFound } from './building.ts'
import {
  CORNER_HEXES,
  CORNERS,
  EDGES,
  edgesOfCorner,
  hexesByHex,
  HEXES,
  hexesOfCorner,
  spiralFrom,
} from './data/island.ts'
import {
  BANK,
  BEGINNER_LAND,
  BEGINNER_NUMBERS,
  BEGINNER_STARTS,
  CARD_COUNTS,
  DESERT,
  DISCS,
  KINDS,
  LAND_COUNTS,
  PRINTED_HARBOURS,
} from './data/pieces.ts'
import { measureRoad } from './roads.ts'
import { corner, edge, none, NOBODY, sum, type G, type Switches } from './table.ts'
import { turn } from './turn.ts'

// 4. Set-up. The island, the bank and the deck; then the starting player is rolled for.
export function setUp(g: G, seats: number, options: Options): void {
  const switches = options as Switches
  const each = <T>(value: () => T) => Array.from({ length: seats }, value)
  const land = layLand(g, switches)
  g.table = {
    switches: { ...switches },
    seats,
    land,
    numbers: layNumbers(g, switches, land),
    harbours: layHarbours(g, switches),
    zombies: Array<number>(HEXES).fill(0),
    roads: Array<number>(EDGES).fill(NOBODY),
    owners: Array<number>(CORNERS).fill(NOBODY),
    sizes: Array<number>(CORNERS).fill(0),
    bank: Array<number>(KINDS).fill(BANK),
    hands: each(none),
    deck: g.shuffle(ofEach(CARD_COUNTS), 'deck'),
    cards: each(none),
    bought: none(),
    buried: [],
    played: none(),
    soldiers: each(() => 0),
    lengths: each(() => 0),
    longestRoad: NOBODY,
    largestArmy: NOBODY,
    out: each(() => false),
    first: 0,
    active: 0,
    round: 0,
    phase: 'founding',
    cardPlayed: false,
    building: false,
    freeRoads: 0,
    offersMade: 0,
    talk: null,
    payment: null,
    dice: [0, 0],
    rolls: Array<number>(11).fill(0),
  }
  g.then(
    rollForStart,
    each(() => 0).map((_, seat) => seat),
  )
  if (switches.board === 'beginnerStart') g.then(placePrintedPieces)
  else g.then(found)
  g.then(firstTurn)
}

/** `[2, 1]` gives `[0, 0, 1]`: each index as often as its count. */
export const ofEach = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => Array<number>(count).fill(kind))

// 4.2. The beginner board is printed; otherwise the terrain is shuffled.
function layLand(g: G, { board }: Switches): number[] {
  if (board === 'beginner' || board === 'beginnerStart') return [...BEGINNER_LAND]
  return g.shuffle(ofEach(LAND_COUNTS), 'land')
}

// 4.2, 4.4. Discs in letter order from any corner of the island; or shuffled until no two red numbers are neighbours.
function layNumbers(g: G, { board }: Switches, land: readonly number[]): number[] {
  if (board === 'beginner' || board === 'beginnerStart') return [...BEGINNER_NUMBERS]
  if (board === 'variable') return layDiscs(land, spiralFrom(g.pick(CORNER_HEXES, 'land')), DISCS)
  const places = land.map((_, hex) => hex)
  for (;;) {
    const numbers = layDiscs(land, places, g.shuffle([...DISCS], 'discs'))
    if (redsApart(numbers)) return numbers
  }
}

/** Lays discs on hexes in order, skipping the desert (4.4). Returns numbers by hex, 0 in the desert. */
export function layDiscs(
  land: readonly number[],
  places: readonly number[],
  discs: readonly number[],
): number[] {
  const numbers = Array<number>(HEXES).fill(0)
  let next = 0
  for (const hex of places) if (land[hex] !== DESERT) numbers[hex] = discs[next++]!
  return numbers
}

/** Whether no two red numbers, 6 and 8, lie on neighbouring hexes (4.2). */
export function redsApart(numbers: readonly number[]): boolean {
  const red = (hex: number) => numbers[hex] === 6 || numbers[hex] === 8
  return numbers.every((_, hex) => !red(hex) || !hexesByHex[hex]!.some(red))
}

// 4.5. Harbours as printed, or the nine types shuffled over the nine places.
const layHarbours = (g: G, { harbours }: Switches): number[] =>
  harbours === 'printed' ? [...PRINTED_HARBOURS] : g.shuffle([...PRINTED_HARBOURS], 'harbours')

// 4.7. Starting player. The highest roll of two dice; tied players roll again.
function rollForStart(g: G, seats: Seat[]): void {
  let best: Seat[] = []
  let highest = 0
  for (const seat of seats) {
    const dice: [number, number] = [g.roll(6, 'start'), g.roll(6, 'start')]
    g.tell({ type: 'startRolled', seat, dice })
    const total = sum(dice)
    if (total > highest) best = []
    if (total >= highest) best.push(seat)
    highest = Math.max(highest, total)
  }
  if (best.length > 1) return g.then(rollForStart, best)
  g.table.first = best[0]!
  g.tell({ type: 'starterFound', seat: best[0]! })
}

// 4.6. The printed starting pieces, instead of the founding rounds. With three players red is left out.
function placePrintedPieces(g: G): void {
  for (let seat = 0; seat < g.table.seats; seat++) {
    const { settlements, roads, starred } = BEGINNER_STARTS[seat]!
    for (const at of settlements) placeSettlement(g, seat, at)
    for (const at of roads) placeRoad(g, seat, at)
    takeFoundingCards(g, seat, starred)
  }
}

// 4.8. Founding. Clockwise from the starting player, then back again, so that the last player places twice in a row.
function found(g: G): void {
  const { seats, first } = g.table
  const order = Array.from({ length: seats }, (_, i) => (first + i) % seats)
  for (const seat of order) g.then(takeTurnFounding, seat, false)
  for (const seat of order.reverse()) g.then(takeTurnFounding, seat, true)
}

function takeTurnFounding(g: G, seat: Seat, second: boolean): void {
  g.table.active = seat
  g.then(foundSettlement, seat, second)
}

// 4.8, 4.9. A settlement on any corner that keeps its distance. The second one brings a card for each of its hexes.
const foundSettlement: Choice<G, [seat: Seat, second: boolean]> = {
  seat: (_, seat) => seat,
  ask: (_, second) => (second ? 'Found your second settlement.' : 'Found your first settlement.'),
  options(g, can) {
    for (let at = 0; at < CORNERS; at++) if (mayFound(g.table, at)) can('settle', corner(at))
  },
  take: {
    settle(g, [seat, second], part: string) {
      const at = corner.of(part)
      placeSettlement(g, seat, at)
      g.tell({ type: 'founded', seat, corner: at })
      if (second) takeFoundingCards(g, seat, at)
      g.then(foundRoad, seat, at)
    },
  },
}

// 4.8. And one road on a free edge that touches it.
const foundRoad: Choice<G, [seat: Seat, from: number]> = {
  seat: (_, seat) => seat,
  ask: 'Build a road next to it.',
  options(g, can, _, from) {
    for (const at of edgesOfCorner[from]!) if (g.table.roads[at] === NOBODY) can('road', edge(at))
  },
  take: {
    road(g, [seat], part: string) {
      placeRoad(g, seat, edge.of(part))
      g.tell({ type: 'roadBuilt', seat, edge: edge.of(part) })
    },
  },
}

// 4.9. One card for each land hex it touches, none for the desert.
function takeFoundingCards(g: G, seat: Seat, at: number): void {
  const { land, bank, hands } = g.table
  const cards = none()
  for (const hex of hexesOfCorner[at]!) {
    const resource = land[hex]!
    if (resource === DESERT) continue
    cards[resource]!++
    bank[resource]!--
    hands[seat]![resource]!++
  }
  g.tell({ type: 'foundingCards', seat, cards })
}

// 5.1. The starting player takes the first turn. Founding was no round of play (4.10).
function firstTurn(g: G): void {
  const t = g.table
  t.active = t.first
  t.round = 1
  for (let seat = 0; seat < t.seats; seat++) t.lengths[seat] = measureRoad(t, seat)
  g.then(turn)
}

/** The steps of this chapter, in the order of play. */
export const steps = {
  rollForStart,
  placePrintedPieces,
  found,
  takeTurnFounding,
  foundSettlement,
  foundRoad,
  firstTurn,
}
