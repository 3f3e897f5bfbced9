import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CARD_ICONS, EVENT_ICONS } from '../board/icons.ts'
import { LABELS, WATERS } from '../board/labels.ts'
import { LAND, OUTLINES } from '../board/land.ts'
import { BORDERS, RINGS } from '../board/outlines.ts'
import { PLACES } from '../board/places.ts'
import { LANES, world, WRAPS } from '../board/world.ts'
import { text as boxes } from '../scripts/boxes.ts'
import { text } from '../scripts/draw-map.ts'
import { COMBAT } from '../src/data/combat.ts'
import { ROLES } from '../src/data/roles.ts'
import { THREATS } from '../src/data/threats.ts'
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
    expect(Object.keys(LABELS)).toEqual(ZONES.map(({ id }) => id))
    for (const { id, name } of ZONES) expect((LABELS[id]![2] ?? name).replaceAll('|', ' ')).toBe(name)
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

  test('holds once whatever boards, mats and cards name: zones, hordes, dice, tokens, faces and the pictures of the cards', () => {
    const zones = ZONES.flatMap(({ id }) => [id, `area-${id}`, `shape-${id}`])
    const hordes = [1, 2, 3, 4].flatMap((strength) => [`horde-${strength}`, `die-${strength}`])
    const dice = [0, 1, 2, 3, 4, 5, 6].map((shows) => `pips-${shows}`)
    const plates = [0, 1, 2, 3].map((who) => `plate-${who}`)
    const faces = ROLES.flatMap(({ id }) => [`face-${id}`, `dead-${id}`])
    const cards = COMBAT.map(({ id }) => `icon-${id}`)
    const events = THREATS.flatMap(({ kind, effects }) =>
      kind === 'event' ? [`icon-${effects[0]?.op ?? 'nothing'}`] : [],
    )
    const others = ['world', 'land', 'names', 'token', 'lights', 'aircraft', 'hand', 'day', 'tip']
    const drawn = world()
    for (const id of [zones, hordes, dice, plates, faces, cards, ...new Set(events), others].flat())
      expect(drawn.split(`id="wz-${id}"`), id).toHaveLength(2)
    for (const [, id] of drawn.matchAll(/href="#([^"]+)"/g)) expect(drawn).toContain(`id="${id}"`)
  })

  test('has a picture for every card, and a water around zones alone', () => {
    expect(Object.keys(CARD_ICONS)).toEqual(COMBAT.map(({ id }) => id))
    const words = new Set(THREATS.flatMap(({ effects }) => effects.map(({ op }) => op as string)))
    expect(Object.keys(EVENT_ICONS).filter((op) => op !== 'nothing' && !words.has(op))).toEqual([])
    for (const id of Object.keys(WATERS)) expect(OUTLINES[id]).toBeDefined()
  })

  test('draws a lane for every sea connection', () => {
    const seas = ZONES.flatMap(({ sea, wrap }) => sea.filter((to) => !wrap.includes(to)))
    const wraps = ZONES.flatMap(({ wrap }) => wrap)
    expect(LANES).toHaveLength(seas.length)
    expect(WRAPS).toHaveLength(2 * wraps.length)
  })
})
