import { expect, test } from 'vitest'
import { countFrom, sightFrom, smellFrom, walkTo } from '../../src/map/distances.ts'
import type { KnownByAreas } from '../../src/map/known.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { MAX_SIDE, MAX_SQUARES } from '../../src/missions/limits.ts'
import { tableOf } from '../field.ts'

/*
 * Missions come from strangers, and a server plays as many as they like to send: what it remembers of them has an end.
 */

const LAYOUTS_KEPT = 16
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

test('However many missions strangers bring, a limited number of layouts is cached.', () => {
  const { mission } = tableOf(field(DOORS + 1, 2))
  const file = JSON.parse(mission) as { name: string }
  const missions = Array.from({ length: 3 * LAYOUTS_KEPT }, (_, n) =>
    JSON.stringify({ ...file, name: `${n}` }),
  )
  const layouts = missions.map(layoutOf)
  expect(layoutOf(missions.at(-1)!)).toBe(layouts.at(-1))
  // A result that is the same object was cached. Read from the last to the first, so that reading evicts no cached one.
  const remembered = missions.findLastIndex((mission, n) => layoutOf(mission) !== layouts[n])
  expect(missions.length - 1 - remembered).toBeLessThanOrEqual(LAYOUTS_KEPT)
  expect(layoutOf(missions[0]!)).not.toBe(layouts[0])
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
