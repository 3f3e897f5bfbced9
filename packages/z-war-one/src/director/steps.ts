import type { Window } from '../data/director.ts'
import { rollGrab } from '../fighting/grabs.ts'
import { rollRoom } from '../map/rooms.ts'
import { rollGroup } from '../infected/spawn.ts'
import { NONE, type G, type Table } from '../table.ts'

/*
 * What the other chapters know of the Director. Chapters without him do not have his rules (`src/chapters.ts`), so his steps are found
 * by name in the game that is played.
 */

type Step =
  | 'dealDirector'
  | 'moment'
  | 'pickRoom'
  | 'shield'
  | 'dropOff'
  | 'steer'
  | 'raiseDead'
  | 'chooseUnit'
  | 'chooseTarget'
  | 'grabOne'
  | 'enterBeside'

/** A step of the Director. */
export const ofDirector = (g: G, name: Step) => g.game.steps[name]!

// 18.11. A moment at which a Director may play a card; without one it goes on at once.
export function atMoment(g: G, window: Window, ...about: number[]): void {
  if (g.table.director === NONE) return goOn(g, window, about)
  g.then(ofDirector(g, 'moment'), window, ...about)
}

/** What follows a moment when no card takes its place. */
export function goOn(g: G, window: Window, about: readonly number[]): void {
  if (window === 'room-spawn') g.then(rollRoom, about[0]!, about[1]!, about[2]!, about[3]!)
  if (window === 'before-grab-test') g.then(rollGrab, about[0]!, about[1]!)
  if (window === 'spawn-instead-of-group') g.then(rollGroup, about[0]!, about[1]!)
}

/** A figure begins its activation: passes for the last one are over. */
export function beginActivation(t: Table): void {
  for (const hero of t.heroes) if (hero.holds === 'activation') hero.holds = null
  if (t.passes) t.passes = t.passes.filter(({ until }) => until === 'phase')
}

/** A phase begins: all passes are over. */
export function beginPhase(t: Table): void {
  for (const hero of t.heroes) hero.holds = null
  if (t.passes) t.passes = []
}
