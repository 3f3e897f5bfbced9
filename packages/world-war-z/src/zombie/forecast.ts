import { NONE, type Trail } from '../table.ts'
import type { View } from '../view.ts'
import { assault, closest, combination, subjects, way } from './steps.ts'

/** The part of a view that the forecast looks at. */
export type Forecastable = Pick<View, 'strength' | 'at' | 'faceDown'>

/**
 * What a zombie character would do if its turn came now, step by step (8). It needs only what lies face up, and ends where
 * the next step is uncertain: after a tie that a player breaks, before a face-down token is turned up, and at a battle.
 */
export function forecast(view: Forecastable): Trail[] {
  const steps: Trail[] = []
  if (view.at.every((zone) => zone === NONE)) return steps
  const seen = { strength: [...view.strength], at: view.at }
  const note = (trail: Trail): boolean => {
    steps.push(trail)
    return trail.tied.length < 2
  }
  const combine = (step: 2 | 4, zone: number): boolean => {
    const found = combination(seen, step, zone)
    if (!note(found)) return false
    if (found.from !== NONE) seen.strength[found.from] = 0
    seen.strength[zone] = found.after
    return true
  }

  const found = closest(seen)
  if (!note(found)) return steps
  if (found.horde === NONE) {
    note(subjects(seen, NONE, NONE))
    return steps
  }
  if (!combine(2, found.horde)) return steps
  const led = way(seen, found.horde, found.target)
  if (!note(led) || view.faceDown.includes(led.to)) return steps
  const zone = led.to === NONE ? found.horde : led.to
  if (led.to !== NONE) {
    seen.strength[zone] = seen.strength[found.horde]!
    seen.strength[found.horde] = 0
  }
  if (!combine(4, zone)) return steps
  const attack = assault(seen, zone)
  note(attack.attacked === NONE ? subjects(seen, NONE, found.target) : attack)
  return steps
}
