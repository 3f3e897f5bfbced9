import { CONTINENT_ZONES, continentOf } from '../src/map.ts'
import { isHuman, NONE, zoneCalled, zoneId, type ZoneId } from '../src/table.ts'
import { burstsOf, type Props } from './looks.ts'

/*
 * Looking at the map more closely: by continents. Where something happens, its continent is in sight; else that of whoever
 * is to act.
 */

/** Half the world, a continent, a part of one. */
const STEPS: readonly number[] = [1, 1.7, 2.4, 3.6]

/** The ids of the zones of the continent on which something happens, or of what can be clicked around whoever acts; of all at the end. */
function inSight({ view, hot, event }: Props): string[] {
  const happens = burstsOf(event).map(({ zone }) => zone)
  if (happens.length > 0) return around(happens)
  // Where it has ended matters to the whole world.
  if (view.step === 'end') return CONTINENT_ZONES.flat().map(zoneId)
  if (view.active === NONE) return []
  const centre = view.battle?.zone ?? (isHuman(view, view.active) ? view.at[view.active]! : lastOf(view))
  const offered = [...hot].flatMap((id) => zoneCalled(id) ?? [])
  if (centre === NONE) return offered.length > 0 ? around(offered) : []
  return around([centre, ...offered.filter((zone) => continentOf(zone).includes(centre))])
}

/** Where the horde of a zombie character is. */
function lastOf(view: Props['view']): ZoneId {
  const step = view.trail.findLast(({ step }) => step <= 3)
  if (!step) return NONE
  if (step.step === 3) return step.to === NONE ? step.from : step.to
  return step.step === 1 ? step.horde : step.step === 2 ? step.zone : NONE
}

/** All zones of the continents of these, if they lie on one; else these alone. */
function around(zones: readonly ZoneId[]): string[] {
  const continents = CONTINENT_ZONES.filter((continent) => zones.some((zone) => continent.includes(zone)))
  return (continents.length === 1 ? continents[0]! : zones).map(zoneId)
}

/** Narrower than this, names cannot be read and tokens cannot be hit: the map comes closer by itself. */
const NARROW = 560

export const zoom = { steps: STEPS, inSight, follows: NARROW }
