import { copy, imagine, makeLogged, quickRng, Referee, refereeAt } from '@shamble/engine'
import type { AnyGame, Log, Move, Position, Seat } from '@shamble/engine'
import { worthTo } from '@shamble/engine/bots'

/** How kind chance was to a seat. */
export interface Luck {
  /** By how much a move with chance in it went better than expected, on average: a share of a victory. */
  mean: number
  /** The share of all dice and draws that would have been less kind, from 0 to 1. */
  share: number
}

// How often a move is made again with other dice. Few will do: the errors of many moves cancel out.
const WORLDS = 8

/**
 * Measures how kind chance was to a seat: at every move that rolled or drew something, whoever made it, what the move
 * changed for the seat against what it would have changed with other dice, and, at its own moves, with other cards. The
 * same log gives the same numbers.
 */
export function luckOf(game: AnyGame, log: Log, seat: Seat): Luck {
  const g = refereeAt(game, log)
  let luck = 0
  let spread = 0
  let chances = 0
  for (const [n, [mover, ...move]] of log.moves.entries()) {
    const before = copy(g.position)
    const worth = worthTo(g, seat)
    g.sealed = false
    makeLogged(g, n, mover, move)
    // Nothing was rolled, drawn or shown.
    if (!g.sealed) continue
    const others = worlds(game, before, mover === seat ? seat : null, n).map((world) =>
      changeIn(game, world, mover, move, seat),
    )
    const expected = others.reduce((sum, change) => sum + change, 0) / WORLDS
    const variance = others.reduce((sum, change) => sum + (change - expected) ** 2, 0) / (WORLDS - 1)
    luck += worthTo(g, seat) - worth - expected
    // The expectation is uncertain itself.
    spread += variance * (1 + 1 / WORLDS)
    chances++
  }
  if (chances === 0) return { mean: 0, share: 0.5 }
  return { mean: luck / chances, share: spread > 0 ? normal(luck / Math.sqrt(spread)) : 0.5 }
}

// Positions with other dice; for a viewer with a seat, also with other cards where it cannot see them.
function worlds(
  game: AnyGame,
  position: Position<unknown>,
  viewer: Seat | null,
  n: number,
): Position<unknown>[] {
  return Array.from({ length: WORLDS }, (_, i) => {
    const world = n * WORLDS + i
    return viewer === null
      ? { ...copy(position), rng: quickRng(world) }
      : imagine(game, position, viewer, world)
  })
}

function changeIn(game: AnyGame, world: Position<unknown>, mover: Seat, move: Move, seat: Seat): number {
  const g = new Referee<unknown, unknown>(game, world, true).settle()
  const before = worthTo(g, seat)
  return worthTo(g.make(mover, move), seat) - before
}

/** How a seat stood at the start and after each move of a log, from 0 (lost) to 1 (won). */
export function course(game: AnyGame, log: Log, seat: Seat): number[] {
  const g = refereeAt(game, log)
  const course = [worthTo(g, seat)]
  for (const [n, [mover, ...move]] of log.moves.entries()) {
    makeLogged(g, n, mover, move)
    course.push(worthTo(g, seat))
  }
  return course
}

// The share of a normal distribution below a number of standard deviations (Abramowitz and Stegun 26.2.17).
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    0.3989423 *
    Math.exp((-z * z) / 2) *
    t *
    (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))))
  return z > 0 ? 1 - tail : tail
}
