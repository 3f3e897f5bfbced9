import {
  copyOf,
  makeLogged,
  power,
  Referee,
  refereeAt,
  type AnyGame,
  type Log,
  type Move,
  type Seat,
} from '@shamble/engine'
import { drawnAgain, worldsFor } from './again.ts'
import { estimatorOf, type Estimator } from './estimator.ts'

/** One move of a log as the estimator sees it. Lists are by seat; values are shares of a victory. */
export interface Step {
  seat: Seat
  move: Move
  /** Whether dice or draws followed. */
  chance: boolean
  /** The value after the move. */
  after: number[]
  /** The mean value over the same event drawn again; `after` when there was no chance. */
  expected: number[]
  /** The standard deviation of the value over the event; 0 when there was no chance. */
  spread: number[]
}

/** The course of a game: the values at the start, and every move. */
export interface Course {
  estimator: string
  /** How many times each event was drawn again. */
  draws: number
  start: number[]
  steps: Step[]
}

/** Draws for each event. The error of their mean adds a thirty-second of the luck's variance. */
const DRAWS = 32

/** A move of a log that has just been made. */
export interface Happening {
  /** The number of moves made, this one included. */
  at: number
  seat: Seat
  move: Move
  /** The game after it. The next move changes it. */
  after: Referee<unknown, unknown>
  /** The same move with its dice and draws drawn again; empty when there was no chance. */
  again: Referee<unknown, unknown>[]
}

/** Makes the moves of a log one by one. Each event of chance is drawn again `draws` times. Deterministic. */
export function* happenings(game: AnyGame, log: Log, draws: number): Generator<Happening> {
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  for (const [n, [seat, ...move]] of log.moves.entries()) {
    const before = copyOf(game, g.position)
    const { pending } = g
    g.sealed = false
    makeLogged(g, n, seat, move)
    const next = worldsFor(log.seed, `luck/${n}`)
    const again = Array.from({ length: g.sealed ? draws : 0 }, () => {
      const world = drawnAgain(game, before, log.seats, next())
      return new Referee<unknown, unknown>(game, world, true).resume(pending).make(seat, move)
    })
    yield { at: n + 1, seat, move, after: g, again }
  }
}

/**
 * Follows a log. Yields the number of moves followed after each. Deterministic.
 *
 * For a move with chance, luck = v(after) − E v(after), the expectation over the same event drawn again. Its mean is zero for any v
 * (AIVAT: Burch, Schmid, Moravčík, Bowling, arXiv 1612.06915). The rest of the change, E v(after) − v(before), is the move's own. So
 * with v of the end the result: result − v(start) = Σ luck + Σ moves, exactly.
 */
export function* following(
  game: AnyGame,
  log: Log,
  estimator: Estimator = estimatorOf(game, log.seats),
  draws = DRAWS,
): Generator<number, Course> {
  const seats = Array.from({ length: log.seats }, (_, seat) => seat)
  const valuesOf = (g: Referee<unknown, unknown>, at: number) => seats.map(estimator.value(g, at))
  const start = valuesOf(refereeAt(game, log), 0)
  const steps: Step[] = []
  for (const { at, seat, move, after: g, again } of happenings(game, log, draws)) {
    const after = valuesOf(g, at)
    const step: Step = {
      seat,
      move,
      chance: again.length > 0,
      after,
      expected: after,
      spread: seats.map(() => 0),
    }
    if (step.chance) {
      const drawn = again.map((g) => valuesOf(g, at))
      step.expected = seats.map((s) => mean(drawn.map((values) => values[s]!)))
      step.spread = seats.map((s) => deviation(drawn.map((values) => values[s]!)))
    }
    steps.push(step)
    yield at
  }
  return { estimator: estimator.name, draws, start, steps }
}

/** What a seat gained by luck in a step, as a share of a victory. */
export const luckIn = ({ after, expected }: Step, seat: Seat): number => after[seat]! - expected[seat]!

/** What a seat gained by the move of a step, its own or another seat’s: the change before the dice. `before`: the value before it. */
export const gainIn = ({ expected }: Step, before: readonly number[], seat: Seat): number =>
  expected[seat]! - before[seat]!

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function deviation(values: readonly number[]): number {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + power(value - middle, 2), 0)
  return Math.sqrt(squares / Math.max(1, values.length - 1))
}

/** The value to a seat at the start and after each move of a log, without luck. */
export function valuesAlong(game: AnyGame, log: Log, seat: Seat, { value }: Estimator): number[] {
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  const values = [value(g, 0)(seat)]
  for (const [n, [mover, ...move]] of log.moves.entries()) {
    makeLogged(g, n, mover, move)
    values.push(value(g, n + 1)(seat))
  }
  return values
}
