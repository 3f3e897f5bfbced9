import { quickChance } from '@shamble/engine'
import { expect, test } from 'vitest'
import { eachCityPlace, eachRoadPlace, eachSettlementPlace } from '../src/building.ts'
import {
  CORNERS,
  cornersByCorner,
  cornersOfEdge,
  cornersOfHex,
  EDGES,
  edgesOfCorner,
  HEXES,
} from '../src/data/island.ts'
import { BANK, CITIES, DESERT, ROADS, SETTLEMENTS } from '../src/data/pieces.ts'
import { measureRoad } from '../src/roads.ts'
import type { Table } from '../src/table.ts'
import { onIsland, settled, stand, type Pieces } from './positions.ts'
import { slowRoadLength } from './slow.ts'

/*
 * Production, building and roads compared with their definitions, on islands where four players have nearly all pieces out.
 */

type Chance = (n: number) => number

// Four players place random pieces until none are left, or no room.
function crowded(chance: Chance): Partial<Table> {
  const owners = Array<number>(CORNERS).fill(-1)
  const taken = Array<number>(EDGES).fill(-1)
  const pieces: Pieces[] = [0, 1, 2, 3].map(() => ({ roads: [], settlements: [], cities: [] }))
  for (let n = 0; n < 40; n++) {
    const seat = chance(4)
    const { settlements, cities } = pieces[seat]! as { settlements: number[]; cities: number[] }
    const at = chance(CORNERS)
    if (owners[at]! >= 0 || cornersByCorner[at]!.some((near) => owners[near]! >= 0)) continue
    const list = chance(2) === 0 && cities.length < CITIES ? cities : settlements
    if (list === settlements && settlements.length === SETTLEMENTS) continue
    owners[at] = seat
    list.push(at)
  }
  for (const [seat, { roads, settlements, cities }] of pieces.entries()) {
    const ends = [...settlements!, ...cities!]
    const own = roads as number[]
    for (let n = 0; ends.length > 0 && n < 60 && own.length < ROADS; n++) {
      const from = chance(3) > 0 ? ends.at(-1)! : ends[chance(ends.length)]!
      const edge = edgesOfCorner[from]![chance(edgesOfCorner[from]!.length)]!
      if (taken[edge]! >= 0 || (owners[from]! >= 0 && owners[from] !== seat)) continue
      taken[edge] = seat
      own.push(edge)
      ends.push(...cornersOfEdge[edge]!)
    }
  }
  return stand(pieces)
}

// Random hands, so that the bank sometimes runs short.
function hands(chance: Chance): Pick<Table, 'hands' | 'bank'> {
  const bank = [0, 1, 2, 3, 4].map(() => (chance(2) === 0 ? chance(6) : BANK))
  const rest = bank.map((left) => BANK - left)
  return { hands: [rest, ...[1, 2, 3].map(() => [0, 0, 0, 0, 0])], bank }
}

// 6.1, 6.3, by the letter: every building asks at every hex; then the bank looks at each resource.
function owed({ land, numbers, owners, sizes, bank }: Table, number: number): number[][] {
  const claims = [0, 1, 2, 3].map(() => [0, 0, 0, 0, 0])
  for (const [at, owner] of owners.entries())
    for (const [hex, corners] of cornersOfHex.entries())
      if (owner >= 0 && numbers[hex] === number && land[hex] !== DESERT && corners.includes(at))
        claims[owner]![land[hex]!]! += sizes[at] === 2 ? 2 : 1
  return claims.map((claim, seat) =>
    claim.map((n, resource) => {
      const all = claims.reduce((sum, other) => sum + other[resource]!, 0)
      if (all <= bank[resource]!) return n
      const alone = claims.every((other, of) => of === seat || other[resource] === 0)
      return alone ? bank[resource]! : 0
    }),
  )
}

test('6. Production agrees with its definition, from full and from nearly empty banks.', () => {
  const chance = quickChance('production')
  let short = 0
  for (let n = 0; n < 120; n++) {
    const dice: [number, number] = [1 + chance(6), 1 + chance(6)]
    if (dice[0] + dice[1] === 7) continue
    const zombies = Array<number>(HEXES).fill(chance(4))
    const table = { ...crowded(chance), ...hands(chance), zombies, phase: 'beforeRoll' as const }
    const { table: before } = settled(table, [])
    const due = owed(before, dice[0] + dice[1])
    onIsland(table, [['roll']])
      .dice(...dice)
      .check(({ hands: after, bank }) => {
        expect(after).toEqual(before.hands.map((hand, seat) => hand.map((held, r) => held + due[seat]![r]!)))
        expect(bank).toEqual(
          before.bank.map((left, r) => left - due.reduce((sum, gain) => sum + gain[r]!, 0)),
        )
        if (bank.some((left, r) => left === 0 && before.bank[r]! > 0)) short++
      })
  }
  expect(short).toBeGreaterThan(8)
})

// 8.3. A free edge that touches an own building, or an own road at a corner without another player's building.
function roadPlaces({ roads, owners }: Table, seat: number): number[] {
  const all = Array.from({ length: EDGES }, (_, at) => at)
  if (all.filter((at) => roads[at] === seat).length === ROADS) return []
  return all.filter(
    (at) =>
      roads[at] === -1 &&
      cornersOfEdge[at]!.some(
        (end) =>
          owners[end] === seat ||
          (owners[end] === -1 &&
            all.some((other) => roads[other] === seat && cornersOfEdge[other]!.includes(end))),
      ),
  )
}

// 8.4. A free vertex that an own road touches and whose neighbours are all empty; 8.6: as long as there is a piece.
function settlementPlaces({ roads, owners, sizes }: Table, seat: number): number[] {
  const all = Array.from({ length: CORNERS }, (_, at) => at)
  if (all.filter((at) => owners[at] === seat && sizes[at] === 1).length === SETTLEMENTS) return []
  return all.filter(
    (at) =>
      cornersByCorner[at]!.concat(at).every((near) => owners[near] === -1) &&
      roads.some((owner, edge) => owner === seat && cornersOfEdge[edge]!.includes(at)),
  )
}

// 8.5. An own settlement, as long as there is a city.
function cityPlaces({ owners, sizes }: Table, seat: number): number[] {
  const mine = (size: number) =>
    owners.flatMap((owner, at) => (owner === seat && sizes[at] === size ? [at] : []))
  return mine(2).length === CITIES ? [] : mine(1)
}

test('8, 10.1. Places to build and road lengths agree with their definitions, also with all pieces out.', () => {
  const chance = quickChance('building')
  let out = 0
  for (let n = 0; n < 120; n++) {
    const { table } = settled(crowded(chance), [])
    for (let seat = 0; seat < 4; seat++) {
      const found: number[][] = [[], [], []]
      eachRoadPlace(table, seat, (at) => found[0]!.push(at))
      eachSettlementPlace(table, seat, (at) => found[1]!.push(at))
      eachCityPlace(table, seat, (at) => found[2]!.push(at))
      expect(found).toEqual([roadPlaces(table, seat), settlementPlaces(table, seat), cityPlaces(table, seat)])
      if (n % 4 === 0) expect(measureRoad(table, seat)).toBe(slowRoadLength(table, seat))
      if (table.roads.filter((owner) => owner === seat).length === ROADS) out++
    }
  }
  expect(out).toBeGreaterThan(20)
})
