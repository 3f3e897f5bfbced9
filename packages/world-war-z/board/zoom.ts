import { CONTINENT_ZONES, continentOf } from '../src/map.ts'
import { isHuman, NONE, zoneCalled, zoneId, type ZoneId } from '../src/table.ts'
import { burstsOf, type Props } from './looks.ts'

/*
 * Zooming into the map follows continents: that of the current event, else that of the acting character.
 */

/** The whole map, half of it, a continent, a part of one. */
const STEPS: readonly number[] = [1, 1.7, 2.4, 3.6]

/** The zones to keep in sight: the continent of the event, or hot zones around the acting character; all at the end. */
function inSight({ view, hot, event }: Props): string[] {
  const happens = burstsOf(event).map(({ zone }) => zone)
  if (happens.length > 0) return around(happens)
  if (view.step === 'end') return CONTINENT_ZONES.flat().map(zoneId)
  if (view.active === NONE) return []
  const centre = view.battle?.zone ?? (isHuman(view, view.active) ? view.at[view.active]! : lastOf(view))
  const offered = [...hot].flatMap((id) => zoneCalled(id) ?? [])
  if (centre === NONE) return offered.length > 0 ? around(offered) : []
  return around([centre, ...offered.filter((zone) => continentOf(zone).includes(centre))])
}

/** Where the horde of the zombie character is now. */
function lastOf(view: Props['view']): ZoneId {
  const step = view.trail.findLast(({ step }) => step <= 3)
  if (!step) return NONE
  if (step.step === 3) return step.to === NONE ? step.from : step.to
  return step.step === 1 ? step.horde : step.step === 2 ? step.zone : NONE
}

/** All zones of the continent that these lie on; if they lie on several, only these. */
function around(zones: readonly ZoneId[]): string[] {
  const continents = CONTINENT_ZONES.filter((continent) => zones.some((zone) => continent.includes(zone)))
  return (continents.length === 1 ? continents[0]! : zones).map(zoneId)
}

/** Below this width in pixels names are unreadable and tokens too small: the map zooms in by itself. */
const NARROW = 560

export const zoom = { steps: STEPS, inSight, follows: NARROW }
