import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as island from '../src/data/island.ts'
import * as pieces from '../src/data/pieces.ts'
import { catanZombies } from '../src/index.ts'

/*
 * The box and the island, compared with the tables of the reference (`data.json`).
 */

interface Data {
  hexes: { vertices: number[]; adjacent: number[] }[]
  vertices: { hexes: number[]; adjacent: number[]; edges: number[] }[]
  edges: { vertices: number[]; hexes: number[] }[]
  harbours: { edge: number; vertices: number[]; type: string }[]
  terrain: Record<string, { count: number; resource: string | null }>
  numberDiscs: number[]
  spirals: Record<string, number[]>
  beginner: {
    hexes: { hex: number; terrain: string; number: number | null }[]
    starts: Record<string, { settlements: number[]; roads: number[]; starred: number }>
  }
  bank: Record<string, number>
  piecesPerPlayer: Record<string, number>
  costs: Record<string, Record<string, number>>
  destructionValue: Record<string, number>
  developmentCards: { type: string; count: number }[]
  specialCards: Record<string, { minimum: number; points: number }>
  points: Record<string, number>
  zombies: Record<string, number>
  options: Record<string, { default: unknown; values: unknown[] }>
}

const data = JSON.parse(readFileSync(new URL('./data.json', import.meta.url), 'utf8')) as Data
const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)
const resource = (name: string) =>
  name === 'any' ? pieces.ANY : pieces.RESOURCES.indexOf(name as (typeof pieces.RESOURCES)[number])
const counts = (cost: Record<string, number>) => pieces.RESOURCES.map((name) => cost[name] ?? 0)

test('3.9, 3.11. Hexes, corners and edges touch as in the tables.', () => {
  expect(data.hexes).toHaveLength(island.HEXES)
  expect(data.vertices).toHaveLength(island.CORNERS)
  expect(data.edges).toHaveLength(island.EDGES)
  for (const [hex, { vertices, adjacent }] of data.hexes.entries()) {
    expect(island.cornersOfHex[hex]).toEqual(vertices)
    expect(sorted(island.hexesByHex[hex]!)).toEqual(sorted(adjacent))
  }
  for (const [corner, { hexes, adjacent, edges }] of data.vertices.entries()) {
    expect(sorted(island.hexesOfCorner[corner]!)).toEqual(sorted(hexes))
    expect(sorted(island.cornersByCorner[corner]!)).toEqual(sorted(adjacent))
    expect(sorted(island.edgesOfCorner[corner]!)).toEqual(sorted(edges))
  }
  for (const [edge, { vertices, hexes }] of data.edges.entries()) {
    expect(sorted(island.cornersOfEdge[edge]!)).toEqual(sorted(vertices))
    expect(sorted(island.hexesOfEdge[edge]!)).toEqual(sorted(hexes))
  }
})

test('3.12. The places and types of the harbours.', () => {
  expect([...island.HARBOUR_EDGES]).toEqual(data.harbours.map(({ edge }) => edge))
  expect([...pieces.PRINTED_HARBOURS]).toEqual(data.harbours.map(({ type }) => resource(type)))
  for (const [place, { vertices }] of data.harbours.entries())
    expect(sorted(island.cornersOfEdge[island.HARBOUR_EDGES[place]!]!)).toEqual(sorted(vertices))
})

test('3.1, 4.4. Land, discs, and the spiral from each corner.', () => {
  expect([...pieces.LAND_COUNTS]).toEqual(pieces.LANDS.map((land) => data.terrain[land]!.count))
  for (const [land, { resource: name }] of Object.entries(data.terrain))
    expect(pieces.LANDS.indexOf(land as (typeof pieces.LANDS)[number])).toBe(
      name === null ? pieces.DESERT : resource(name),
    )
  expect([...pieces.DISCS]).toEqual(data.numberDiscs)
  const spirals = Object.values(data.spirals)
  expect(sorted(spirals.map(([first]) => first!))).toEqual(sorted([...island.CORNER_HEXES]))
  for (const spiral of spirals) expect(island.spiralFrom(spiral[0]!)).toEqual(spiral)
})

test('4.6. The beginner board and its starting pieces.', () => {
  for (const { hex, terrain, number } of data.beginner.hexes) {
    expect(pieces.LANDS[pieces.BEGINNER_LAND[hex]!]).toBe(terrain)
    expect(pieces.BEGINNER_NUMBERS[hex]).toBe(number ?? 0)
  }
  for (const [seat, colour] of pieces.COLOURS.entries()) {
    const { settlements, roads, starred } = data.beginner.starts[colour.toLowerCase()]!
    expect(pieces.BEGINNER_STARTS[seat]).toEqual({ settlements, roads, starred })
  }
})

test('3.4 to 3.7, 8, 14.1. Pieces, cards, prices, and what pieces are worth in payment.', () => {
  expect(data.bank).toEqual(Object.fromEntries(pieces.RESOURCES.map((name) => [name, pieces.BANK])))
  expect([pieces.ROADS, pieces.SETTLEMENTS, pieces.CITIES]).toEqual(
    ['road', 'settlement', 'city'].map((piece) => data.piecesPerPlayer[piece]),
  )
  expect([pieces.ROAD_COST, pieces.SETTLEMENT_COST, pieces.CITY_COST]).toEqual(
    ['road', 'settlement', 'city'].map((piece) => counts(data.costs[piece]!)),
  )
  const { chooseDifferent, from } = data.costs.developmentCard as unknown as {
    chooseDifferent: number
    from: string[]
  }
  const kinds = from.map(resource)
  expect(pieces.CARD_PRICES.map((price) => new Set(price).size)).toEqual([2, 2, 2].map(() => chooseDifferent))
  expect(new Set(pieces.CARD_PRICES.flat())).toEqual(new Set(kinds))
  expect(new Set(pieces.CARD_PRICES.map(String)).size).toBe((kinds.length * (kinds.length - 1)) / 2)
  expect(data.destructionValue).toEqual({
    road: pieces.ROAD_WORTH,
    settlement: pieces.SETTLEMENT_WORTH,
    cityToSettlement: pieces.CITY_WORTH,
  })
  expect([...pieces.CARD_COUNTS]).toEqual(data.developmentCards.map(({ count }) => count))
  expect(data.specialCards).toEqual({
    longestRoad: { minimum: pieces.MIN_LONGEST_ROAD, points: pieces.SPECIAL_POINTS },
    largestArmy: { minimum: pieces.MIN_ARMY, points: pieces.SPECIAL_POINTS },
  })
})

test('11, 13, 17. Zombies, points, and the switches with their defaults first.', () => {
  expect(data.zombies).toMatchObject({
    maxPerHex: pieces.FULL,
    settlementHitAt: pieces.HITS_SETTLEMENT,
    cityHitAt: pieces.HITS_CITY,
    firstAttackRound: pieces.FIRST_ATTACK_ROUND,
  })
  expect(data.points.target).toBe(pieces.TO_WIN)
  const ours = catanZombies.options as Record<string, readonly unknown[]>
  for (const [name, { default: first, values }] of Object.entries(data.options)) {
    expect(ours[name]![0], name).toEqual(first)
    for (const value of values) expect(ours[name], name).toContainEqual(value)
  }
})
