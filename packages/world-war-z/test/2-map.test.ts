import { expect, test } from 'vitest'
import { CONTINENTS, ZONES } from '../src/data/zones.ts'
import { ADJACENT, closerTo, CONTINENT_ZONES, continentOf, distance } from '../src/map.ts'

/* 2. The map. */

test('1, 2. Neighbours are neighbours from both sides, and distances follow from them.', () => {
  for (const [zone, next] of ADJACENT.entries()) {
    expect(next).toEqual([...new Set(next)].toSorted((a, b) => a - b))
    for (const other of next) {
      expect(ADJACENT[other]).toContain(zone)
      expect(distance(zone, other)).toBe(1)
    }
    expect(distance(zone, zone)).toBe(0)
    for (let far = 0; far < ZONES.length; far++) {
      if (far === zone) continue
      const nearest = Math.min(...next.map((other) => distance(other, far)))
      expect(distance(zone, far)).toBe(nearest + 1)
      expect(closerTo(far, zone)).toEqual(next.filter((other) => distance(other, far) === nearest))
    }
  }
})

test('2. Every zone is among the zones of its continent, and of no other.', () => {
  expect(CONTINENT_ZONES).toHaveLength(CONTINENTS.length)
  expect(CONTINENT_ZONES.flat().toSorted((a, b) => a - b)).toEqual(ZONES.map((_, zone) => zone))
  for (const [zone, { continent }] of ZONES.entries()) {
    expect(continentOf(zone)).toContain(zone)
    for (const other of continentOf(zone)) expect(ZONES[other]!.continent).toBe(continent)
  }
})
