import type { Move } from '@shamble/engine'
import { AP } from '../data/action-points.ts'
import { layoutOf } from '../missions/index.ts'
import { beyond, doorsBefore } from '../questions.ts'
import { CLOSED, door as doorId, INACTIVE, LOCKED, NONE, type Table } from '../table.ts'
import type { Job } from './jobs.ts'
import { stepsTo } from './steps.ts'
import { WORTH } from './worth.ts'

/*
 * Doors (7): opened when the way leads through them, and the earlier in a move, the better: what is behind wants an answer.
 */

const SIDES = 8

/** The steps of a walk of so many action points: sprints of three, and single ones (5.1, 5.2). */
export const STRIDE = [0, 1, 3, 4, 6]

// The steps nearer that an open door is worth: through it, and one more.
const THROUGH = 2

// How much of what is behind a door is left to fear, by the action points left to meet it with.
const EXPOSED = [1, 0.9, 0.65, 0.45, 0.35]

/** The doors a hero may open from where he is, and what that gains with so many action points. */
export function openings(t: Table, hero: number, job: Job, ap: number): { gain: number; move: Move }[] {
  if (ap < AP.door) return []
  const layout = layoutOf(t.mission)
  const { at } = t.heroes[hero]!
  const here = stepsTo(t, at, job)
  const left = ap - AP.door
  return doorsBefore(layout, at).flatMap((door) => {
    const there = beyond(layout, door, at)
    const leads = t.doors[door] === CLOSED && stepsTo(t, there, job) < here
    if (!leads && !unlocks(t, hero, door)) return []
    const isUnknown = t.areas[layout.areaOf[there]!] === INACTIVE
    const fear = isUnknown ? roomFear(t) * EXPOSED[Math.min(left, EXPOSED.length - 1)]! : 0
    const gain = job.worth * (THROUGH + STRIDE[Math.min(left, STRIDE.length - 1)]!) - fear
    return [{ gain, move: ['open', doorId(door)] as Move }]
  })
}

// 7.7. A locked door to which the hero carries the key.
function unlocks(t: Table, hero: number, door: number): boolean {
  const { doors, mission, objects } = layoutOf(t.mission)
  const { object } = t.heroes[hero]!
  const key = mission.doors?.[doors[door]!.number ?? '']?.opensWith?.object
  return t.doors[door] === LOCKED && object !== NONE && objects[object]!.id === key
}

// 7.3. What a room spawn is expected to bring.
function roomFear(t: Table): number {
  const { count } = layoutOf(t.mission).mission.roomSpawn
  const expected = count.reduce((sum, { min, max, units }) => {
    const figures = Object.values(units).reduce((all, n) => all + n, 0)
    return sum + ((max - min + 1) / SIDES) * figures
  }, 0)
  return expected * WORTH.room
}
