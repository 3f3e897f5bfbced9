import type { Move } from '@shamble/engine'
import { AP } from '../data/action-points.ts'
import { opens } from '../map/doors.ts'
import { layoutOf } from '../missions/index.ts'
import { beyond, doorsBefore } from '../questions.ts'
import { CLOSED, door as doorId, INACTIVE, LOCKED, type Table } from '../table.ts'
import type { Job } from './jobs.ts'
import { stepsTo } from './steps.ts'
import { WORTH } from './worth.ts'

/*
 * Doors (7): opened when the way leads through them, early in a move, so that action points are left for what is behind.
 */

const SIDES = 8

/** By action points, the steps of the longest walk: sprints of three and single steps (5.1, 5.2). */
export const STRIDE = [0, 1, 3, 4, 6]

// An open door is worth two steps: through it, and one more.
const THROUGH = 2

// Weight of the danger behind a door, by the action points left to meet it.
const EXPOSED = [1, 0.9, 0.65, 0.45, 0.35]

/** The doors a hero may open from where he is, and the gain of each with `ap` action points left. */
export function openings(t: Table, hero: number, job: Job, ap: number): { gain: number; move: Move }[] {
  if (ap < AP.door) return []
  const layout = layoutOf(t.mission)
  const { at } = t.heroes[hero]!
  const here = stepsTo(t, at, job)
  const left = ap - AP.door
  return doorsBefore(layout, at).flatMap((door) => {
    const there = beyond(layout, door, at)
    const leads = t.doors[door] === CLOSED && stepsTo(t, there, job) < here
    if (!leads && !(t.doors[door] === LOCKED && opens(t, hero, door))) return []
    const isUnknown = t.areas[layout.areaOf[there]!] === INACTIVE
    const fear = isUnknown ? roomFear(t) * EXPOSED[Math.min(left, EXPOSED.length - 1)]! : 0
    const gain = job.worth * (THROUGH + STRIDE[Math.min(left, STRIDE.length - 1)]!) - fear
    return [{ gain, move: ['open', doorId(door)] as Move }]
  })
}

// 7.3. The expected cost of a room spawn.
function roomFear(t: Table): number {
  const { count } = layoutOf(t.mission).mission.roomSpawn
  const expected = count.reduce((sum, { min, max, units }) => {
    const figures = Object.values(units).reduce((all, n) => all + n, 0)
    return sum + ((max - min + 1) / SIDES) * figures
  }, 0)
  return expected * WORTH.room
}
