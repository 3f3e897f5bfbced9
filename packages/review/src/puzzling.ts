import { quickChance, same, shareOf, type AnyGame, type Move } from '@shamble/engine'
import type { Mind } from '@shamble/engine/bots'
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

/** A puzzle has at least three moves, and few enough to be read on a phone. */
const FEWEST_MOVES = 3
const MOST_MOVES = 16

/** Worlds for each move that a decision passes, in turn, before the check of `PLAYOUTS`. */
const SIEVES = [2, 6, 16, 64] as const

/** Whole games for each move, in turn; then for those that come near the best. */
const GAMES = [16, 64] as const
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
  playouts?: number
}

/** What a check found. Lists of weights begin with the best move, and are empty where that was not weighed. */
export interface Checked {
  is: 'puzzle' | 'too-few-moves' | 'too-many-moves' | 'too-close'
  /** By playouts that the estimator judges. */
  weights: Weight[]
  /** By whole games that bots play to the end. */
  games: Weight[]
}

/**
 * Whether a decision is a puzzle: one move leads all others by `MARGIN`, in `PLAYOUTS` playouts by `SURE` standard errors and in whole
 * games by `SURE_IN_GAMES`. Playouts alone are not enough: they end after a few moves, and the estimator may take a delay for a loss. Most
 * decisions are refused after few playouts. Yields the share done.
 */
export function* puzzling(game: AnyGame, decision: Decision, check: Check): Generator<number, Checked> {
  const moves = movesOfSeat(decision.pending, decision.seat)
  if (moves.length < FEWEST_MOVES) return { is: 'too-few-moves', weights: [], games: [] }
  if (moves.length > MOST_MOVES) return { is: 'too-many-moves', weights: [], games: [] }

  let weights: Weight[] = []
  for (const [n, worlds] of SIEVES.entries()) {
    weights = yield* sharing(byPlayouts(game, decision, check, moves, worlds, `sieve-${n}`), 0)
    if (!isPromising(weights)) return { is: 'too-close', weights, games: [] }
  }
  let games: Weight[] = []
  for (const [n, worlds] of GAMES.entries()) {
    games = yield* sharing(byGames(game, decision, check, moves, worlds, n), SIEVED)
    if (!isPromising(games) || !same(games[0]!.move, weights[0]!.move))
      return { is: 'too-close', weights, games }
  }
  const rivals = games.filter((one) => !leads(one, SURE_IN_GAMES)).map(({ move }) => move)
  if (rivals.length > 1) {
    const again = yield* sharing(
      byGames(game, decision, check, rivals, GAMES_OF_RIVALS, GAMES.length),
      PLAYED,
    )
    games = [...again, ...games.filter(({ move }) => !rivals.includes(move))]
    if (!isClear(again, SURE_IN_GAMES)) return { is: 'too-close', weights, games }
  }
  const worlds = Math.ceil((check.playouts ?? PLAYOUTS) / moves.length)
  weights = yield* sharing(byPlayouts(game, decision, check, moves, worlds, 'all'), PLAYED_AGAIN)
  const isBoth = isClear(weights, SURE) && same(weights[0]!.move, games[0]!.move)
  return { is: isBoth ? 'puzzle' : 'too-close', weights, games }
}

// The share of the work that is done at each stage.
const SIEVED = 0.1
const PLAYED = 0.3
const PLAYED_AGAIN = 0.6

const byPlayouts = (
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

const byGames = (
  game: AnyGame,
  decision: Decision,
  { mind, seed }: Check,
  moves: readonly Move[],
  worlds: number,
  stage: number,
) =>
  weighing(moves, worlds, worldsFor(seed, `games-${stage}/${decision.at}`), (move, world) =>
    shareAtEnd(game, decision, mind, move, world),
  )

// A seat's share of the victory after one of its moves, when bots play on to the end.
function shareAtEnd(game: AnyGame, decision: Decision, mind: Mind, move: Move, world: number): number {
  const g = afterMove(game, decision, move, world)
  const chance = quickChance(world)
  for (let n = 0; !g.result && n < LONGEST; n++) playOne(game, g, mind, chance)
  return g.result ? shareOf(game, g.table, g.result, decision.seat) : 0
}

/** Whether the best move leads all others by the margin of a puzzle, and by so many standard errors. */
const isClear = (weights: readonly Weight[], sure: number): boolean =>
  weights.slice(1).every((weight) => leads(weight, sure))

const leads = ({ behind, behindError }: Weight, sure: number) =>
  behind >= MARGIN && behind >= sure * behindError

// In few worlds a lead is uncertain: a standard error less than the margin may be enough.
const isPromising = (weights: readonly Weight[]) =>
  weights.slice(1).every(({ behind, behindError }) => behind > 0 && behind + behindError >= MARGIN)

// Yields the share done instead of each value.
function* sharing<T>(work: Generator<unknown, T>, share: number): Generator<number, T> {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
    yield share
  }
}
