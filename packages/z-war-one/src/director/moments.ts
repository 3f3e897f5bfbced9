import type { Window } from '../data/director.ts'
import { rollGrab } from '../fighting/grabs.ts'
import { rollRoom } from '../map/rooms.ts'
import { rollGroup } from '../infected/spawn.ts'
import type { G } from '../table.ts'
import { isAsked } from './deck.ts'
import { ofDirector } from './steps.ts'

/*
 * 18.11, R-73. The moments at which the Director may play a card. He is asked at each, regardless of his hand.
 */

// 18.11. A moment has come: the Director is asked, or it goes on at once.
export function moment(g: G, window: Window, ...about: number[]): void {
  if (isAsked(g.table, window)) return g.then(ofDirector(g, 'playCard'), window, ...about)
  goOn(g, window, about)
}

/** What follows the moment when no card takes its place. */
export function goOn(g: G, window: Window, about: readonly number[]): void {
  if (window === 'room-spawn') g.then(rollRoom, about[0]!, about[1]!, about[2]!, about[3]!)
  if (window === 'before-grab-test') g.then(rollGrab, about[0]!, about[1]!)
  if (window === 'spawn-instead-of-group') g.then(rollGroup, about[0]!, about[1]!)
}
