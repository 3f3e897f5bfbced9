import { expect, test } from 'vitest'
import { planOf } from '../../board/plan.ts'
import { countFrom, sightFrom, smellFrom, walkTo } from '../../src/map/distances.ts'
import type { KnownByAreas } from '../../src/map/known.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { MAX_SIDE, MAX_SQUARES } from '../../src/missions/limits.ts'
import { MISSIONS } from '../../src/missions/list.ts'
import { tableOf } from '../field.ts'

/*
 * Missions come from strangers, and a server plays as many as they like to send: what it remembers of them has an end.
 */

const SQUARES_LAID_OUT = 8000
const SQUARES_KEPT = 2_400_000

// An open field with thirteen doors in its first row.
const DOORS = 13
const field = (width: number, height: number) =>
  [
    `+${'---+'.repeat(width)}`,
    `|${Array.from({ length: width }, (_, x) => `   ${x < DOORS ? 'D' : x < width - 1 ? ' ' : '|'}`).join('')}`,
    ...Array.from({ length: height - 1 }, () => [
      `+${'   +'.repeat(width)}`,
      `|${'    '.repeat(width - 1)}   |`,
    ]).flat(),
    `+${'---+'.repeat(width)}`,
  ].join('\n')

/** The doors as the ones and noughts of a number have them: open and closed. */
const doorsOf = (n: number) => n.toString(2).padStart(DOORS, '0').replaceAll('0', 'c').replaceAll('1', 'o')

/** Missions that differ in nothing but their names, with the layout of each. */
function missionsOf(width: number, height: number, many: number) {
  const file = JSON.parse(tableOf(field(width, height)).mission) as { name: string }
  const missions = Array.from({ length: many }, (_, n) => JSON.stringify({ ...file, name: `${n}` }))
  return { missions, layouts: missions.map(layoutOf) }
}

test.each([
  [DOORS + 1, 12],
  [Math.floor(MAX_SQUARES / MAX_SIDE), MAX_SIDE],
])(
  'However many missions of %d by %d squares strangers bring, a limited number of squares is cached.',
  (width, height) => {
    const many = Math.ceil((2 * SQUARES_LAID_OUT) / (width * height))
    const { missions, layouts } = missionsOf(width, height, many)
    // A result that is the same object was cached. Read from the last to the first, so that reading evicts no cached one.
    const forgotten = missions.findLastIndex((mission, n) => layoutOf(mission) !== layouts[n])
    const kept = layouts.slice(forgotten + 1).reduce((sum, { size }) => sum + size, 0)
    expect(kept).toBeGreaterThan(SQUARES_LAID_OUT - 2 * MAX_SQUARES)
    expect(kept).toBeLessThanOrEqual(SQUARES_LAID_OUT)
  },
)

test('The layout of a mission that is played is kept while strangers bring others; so are all printed ones.', () => {
  const played = layoutOf('chapter-1')
  const { missions, layouts } = missionsOf(DOORS + 1, 12, 1)
  for (let n = 0; n < 100; n++) {
    layoutOf(missions[0]!.replace('"name":"0"', `"name":"${n + 1}"`))
    layoutOf('chapter-1')
  }
  expect(layoutOf('chapter-1')).toBe(played)
  expect(layoutOf(missions[0]!)).not.toBe(layouts[0])
  const printed = MISSIONS.map(layoutOf)
  for (const [n, id] of MISSIONS.entries()) expect(layoutOf(id)).toBe(printed[n])
})

test('A plan is drawn once for each layout, and is forgotten with it.', () => {
  const [mission, ...others] = missionsOf(DOORS + 1, 12, 100).missions as [string, ...string[]]
  const plan = planOf(mission)
  expect(planOf(mission)).toBe(plan)
  for (const other of others) layoutOf(other)
  expect(planOf(mission)).not.toBe(plan)
  expect(planOf(mission).layout).toBe(layoutOf(mission))
})

test('Of the largest mission, the cache of distances and sight lines is limited, however its doors stand.', () => {
  const { mission } = tableOf(field(Math.floor(MAX_SQUARES / MAX_SIDE), MAX_SIDE))
  const { distances, size, areas: rooms } = layoutOf(mission)
  const areas = 'a'.repeat(rooms.length)
  const squaresIn = (lists: Iterable<(Uint8Array | undefined)[]>) =>
    [...lists].flat().reduce((sum, list) => sum + (list?.length ?? 0), 0)
  const byAreas = ({ all }: KnownByAreas) =>
    [...all.values()].reduce((sum, lists) => sum + squaresIn(lists.values()), 0)
  const kept = () =>
    squaresIn(distances.smell.values()) +
    squaresIn(distances.sight.values()) +
    byAreas(distances.counting) +
    byAreas(distances.walking)
  let [most, last, forgotten] = [0, 0, 0]
  for (let n = 0; n < (1.5 * SQUARES_KEPT) / size / 3; n++) {
    const doors = doorsOf(n)
    smellFrom({ mission, doors }, 0)
    countFrom({ mission, doors, areas }, 0)
    walkTo({ mission, doors, areas }, 0)
    if (n % 200 === 0) sightFrom({ mission, doors }, 0)
    if (n % 50 > 0) continue
    const now = kept()
    if (now < last) forgotten++
    most = Math.max(most, now)
    last = now
  }
  expect(most).toBeGreaterThan(SQUARES_KEPT / 2)
  expect(most).toBeLessThanOrEqual(SQUARES_KEPT)
  expect(forgotten).toBe(1)
})
