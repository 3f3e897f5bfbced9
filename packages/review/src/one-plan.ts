import {
  canonical,
  copyOf,
  Referee,
  type AnyGame,
  type Json,
  type Move,
  type Position,
} from '@shamble/engine'
import { afterMove, type Decision } from './playing-on.ts'
import { movesOfSeat } from './weighing.ts'

/** Imagined worlds in which two orders must lead to the same position. */
const WORLDS = [1, 2] as const

/**
 * Whether two moves of a decision begin one plan in two orders: one more move of the same seat after each can lead to the same position,
 * and no chance is drawn on the way. Building and then trading is trading and then building; a walk may turn a corner either way.
 */
export const beginOnePlan = (game: AnyGame, decision: Decision, one: Move, other: Move): boolean =>
  WORLDS.every((world) => {
    const reached = new Set(reachedBy(game, decision, one, world))
    return reachedBy(game, decision, other, world).some((position) => reached.has(position))
  })

// The positions after a move and one more of the same seat, as text; none where chance is drawn.
function reachedBy(game: AnyGame, decision: Decision, move: Move, world: number): string[] {
  const first = afterMove(game, decision, move, world)
  if (first.sealed || first.result) return []
  return movesOfSeat(first.pending, decision.seat).flatMap((next) => {
    const second = new Referee<unknown, unknown>(game, copyOf(game, first.position), true)
      .resume(first.pending)
      .make(decision.seat, next)
    return second.sealed ? [] : [keyOf(second.position)]
  })
}

const keyOf = ({ table, agenda, result }: Position<unknown>): string =>
  canonical({ table, agenda, result } as unknown as Json)
