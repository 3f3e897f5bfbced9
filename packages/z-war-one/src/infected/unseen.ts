import { countFrom, FAR, sightFrom } from '../map/distances.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { isFree, isHere } from '../questions.ts'
import type { Table } from '../table.ts'

/** The free active squares that no hero sees, figures ignored, and that a hero has a way to. */
export function unseenSquares(
  t: Pick<Table, 'mission' | 'doors' | 'areas' | 'heroes' | 'infected'>,
): Square[] {
  const { size } = layoutOf(t.mission)
  const heroes = t.heroes.filter(isHere)
  // Ways lead through active areas only.
  const ways = heroes.map((hero) => countFrom(t, hero.at))
  const inSight = heroes.map((hero) => sightFrom(t, hero.at))
  const found: Square[] = []
  for (let at = 0; at < size; at++) if (isFound(ways, inSight, at) && isFree(t, at)) found.push(at)
  return found
}

// Whether a hero has a way there, and no hero sees it.
function isFound(ways: readonly Uint8Array[], inSight: readonly Uint8Array[], at: Square): boolean {
  let hasWay = false
  for (let hero = 0; hero < ways.length; hero++) {
    if (inSight[hero]![at]) return false
    if (ways[hero]![at] !== FAR) hasWay = true
  }
  return hasWay
}
