import { copyOf, makeLogged, refereeAt, same, type Referee } from '@shamble/engine'
import type { AnyGame, Log, Move, Pending, Position, Seat } from '@shamble/engine'
import { atOnce, mindOf, steadyChance, thinkingOf, thinkSafely, type Progress } from '@shamble/engine/bots'
import { worldsFor } from './again.ts'
import { estimatorOf, type Estimator } from './estimator.ts'
import { ADVISER, valueAfter, type Decision } from './playing-on.ts'

/** A decision at which the adviser would have done something else. */
export interface Doubt extends Decision {
  made: Move
  better: Move
  /** How often it was compared. Each comparison has new worlds. */
  stage: number
}

/** How much better a move is than the one made, as a share of a victory. */
export interface Lead {
  mean: number
  /** The standard error of the mean. */
  error: number
  pairs: number
}

/** The adviser's move at a decision, thought with the same chance on every machine. Yields after every playout. */
export function* advised(
  game: AnyGame,
  position: Position<unknown>,
  pending: Pending[],
  seat: Seat,
  at: number,
): Generator<Progress, Move> {
  const { bot, playouts } = mindOf(game, ADVISER)
  const thinking = thinkingOf(game, position, seat, steadyChance(position, seat, at), pending)
  return yield* thinkSafely(bot, thinking, { iterations: playouts })
}

/**
 * Compares two moves in pairs of playouts: both in the same imagined world, with the same dice and the same chance (common random
 * numbers). A world is what the seat could imagine then: it is judged by what it saw. Yields after every pair.
 */
export function* comparing(
  game: AnyGame,
  estimator: Estimator,
  seed: string,
  doubt: Doubt,
  pairs: number,
): Generator<undefined, Lead> {
  const next = worldsFor(seed, `decision/${doubt.at}/${doubt.stage++}`)
  let sum = 0
  let squares = 0
  for (let n = 0; n < pairs; n++) {
    const world = next()
    const [better, made] = [doubt.better, doubt.made].map((move) =>
      valueAfter(game, estimator, doubt, move, world),
    ) as [number, number]
    const lead = better - made
    sum += lead
    squares += lead * lead
    yield
  }
  const mean = sum / pairs
  const variance = Math.max(0, squares / pairs - mean * mean)
  return { mean, error: Math.sqrt(variance / Math.max(1, pairs - 1)), pairs }
}

/** The doubt about a move of a log, without its own thinking; null where the adviser agrees. */
export const doubtOf = (
  game: AnyGame,
  { position, pending }: Pick<Referee<unknown, unknown>, 'position' | 'pending'>,
  at: number,
  seat: Seat,
  made: Move,
  better: Move,
): Doubt | null =>
  same(made, better) ? null : { at, seat, made, better, position: copyOf(game, position), pending, stage: 0 }

/**
 * By how much one move leads another at a decision of a log, in pairs of playouts. `use` names worlds that no review takes. Yields
 * after every pair.
 */
export function* leading(
  game: AnyGame,
  log: Log,
  at: number,
  { better, made }: Pick<Doubt, 'better' | 'made'>,
  pairs: number,
  use: string,
  estimator: Estimator = estimatorOf(game, log.seats),
): Generator<undefined, Lead> {
  const { position, pending } = decisionAt(game, log, at)
  const doubt = { at, seat: log.moves[at]![0], made, better, position, pending, stage: 0 }
  return yield* comparing(game, estimator, `${use}/${log.seed}`, doubt, pairs)
}

/** The same at once. */
export const leadOf = (...about: Parameters<typeof leading>): Lead => atOnce(leading(...about))

/** The adviser's move at a decision of a log. Yields after every playout. */
export function* betterAt(game: AnyGame, log: Log, at: number): Generator<unknown, Move> {
  const { position, pending } = decisionAt(game, log, at)
  return yield* advised(game, position, pending, log.moves[at]![0], at)
}

/** The position of a log before its move number `at`, and what was asked there. */
export function decisionAt(
  game: AnyGame,
  log: Log,
  at: number,
): Pick<Referee<unknown, unknown>, 'position' | 'pending'> {
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  for (const [n, [seat, ...move]] of log.moves.slice(0, at).entries()) makeLogged(g, n, seat, move)
  return g
}

/** Whether a move is clearly better than the one it was compared with: by more than the noise. */
export const isSure = ({ mean, error }: Pick<Lead, 'mean' | 'error'>): boolean =>
  mean > 0 && mean > NOISE * error

/** By how many standard errors a move must lead before the other is called a mistake. With few pairs the error itself is uncertain. */
const NOISE = 2
