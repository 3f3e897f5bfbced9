import { quickChance, same, shareOf, type AnyGame, type Move } from '@shamble/engine'
import type { Mind } from '@shamble/engine/bots'
import { worldsFor } from './again.ts'
import type { Estimator } from './estimator.ts'
import { afterMove, playOne, valueAfter, type Decision } from './playing-on.ts'
import { movesOfSeat, weighed, type Weight } from './weighing.ts'

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

/** Worlds for each move that a decision passes, in turn, before the whole check; then whole games for each move. */
const SIEVES = [2, 6, 16, 64] as const
const GAMES_OF_A_SIEVE = 16

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
 * not, and some puzzles are missed: in two worlds the best move may be no better than another.
 */
export function isPromising(game: AnyGame, decision: Decision, check: Check): boolean {
  const moves = movesOfSeat(decision.pending, decision.seat)
  if (moves.length < FEWEST_MOVES || moves.length > MOST_MOVES) return false
  for (const [n, worlds] of SIEVES.entries())
    if (!mayLead(byPlayouts(game, decision, check, moves, worlds, `sieve-${n}`))) return false
  return mayLead(byGames(game, decision, check, moves, GAMES_OF_A_SIEVE, 'sieve'))
}

/**
 * Whether a decision is a puzzle: one move leads all others by `MARGIN`, in `PLAYOUTS` playouts by `SURE` standard errors and in whole
 * games by `SURE_IN_GAMES`. Playouts alone are not enough: they end after a few moves, and the estimator may take a delay for a loss.
 */
export function puzzling(game: AnyGame, decision: Decision, check: Check): Checked {
  const moves = movesOfSeat(decision.pending, decision.seat)
  let games = byGames(game, decision, check, moves, GAMES, 'all')
  const rivals = games.filter((one) => !leads(one, SURE_IN_GAMES)).map(({ move }) => move)
  if (rivals.length > 1) {
    if (!mayLead(games)) return { isPuzzle: false, games, weights: [] }
    const again = byGames(game, decision, check, rivals, GAMES_OF_RIVALS, 'rivals')
    games = [...again, ...games.filter(({ move }) => !rivals.includes(move))]
    if (!isClear(again, SURE_IN_GAMES)) return { isPuzzle: false, games, weights: [] }
  }
  const weights = byPlayouts(game, decision, check, moves, Math.ceil(PLAYOUTS / moves.length), 'all')
  const isPuzzle =
    moves.length >= FEWEST_MOVES && isClear(weights, SURE) && same(weights[0]!.move, games[0]!.move)
  return { isPuzzle, games, weights }
}

const byPlayouts = (
  game: AnyGame,
  decision: Decision,
  { estimator, seed }: Check,
  moves: readonly Move[],
  worlds: number,
  use: string,
): Weight[] =>
  weighed(moves, worlds, worldsFor(seed, `${use}/${decision.at}`), (move, world) =>
    valueAfter(game, estimator, decision, move, world),
  )

const byGames = (
  game: AnyGame,
  decision: Decision,
  { mind, seed }: Check,
  moves: readonly Move[],
  worlds: number,
  use: string,
): Weight[] =>
  weighed(moves, worlds, worldsFor(seed, `games-${use}/${decision.at}`), (move, world) =>
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
