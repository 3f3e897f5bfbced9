import { MAX_STRENGTH } from '../src/data/numbers.ts'
import { isHuman, NONE, type Trail, type Who, type ZoneId } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { assault, closest, combination, way } from '../src/zombie/steps.ts'

/*
 * What a zombie character would do as things lie (8), and what it has done: as steps, and as arrows on the map.
 */

/** An arrow on the map: a horde on its way, or one that joins another. */
export interface Arrow {
  from: ZoneId
  to: ZoneId
  joins: boolean
}

/** The next turn of a zombie character, step by step, if nothing changes before it; ties are not broken. */
export interface Forecast {
  who: Who
  trail: Trail[]
  /** A face-down token lies in the way: what comes after it is not known. */
  unknown: boolean
}

/** The zombie character whose turn is next, or is now; NONE while everybody is human. */
export function nextZombie(view: View): Who {
  for (let n = 0; n < view.at.length; n++) {
    const who = (view.active + n) % view.at.length
    if (!isHuman(view, who)) return who
  }
  return NONE
}

/** What lies ahead of the next zombie character; null while there is none, and in its turn, when it shows what it does. */
export function forecast(view: View): Forecast | null {
  const who = nextZombie(view)
  if (who === NONE || view.step === 'end' || view.step === 'zombie' || view.at.every((at) => at === NONE))
    return null
  const t = { strength: [...view.strength], at: view.at }
  const first = closest(t)
  const trail: Trail[] = [first]
  if (first.horde === NONE) return { who, trail, unknown: false }
  trail.push(join(t, 2, first.horde))
  const step = way(t, first.horde, first.target)
  trail.push(step)
  let at = first.horde
  if (step.to !== NONE) {
    if (view.faceDown.includes(step.to)) return { who, trail, unknown: true }
    at = step.to
    t.strength[at] = Math.min(MAX_STRENGTH, t.strength[at]! + t.strength[first.horde]!)
    t.strength[first.horde] = 0
  }
  trail.push(join(t, 4, at))
  const attack = assault(t, at)
  if (attack.attacked !== NONE) trail.push(attack)
  return { who, trail, unknown: false }
}

function join(t: { strength: number[]; at: readonly number[] }, step: 2 | 4, zone: ZoneId): Trail {
  const found = combination({ strength: t.strength, at: [...t.at] }, step, zone)
  if (found.from !== NONE) {
    t.strength[zone] = found.after
    t.strength[found.from] = 0
  }
  return found
}

/** The way of the hordes in these steps. */
export function arrowsOf(trail: readonly Trail[]): Arrow[] {
  return trail.flatMap((step): Arrow[] => {
    if ((step.step === 2 || step.step === 4) && step.from !== NONE)
      return [{ from: step.from, to: step.zone, joins: true }]
    if (step.step === 3 && step.to !== NONE) return [{ from: step.from, to: step.to, joins: false }]
    return []
  })
}
