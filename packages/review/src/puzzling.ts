import {
  FEWEST_MOVES,
  MOST_MOVES,
  quickChance,
  same,
  shareOf,
  type AnyGame,
  type Move,
} from '@shamble/engine'
import { atOnce, type Mind } from '@shamble/engine/bots'
import { worldsFor } from './again.ts'
import type { Estimator } from './estimator.ts'
import { afterMove, playOne, valueAfter, type Decision } from './playing-on.ts'
import { movesOfSeat, weighing, type Weight } from './weighing.ts'

/** By how much the best move of a puzzle leads every other move: as a share of a victory, and in standard errors. */
export const MARGIN = 0.15
export const SURE = 6

/** Playouts of one check, over all moves. */
const PLAYOUTS = 20_000

/** In whole games the same margin must hold, by this many standard errors: they are far fewer. */
const SURE_IN_GAMES = 3

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
  /** By whole games that bots play to the end. */
  games: Weight[]
  /** By playouts that the estimator judges; empty where whole games were enough to refuse it. */
  weights: Weight[]
}

/**
 * Whether a decision is worth a whole check: it has a fit number of moves, and one of them leads in a few playouts and games. Most are
 * not, and some puzzles are missed: in two worlds the best move may be no better than another. `isObvious`: whether the best move is too
 * easy to find.
 */
export function isPromising(
  game: AnyGame,
  decision: Decision,
  check: Check,
  isObvious: (best: Move) => boolean = () => false,
): boolean {
  const moves = movesOfSeat(decision.pending, decision.seat)
  if (moves.length < FEWEST_MOVES || moves.length > MOST_MOVES) return false
  let best = moves[0]!
  for (const [n, worlds] of SIEVES.entries()) {
    const weights = atOnce(weighingByPlayouts(game, decision, check, moves, worlds, `sieve-${n}`))
    if (!mayLead(weights)) return false
    best = weights[0]!.move
  }
  if (isObvious(best)) return false
  return GAMES_OF_SIEVES.every((many, n) =>
    mayLead(atOnce(weighingByGames(game, decision, check, moves, many, `sieve-${n}`))),
  )
}

/**
 * Whether a decision is a puzzle: one move leads all others by `MARGIN`, in `PLAYOUTS` playouts by `SURE` standard errors and in whole
 * games by `SURE_IN_GAMES`. Playouts alone are not enough: they end after a few moves, and the estimator may take a delay for a loss.
 * Yields the share done.
 */
export function* puzzling(game: AnyGame, decision: Decision, check: Check): Generator<number, Checked> {
  const moves = movesOfSeat(decision.pending, decision.seat)
  let games = yield* part(0, 0.3, weighingByGames(game, decision, check, moves, GAMES, 'all'))
  const rivals = games.filter((one) => !leads(one, SURE_IN_GAMES)).map(({ move }) => move)
  if (rivals.length > 1) {
    if (!mayLead(games)) return { isPuzzle: false, games, weights: [] }
    const work = weighingByGames(game, decision, check, rivals, GAMES_OF_RIVALS, 'rivals')
    const again = yield* part(0.3, 0.6, work)
    games = [...again, ...games.filter(({ move }) => !rivals.includes(move))]
    if (!isClear(again, SURE_IN_GAMES)) return { isPuzzle: false, games, weights: [] }
  }
  const playouts = Math.ceil(PLAYOUTS / moves.length)
  const weights = yield* part(0.6, 1, weighingByPlayouts(game, decision, check, moves, playouts, 'all'))
  const isPuzzle =
    moves.length >= FEWEST_MOVES && isClear(weights, SURE) && same(weights[0]!.move, games[0]!.move)
  return { isPuzzle, games, weights }
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

// Whether the best move leads all others by the margin of a puzzle, and by `sure` standard errors.
const isClear = (weights: readonly Weight[], sure: number): boolean =>
  weights.slice(1).every((weight) => leads(weight, sure))

const leads = ({ behind, behindError }: Weight, sure: number) =>
  behind >= MARGIN && behind >= sure * behindError

// Whether the best move may lead by the margin: within two standard errors of what was found.
const mayLead = (weights: readonly Weight[]) =>
  weights.slice(1).every(({ behind, behindError }) => behind > 0 && behind + 2 * behindError >= MARGIN)
