import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LAND, OUTLINES } from '../board/land.ts'
import { BORDERS, RINGS } from '../board/outlines.ts'
import { PLACES } from '../board/places.ts'
import { LANES, world, WRAPS } from '../board/world.ts'
import { text as boxes } from '../scripts/boxes.ts'
import { text } from '../scripts/draw-map.ts'
import { ZONES } from '../src/data/zones.ts'

const cornersOf = (id: string) => new Set(LAND[id]!.flat().map(String))

describe('The drawn map', () => {
  test('is what the script draws from the outlines of the countries', () => {
    expect(readFileSync(new URL('../board/outlines.ts', import.meta.url), 'utf8')).toBe(text())
    expect(readFileSync(new URL('../board/boxes.ts', import.meta.url), 'utf8')).toBe(boxes())
  })

  test('has an outline and a place for every zone, and nothing besides', () => {
    expect(Object.keys(OUTLINES).toSorted()).toEqual(ZONES.map(({ id }) => id).toSorted())
    expect(PLACES).toHaveLength(ZONES.length)
    for (const [zone, { name }] of PLACES.entries()) expect(name.rows.join(' ')).toBe(ZONES[zone]!.name)
  })

  test('lies on the board, and is small enough to be sent', () => {
    for (const { id } of ZONES)
      for (const [x, y] of LAND[id]!.flat()) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(1600)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(1000)
      }
    expect(BORDERS.length + RINGS.length).toBeLessThan(8000)
  })

  // Bering Strait and islands aside, a land connection is a border that can be seen.
  test('shows every land connection as a border', () => {
    for (const { id, land } of ZONES)
      for (const other of land) {
        const there = cornersOf(other)
        expect(
          [...cornersOf(id)].some((corner) => there.has(corner)),
          `${id} and ${other}`,
        ).toBe(true)
      }
  })

  test('holds every outline once, as text that only a server sends', () => {
    for (const { id } of ZONES)
      expect(world().split(`<path id="wz-${id}" d="${OUTLINES[id]}"/>`)).toHaveLength(2)
    expect(world()).not.toMatch(/undefined|NaN|\$\{/)
  })

  test('draws a lane for every sea connection', () => {
    const seas = ZONES.flatMap(({ sea, wrap }) => sea.filter((to) => !wrap.includes(to)))
    const wraps = ZONES.flatMap(({ wrap }) => wrap)
    expect(LANES).toHaveLength(seas.length)
    expect(WRAPS).toHaveLength(2 * wraps.length)
  })
})
