import { isHuman, NONE, type Trail, type Who, type ZoneId } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { forecast } from '../src/zombie/forecast.ts'

/*
 * The steps of zombie characters, done or predicted, as arrows on the map.
 */

/** An arrow on the map: a horde that moves, or one that joins another. */
export interface Arrow {
  from: ZoneId
  to: ZoneId
  joins: boolean
}

/** The predicted steps of the next zombie character; null if there is none, or while one has its turn. */
export function ahead(view: View): { who: Who; trail: Trail[] } | null {
  if (view.active === NONE || view.step === 'end' || view.step === 'zombie' || view.trail.length > 0)
    return null
  for (let n = 0; n < view.at.length; n++) {
    const who = (view.active + n) % view.at.length
    if (!isHuman(view, who)) return { who, trail: forecast(view) }
  }
  return null
}

/** The movements of hordes in these steps. */
export function arrowsOf(trail: readonly Trail[]): Arrow[] {
  return trail.flatMap((step): Arrow[] => {
    if ((step.step === 2 || step.step === 4) && step.from !== NONE)
      return [{ from: step.from, to: step.zone, joins: true }]
    if (step.step === 3 && step.to !== NONE) return [{ from: step.from, to: step.to, joins: false }]
    return []
  })
}
