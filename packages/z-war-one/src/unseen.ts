import { countFrom, FAR, isActive } from './distances.ts'
import type { Square } from './layout.ts'
import { layoutOf } from './missions/index.ts'
import { isFree, isHere } from './questions.ts'
import { sees } from './sight.ts'
import type { Table } from './table.ts'

/** The free active squares that no hero sees, figures ignored, and that a hero has a way to. */
export function unseenSquares(
  t: Pick<Table, 'mission' | 'doors' | 'areas' | 'heroes' | 'infected'>,
): Square[] {
  const layout = layoutOf(t.mission)
  const heroes = t.heroes.filter(isHere)
  const ways = heroes.map((hero) => countFrom(t, hero.at))
  const found: Square[] = []
  for (let at = 0; at < layout.size; at++)
    if (
      layout.exists[at] &&
      isActive(layout, t.areas, at) &&
      ways.some((way) => way[at] !== FAR) &&
      !heroes.some((hero) => sees(t, hero.at, at)) &&
      isFree(t, at)
    )
      found.push(at)
  return found
}
