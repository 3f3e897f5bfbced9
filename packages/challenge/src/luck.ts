import { copy, imagine, makeLogged, quickRng, Referee, refereeAt } from '@shamble/engine'
import type { AnyGame, Log, Move, Position, Seat } from '@shamble/engine'
import { worthTo } from '@shamble/engine/bots'

/** How lucky a seat was. */
export interface Luck {
  /** Mean gain over the expectation per move with chance, as a share of a victory. */
  mean: number
  /** Share of all possible dice and draws that would have been worse, from 0 to 1. */
  share: number
}

// Samples per move. A few are enough: the errors of many moves cancel out.
const WORLDS = 8

/**
 * Measures a seat's luck: for every move with dice or draws, by any seat, the change of the seat's worth against the mean change with
 * other dice and, for its own moves, other cards. Deterministic.
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
    // No chance was involved.
    if (!g.sealed) continue
    const others = worlds(game, before, mover === seat ? seat : null, n).map((world) =>
      changeIn(game, world, mover, move, seat),
    )
    const expected = others.reduce((sum, change) => sum + change, 0) / WORLDS
    const variance = others.reduce((sum, change) => sum + (change - expected) ** 2, 0) / (WORLDS - 1)
    luck += worthTo(g, seat) - worth - expected
    // The error of the estimated expectation adds to the variance.
    spread += variance * (1 + 1 / WORLDS)
    chances++
  }
  if (chances === 0) return { mean: 0, share: 0.5 }
  return { mean: luck / chances, share: spread > 0 ? normal(luck / Math.sqrt(spread)) : 0.5 }
}

// Sample positions with other dice; for a viewer with a seat, also with other hidden cards.
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

/** A seat's chance at the start and after each move of a log, from 0 (lost) to 1 (won). */
export function course(game: AnyGame, log: Log, seat: Seat): number[] {
  const g = refereeAt(game, log)
  const chance = () => (g.result ? undefined : game.bots?.course?.(g.table, seat)) ?? worthTo(g, seat)
  const course = [chance()]
  for (const [n, [mover, ...move]] of log.moves.entries()) {
    makeLogged(g, n, mover, move)
    course.push(chance())
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
