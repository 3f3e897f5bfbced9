import { FAR, walkTo } from '../map/distances.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { ACTIVE, NONE, type Table } from '../table.ts'

/** A destination: any of these squares or, if an area is given, any square of it. */
export interface Goal {
  squares: readonly Square[]
  /** `NONE`: only the squares count. */
  area: number
}

/** The steps from a square to another, as if every area were active. */
export const stepsBetween = (t: Table, from: Square, to: Square): number =>
  walkTo({ mission: t.mission, doors: t.doors, areas: allActive(t.areas.length) }, to)[from]!

const texts: string[] = []
const allActive = (areas: number): string => (texts[areas] ??= ACTIVE.repeat(areas))

/** The steps from a square to the nearest square of a goal; `FAR` when there is no way. */
export function stepsTo(t: Table, from: Square, { squares, area }: Goal): number {
  if (area !== NONE && layoutOf(t.mission).areaOf[from] === area) return 0
  let least = FAR
  for (const to of squares) least = Math.min(least, stepsBetween(t, from, to))
  return least
}

/** The square of a goal that is nearest. */
export function nearestSquare(t: Table, from: Square, { squares }: Goal): Square {
  let best = squares[0]!
  for (const to of squares) if (stepsBetween(t, from, to) < stepsBetween(t, from, best)) best = to
  return best
}
