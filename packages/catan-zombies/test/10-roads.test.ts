import { quickChance } from '@shamble/engine'
import { describe, expect, test } from 'vitest'
import { longestRoadGoes, type Cause } from '../src/awards.ts'
import { CORNERS, cornersOfEdge, edgesOfCorner } from '../src/data/island.ts'
import { longestChain, measureRoad } from '../src/roads.ts'
import { examples } from './examples.ts'
import { hold, onIsland, RED, stand, WHITE } from './positions.ts'
import { slowRoadLength } from './slow.ts'

describe('Road length (18.5)', () => {
  for (const { id, note, roads, opponentBuildings, length } of examples('roadLength')) {
    test(`${id}. ${note}: ${length}.`, () => {
      const table = stand({ [RED]: { roads }, [WHITE]: { settlements: opponentBuildings } })
      expect(measureRoad(table, RED)).toBe(length)
      expect(slowRoadLength(table, RED)).toBe(length)
      expect(longestChain(table, RED)).toHaveLength(length)
    })
  }

  test('L17. Own settlements on the way do not interrupt: five.', () => {
    const table = stand({ [RED]: { roads: [27, 28, 29, 30, 31], settlements: [24, 20] } })
    expect(measureRoad(table, RED)).toBe(5)
  })

  test('10.1. Thousands of random networks are as long as the slow search says.', () => {
    const chance = quickChance('networks')
    const lengths = new Map<number, number>()
    for (let n = 0; n < 4000; n++) {
      const table = anyNetwork(chance)
      const length = measureRoad(table, RED)
      expect(length).toBe(slowRoadLength(table, RED))
      const chain = longestChain(table, RED)
      expect(chain).toHaveLength(length)
      expect(new Set(chain).size).toBe(length)
      expect(chain.every((edge) => table.roads[edge] === RED)).toBe(true)
      expect(canBeWalked(chain, table.owners)).toBe(true)
      lengths.set(length, (lengths.get(length) ?? 0) + 1)
    }
    expect(lengths.size).toBeGreaterThan(12)
  })
})

// Whether the edges follow one another, from a corner on, without passing another player's building.
const canBeWalked = (chain: number[], owners: number[]): boolean =>
  chain.length === 0 ||
  cornersOfEdge[chain[0]!]!.some((start) => {
    let at = start
    return chain.every((edge, n) => {
      const [a, b] = cornersOfEdge[edge]!
      if ((at !== a && at !== b) || (n > 0 && owners[at] === WHITE)) return false
      at = at === a ? b : a
      return true
    })
  })

// Up to fifteen roads, wandering about a small part of the island so that they meet, and strangers on some corners.
function anyNetwork(chance: (n: number) => number) {
  const ends = [chance(CORNERS)]
  const roads: number[] = []
  for (let n = 3 + chance(22); n > 0 && roads.length < 15; n--) {
    const from = chance(4) > 0 ? ends.at(-1)! : ends[chance(ends.length)]!
    const edge = edgesOfCorner[from]![chance(edgesOfCorner[from]!.length)]!
    if (roads.includes(edge)) continue
    roads.push(edge)
    ends.push(...cornersOfEdge[edge]!)
    if (chance(20) === 0) ends.push(chance(CORNERS))
  }
  const strangers = Array.from({ length: chance(4) }, () => ends[chance(ends.length)]!)
  return stand({ [RED]: { roads, settlements: [] }, [WHITE]: { settlements: strangers } })
}

describe('Longest Road (18.4)', () => {
  const causes: Record<string, Cause> = {
    build: 'building',
    interruption: 'building',
    destruction: 'destruction',
    elimination: 'destruction',
  }
  for (const { id, note, seating, holderBefore, lengthsAfter, cause, holderAfter } of examples(
    'longestRoadTransfer',
  )) {
    test(`${id}. ${note}.`, () => {
      const seat = (colour: string | null) => (colour === null ? -1 : seating.indexOf(colour))
      const lengths = seating.map((colour: string) => lengthsAfter[colour] ?? 0)
      expect(longestRoadGoes(seat(holderBefore), lengths, causes[cause]!)).toBe(seat(holderAfter))
    })
  }

  test('10.4, 15.6. A card that lies aside goes to one sole leader only, whatever changed the roads.', () => {
    for (const cause of ['building', 'destruction'] as const) {
      expect(longestRoadGoes(-1, [5, 5, 0, 0], cause)).toBe(-1)
      expect(longestRoadGoes(-1, [5, 6, 0, 0], cause)).toBe(1)
      expect(longestRoadGoes(-1, [4, 4, 0, 4], cause)).toBe(-1)
    }
  })

  test('10.2. The fifth road in a row takes the card and its two points.', () => {
    const table = {
      ...stand({ [RED]: { roads: [27, 28, 29, 30], settlements: [23] } }),
      ...hold({ [RED]: [1, 1, 0, 0, 0] }),
    }
    onIsland(table, [['tradeAndBuild']])
      .takes(RED, 'road edge:31')
      .tells({ type: 'longestRoadWent', seat: RED, from: -1, length: 5 })
      .leaves({ longestRoad: RED })
  })

  test('10.3. A new settlement that interrupts the holder: the card is set aside when others tie.', () => {
    const table = {
      ...stand({
        [RED]: { roads: [27, 28, 29, 30, 31], settlements: [23] },
        [WHITE]: { roads: [36, 11, 12, 13, 14, 15], settlements: [7] },
        1: { roads: [66, 67, 68, 69, 70], settlements: [47] },
      }),
      ...hold({ [WHITE]: [1, 1, 1, 1, 0] }),
      longestRoad: RED,
      active: WHITE,
    }
    onIsland(table, [['tradeAndBuild']])
      .takes(WHITE, 'settle corner:24')
      .leaves({ longestRoad: -1, lengths: [5, 5, 0, 3] })
  })
})
