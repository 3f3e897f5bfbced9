import { quickChance, same, shareOf, type AnyGame, type Move } from '@shamble/engine'
import { atOnce, type Mind } from '@shamble/engine/bots'
import { worldsFor } from './again.ts'
import type { Estimator } from './estimator.ts'
import { beginOnePlan } from './one-plan.ts'
import { afterMove, playOne, valueAfter, type Decision } from './playing-on.ts'
import { movesOfSeat, weighing, type Weight } from './weighing.ts'

/** By how much the best move of a puzzle leads every other move: as a share of a victory, and in standard errors. */
export const MARGIN = 0.15
export const SURE = 6

/** Playouts of one check, over all moves. */
const PLAYOUTS = 20_000

/** In whole games the same margin must hold, by this many standard errors: they are far fewer. */
const SURE_IN_GAMES = 3

/** A puzzle has at least three moves, few enough to be read on a phone, and few of them are right. */
export const FEWEST_MOVES = 3
export const MOST_MOVES = 20
export const RIGHT_SHARE = 1 / 3

/** Two orders of one plan are worth the same: within this share of a victory, or two standard errors. */
const ALIKE = 0.03

/** Worlds for each move that a decision passes, in turn, before the whole check; then whole games for each move. */
const SIEVES = [2, 6, 16, 64, 512] as const
const GAMES_OF_SIEVES = [4, 16] as const

/** Whole games for each move; then for those that come near the best. */
const GAMES = 64
const GAMES_OF_RIVALS = 256

/** Longer games are cut off: nobody has won. */
const LONGEST = 5000

/** How a decision is checked. */
export interface Check {
  estimator: Estimator
  /** Plays whole games to the end, on all seats. */
  mind: Mind
  /** Names the imagined worlds: two seeds are two independent checks. */
  seed: string
}

/** What a check found. The best move comes first. */
export interface Checked {
  isPuzzle: boolean
  /** The best move, and those that begin the same plan in another order. */
  right: Move[]
  /** By whole games that bots play to the end. */
  games: Weight[]
  /** By playouts that the estimator judges; empty where whole games were enough to refuse it. */
  weights: Weight[]
}

/**
 * Whether a decision is worth a whole check: it has a fit number of moves, and one plan leads in a few playouts and games. Most are
 * not, and some puzzles are missed: in two worlds the best move may be no better than another. `isObvious`: whether one of the right moves is too easy to find.
 */
export function isPromising(
  game: AnyGame,
  decision: Decision,
  check: Check,
  isObvious: (right: readonly Move[]) => boolean = () => false,
): boolean {
  const moves = movesOfSeat(decision.pending, decision.seat)
  if (moves.length < FEWEST_MOVES || moves.length > MOST_MOVES) return false
  let right: Move[] = []
  for (const [n, worlds] of SIEVES.entries()) {
    right = mayLead(
      game,
      decision,
      atOnce(weighingByPlayouts(game, decision, check, moves, worlds, `sieve-${n}`)),
    )
    if (right.length === 0) return false
  }
  if (isObvious(right)) return false
  return GAMES_OF_SIEVES.every(
    (many, n) =>
      mayLead(game, decision, atOnce(weighingByGames(game, decision, check, moves, many, `sieve-${n}`)))
        .length > 0,
  )
}

/**
 * Whether a decision is a puzzle: one plan leads all other moves by `MARGIN`, in `PLAYOUTS` playouts by `SURE` standard errors and in
 * whole games by `SURE_IN_GAMES`. Playouts alone are not enough: they end after a few moves, and the estimator may take a delay for a
 * loss. Yields the share done.
 */
