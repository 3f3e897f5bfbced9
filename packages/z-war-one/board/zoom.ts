import { heroId, NONE, square, unit as unitId } from '../src/table.ts'
import { aboutOf, moverOf, type Props } from './looks.ts'

/*
 * Zooming into the town follows the current event, else the acting hero, else the infected a question is about, else hot squares.
 */

/** Below this width in pixels squares are too small: the town zooms in by itself. */
const NARROW = 560

/** The whole town, a quarter of it, a block, a room. */
const STEPS: readonly number[] = [1, 1.8, 3.2, 4.6]

function inSight({ view, event, hot, facts }: Props): string[] {
  if (event) {
    if ('unit' in event && event.unit !== NONE) {
      const to = event.type === 'unitMoved' ? [square(event.path.at(-1)!)] : []
      const held = view.heroes.findIndex(({ held }) => held.includes(event.unit))
      return held === NONE ? [unitId(event.unit), ...to] : [heroId(held)]
    }
    if ('at' in event && event.at !== NONE) return [square(event.at)]
    if ('hero' in event && event.hero !== NONE) return [heroId(event.hero)]
    return []
  }
  const hero = moverOf(view)
  if (hero !== NONE) return [heroId(hero)]
  const about = aboutOf({ hot, facts })
  if (about) return [unitId(about.unit!), ...(about.hero === undefined ? [] : [heroId(about.hero)])]
  return [...hot].filter((id) => /^(hero|sq|unit):/.test(id)).slice(0, 8)
}

export const zoom = { steps: STEPS, inSight, follows: NARROW }
