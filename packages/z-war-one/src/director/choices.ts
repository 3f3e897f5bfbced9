import type { Choice } from '@shamble/engine'
import { grab } from '../fighting/grabs.ts'
import { aim, begin, nearestUnits } from '../infected/infected-move.ts'
import { detectable, goalsFor, nearestOf } from '../infected/senses.ts'
import { enterAt, nearestFree } from '../infected/spawn.ts'
import { layoutOf } from '../missions/index.ts'
import { reachesToGrab, unitOf } from '../questions.ts'
import { heroId, square, unit, type G } from '../table.ts'

/*
 * 10, 11, R-61. What a Director decides among equals.
 */

// 10.3. The Director chooses the order of equally near units.
export const chooseUnit: Choice<G, []> = {
  seat: (g) => g.table.director,
  ask: 'Which of these equally near infected acts next?',
  options(g, can) {
    for (const id of nearestUnits(g.table)) can('act', unit(id))
  },
  take: { act: (g, _, id) => begin(g, unit.of(id)) },
}

// 10.5. In Director games the Director names the target among equally near heroes.
export const chooseTarget: Choice<G, [id: number, used: number, charging: boolean]> = {
  seat: (g) => g.table.director,
  ask: 'Which of these equally near heroes does it go for?',
  options(g, can, id) {
    const mover = unitOf(g.table, id)
    for (const hero of nearestOf(g.table, mover.at, goalsFor(g.table, mover))) can('target', heroId(hero))
  },
  take: {
    target: (g, [id, used, charging], hero) =>
      aim(g, unitOf(g.table, id), used, charging, heroId.of(hero), true),
  },
}

// 10.4. In Director games the Director names the hero a unit grabs.
export const grabOne: Choice<G, [id: number, used: number, charging: boolean]> = {
  seat: (g) => g.table.director,
  ask: 'Whom does it grab?',
  options(g, can, id) {
    const { at } = unitOf(g.table, id)
    for (const hero of detectable(g.table))
      if (reachesToGrab(g.table, at, g.table.heroes[hero]!.at)) can('grab', heroId(hero))
  },
  take: { grab: (g, [id], hero) => g.then(grab, id, heroId.of(hero)) },
}

// Among equally near free squares the Director chooses.
export const enterBeside: Choice<G, [kind: number, point: number]> = {
  seat: (g) => g.table.director,
  ask: 'A hero stands on the spawn point. On which of the nearest squares does it enter?',
  options(g, can, _, point) {
    const { at } = layoutOf(g.table.mission).spawnPoints[point]!
    for (const near of nearestFree(g.table, at)) can('place', square(near))
  },
  take: { place: (g, [kind, point], part) => enterAt(g, kind, point, square.of(part)) },
}
