import { CONTINENTS, ZONES } from './data/zones.ts'
import type { ZoneId } from './table.ts'

/*
 * Connections and distances (1, 2). The rules treat land borders and sea lanes alike.
 */

const indexOf = (id: string): ZoneId => ZONES.findIndex((zone) => zone.id === id)

/** By zone: the adjacent zones, sorted. */
export const ADJACENT: readonly (readonly ZoneId[])[] = connect()

function connect(): ZoneId[][] {
  const next: ZoneId[][] = ZONES.map(() => [])
  for (const [from, { land, sea }] of ZONES.entries()) {
    for (const to of [...land, ...sea].map(indexOf)) {
      next[from]!.push(to)
      next[to]!.push(from)
    }
  }
  return next.map((list) => list.toSorted((a, b) => a - b))
}

const DISTANCES: readonly (readonly number[])[] = ZONES.map((_, from) => distancesFrom(from))

function distancesFrom(from: ZoneId): number[] {
  const far = ZONES.map(() => Infinity)
  far[from] = 0
  const open = [from]
  for (const zone of open) {
    for (const next of ADJACENT[zone]!) {
      if (far[next]! < Infinity) continue
      far[next] = far[zone]! + 1
      open.push(next)
    }
  }
  return far
}

/** The smallest number of borders and sea lanes to cross, without aircraft (1). */
export const distance = (from: ZoneId, to: ZoneId): number => DISTANCES[from]![to]!

/** The zones of each continent. */
export const CONTINENT_ZONES: readonly (readonly ZoneId[])[] = CONTINENTS.map(({ id }) =>
  ZONES.flatMap((zone, n) => (zone.continent === id ? [n] : [])),
)

const CONTINENT_OF = ZONES.map(({ continent }) => CONTINENTS.findIndex(({ id }) => id === continent))

/** All zones of the continent of a zone. */
export const continentOf = (zone: ZoneId): readonly ZoneId[] => CONTINENT_ZONES[CONTINENT_OF[zone]!]!

/** The adjacent zones that are one closer to a target (R6). */
export function closerTo(target: ZoneId, from: ZoneId): ZoneId[] {
  const far = distance(from, target)
  return ADJACENT[from]!.filter((zone) => distance(zone, target) === far - 1)
}