export function* puzzling(game: AnyGame, decision: Decision, check: Check): Generator<number, Checked> {
  const moves = movesOfSeat(decision.pending, decision.seat)
  let games = yield* part(0, 0.3, weighingByGames(game, decision, check, moves, GAMES, 'all'))
  const refused = () => ({ isPuzzle: false, right: [games[0]!.move], games, weights: [] })
  const rivals = games.filter((one) => !leads(one, SURE_IN_GAMES)).map(({ move }) => move)
  if (rivals.length > 1) {
    if (mayLead(game, decision, games).length === 0) return refused()
    const work = weighingByGames(game, decision, check, rivals, GAMES_OF_RIVALS, 'rivals')
    const again = yield* part(0.3, 0.6, work)
    games = [...again, ...games.filter(({ move }) => !rivals.includes(move))]
  }
  const right = clearIn(game, decision, games, SURE_IN_GAMES)
  if (right.length === 0 || moves.length < FEWEST_MOVES) return refused()
  const playouts = Math.ceil(PLAYOUTS / moves.length)
  const weights = yield* part(0.6, 1, weighingByPlayouts(game, decision, check, moves, playouts, 'all'))
  const alsoRight = clearIn(game, decision, weights, SURE)
  return { isPuzzle: areSame(right, alsoRight), right, games, weights }
}

/** Does work that is a part of other work: its share done is from `from` to `to`. */
export function* part<T>(from: number, to: number, work: Generator<number, T>): Generator<number, T> {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
    yield from + (to - from) * next.value
  }
}

const weighingByPlayouts = (
  game: AnyGame,
  decision: Decision,
  { estimator, seed }: Check,
  moves: readonly Move[],
  worlds: number,
  use: string,
) =>
  weighing(moves, worlds, worldsFor(seed, `${use}/${decision.at}`), (move, world) =>
    valueAfter(game, estimator, decision, move, world),
  )

const weighingByGames = (
  game: AnyGame,
  decision: Decision,
  { mind, seed }: Check,
  moves: readonly Move[],
  worlds: number,
  use: string,
) =>
  weighing(moves, worlds, worldsFor(seed, `games-${use}/${decision.at}`), (move, world) =>
    shareAtEnd(game, decision, mind, move, world),
  )

// A seat's share of the victory after one of its moves, when bots play on to the end.
function shareAtEnd(game: AnyGame, decision: Decision, mind: Mind, move: Move, world: number): number {
  const g = afterMove(game, decision, move, world)
  const chance = quickChance(world)
  for (let n = 0; !g.result && n < LONGEST; n++) playOne(game, g, mind, chance)
  return g.result ? shareOf(game, g.table, g.result, decision.seat) : 0
}

// The moves of the plan that leads all others by the margin of a puzzle, and by `sure` standard errors; none if no plan does.
const clearIn = (game: AnyGame, decision: Decision, weights: readonly Weight[], sure: number): Move[] =>
  planIn(game, decision, weights, (weight) => leads(weight, sure))

// The moves of the plan that may lead by the margin: within two standard errors of what was found; none if no plan may.
const mayLead = (game: AnyGame, decision: Decision, weights: readonly Weight[]): Move[] =>
  planIn(
    game,
    decision,
    weights,
    ({ behind, behindError }) => behind > 0 && behind + 2 * behindError >= MARGIN,
  )

// The best move and those that are as good and begin the same plan, if all others are behind.
function planIn(
  game: AnyGame,
  decision: Decision,
  [best, ...others]: readonly Weight[],
  isBehind: (weight: Weight) => boolean,
): Move[] {
  const rest = others.filter((weight) => !isBehind(weight))
  const alike = rest.every(({ behind, behindError }) => behind <= Math.max(ALIKE, 2 * behindError))
  const right = [best!, ...rest].map(({ move }) => move)
  if (right.length > Math.max(1, RIGHT_SHARE * (others.length + 1))) return []
  const isOne = alike && right.slice(1).every((move) => beginOnePlan(game, decision, best!.move, move))
  return isOne ? right : []
}

const leads = ({ behind, behindError }: Weight, sure: number) =>
  behind >= MARGIN && behind >= sure * behindError

/** Whether two lists have the same moves, in any order. */
export const areSame = (some: readonly Move[], others: readonly Move[]): boolean =>
  some.length === others.length && some.every((move) => others.some((other) => same(move, other)))
