import type { Json, Move } from '@shamble/engine'
import { DIRECTOR, type Window } from '../data/director.ts'
import { SIDES } from '../heroes/facts.ts'
import { grabBonus } from '../fighting/grabs.ts'
import { classOf, unitOf } from '../questions.ts'
import { directorCard, heroId, square, type G, type Table } from '../table.ts'
import { GRIP } from './cards.ts'
import { strides } from './steering.ts'

/*
 * Facts shown before the Director's moves: the movement left after a stretch, the odds of a grab.
 */

/** The odds, from 0 to 1, that a hero is held after a grab (10.7): a prone one takes no test. */
export const heldOdds = (t: Table, id: number, hero: number): number =>
  t.heroes[hero]!.prone ? 1 : takenDownOdds(t, id, hero)

// 10.7. The odds that a hero is held after a grab test; `less` is taken off his roll.
function takenDownOdds(t: Table, id: number, hero: number, less = 0): number {
  const faces = classOf(unitOf(t, id)).takenDownTo - grabBonus(t, hero) + less
  return Math.min(SIDES, Math.max(0, faces)) / SIDES
}

/** The facts of a move of a controlled unit (18.6): `left` of its movement, or `held`, the odds of its grab. */
export function steerFacts({ table: t }: G, [verb, part]: Move, id: number, used: number): Json {
  const mover = unitOf(t, id)
  const left = classOf(mover).charge - used
  if (verb === 'grab') return { held: heldOdds(t, id, heroId.of(part!)) }
  if (verb === 'open') return { left: left - 1 }
  if (verb !== 'go') return { left }
  const way = strides(t, mover, left).find(({ squares }) => squares.at(-1) === square.of(part!))!
  return { left: left - way.cost }
}

/** The facts of a card, or of a pass, before a grab test: the odds that the hero is held (20.6). */
export function cardFacts(
  { table: t }: G,
  [verb, part]: Move,
  window: Window,
  id?: number,
  hero?: number,
): Json | null {
  if (window !== 'before-grab-test') return null
  const grips = verb === 'play' && DIRECTOR[directorCard.of(part!)]!.id === 'iron-grip'
  return { held: takenDownOdds(t, id!, hero!, grips ? GRIP : 0) }
}
