import {
  copyOf,
  FAIR_TRIES,
  makeLogged,
  quickChance,
  readOptions,
  refereeAt,
  same,
  type AnyGame,
  type Log,
  type Move,
  type Puzzle,
  type WeighedMove,
} from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import { moveAt } from '@shamble/engine/bots'
import {
  areSame,
  FEWEST_MOVES,
  followsFrom,
  isPromising,
  MOST_MOVES,
  movesOfSeat,
  puzzling,
  RIGHT_SHARE,
  winInTurn,
  type Check,
  type Checked,
  type Decision,
} from '@shamble/review'
import { estimatorFor } from '../review/estimator.ts'
import { playedLog } from '../review/logs.ts'
import type { Playable } from '../games.ts'
import { finisherOf } from './checking.ts'
import { QUARRIES } from './games.ts'

/** Decisions before this share of a game are not looked at: what is played on to the end is short. */
const LATE = 0.5

/** Puzzles of one game of bots, and the moves between two of them. */
const OF_ONE_GAME = 2
const APART = 20

/** From how many finds by `fair` a puzzle is of the first, and of the second grade. */
const GRADES = [14, 6] as const

/** Names the worlds of the second check of a puzzle: all of it is done twice, independently. */
const SECOND = 'again'

// Whether a second check has found the same plan, as clearly.
const isConfirmed = ({ isPuzzle, right }: Checked, first: readonly Move[]): boolean =>
  isPuzzle && areSame(right, first)

/** Looks for puzzles in game number `n` of a game's bots. `tell` gets the share of its decisions looked at. */
export async function mined(playable: Playable, n: number, tell: (share: number) => void): Promise<Puzzle[]> {
  const { game } = playable
  const { setUps, plays, wins } = QUARRIES[game.id]!
  const { seats, options = {} } = setUps[n % setUps.length]!
  const log = playedLog(game, { seats, options: readOptions(game, options, true) }, `puzzles-${n}`, plays)
  return wins === undefined ? bestMoves(playable, log, tell) : winIn(game, log, wins)
}

/** The win that a log ends with, if it is a puzzle: in at least two moves, with few that begin it, and not seen by `easy`. */
async function winIn(game: AnyGame, log: Log, deepest: number): Promise<Puzzle[]> {
  // Farther from the end there is hardly a win in so few moves.
  for (const decision of lastTurnOf(game, log).slice(-deepest)) {
    const moves = movesOfSeat(decision.pending, decision.seat)
    if (moves.length < FEWEST_MOVES || moves.length > MOST_MOVES) continue
    const win = winInTurn(game, decision, deepest)
    if (!win || win.line.length < 2 || win.right.length > RIGHT_SHARE * moves.length) continue
    const { position, seat, at } = decision
    if (win.right.some((move) => same(move, moveAt(game, position, seat, at, 'easy')))) continue
    const fair = fairFinds(game, decision, win.right)
    const others = moves.filter((move) => !win.right.includes(move))
    const right = win.right.map((move, nth) => ({
      move: move.join(' '),
      ...(nth > 0 && { right: true }),
    }))
    return [
      {
        link: await linkOf(game, { ...log, moves: log.moves.slice(0, at) }),
        seat,
        grade: gradeOf(fair),
        fair,
        wins: win.line.map((move) => move.join(' ')),
        moves: [...right, ...others.map((move) => ({ move: move.join(' ') }))],
      },
    ]
  }
  return []
}

// The last decisions of a log, of its last seat alone, after the last chance that was drawn.
function lastTurnOf(game: AnyGame, log: Log): Decision[] {
  const seat = log.moves.at(-1)![0]
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  let turn: Decision[] = []
  for (const [at, [each, ...move]] of log.moves.entries()) {
    const decision = { at, seat: each, position: copyOf(game, g.position), pending: g.pending }
    g.sealed = false
    makeLogged(g, at, each, move)
    turn = each === seat && (!g.sealed || g.result) ? [...turn, decision] : []
  }
  return turn
}

async function bestMoves(
  { game, words }: Playable,
  log: Log,
  tell: (share: number) => void,
): Promise<Puzzle[]> {
  const check: Check = {
    estimator: await estimatorFor(game, log.seats),
    mind: finisherOf(game),
    seed: log.seed,
  }
  const easyMove = ({ position, seat, at }: Decision) => moveAt(game, position, seat, at, 'easy')
  const found: Puzzle[] = []
  const first = Math.ceil(LATE * log.moves.length)
  let next = first
  for (const decision of decisionsOf(game, log)) {
    if (decision.at < next || found.length === OF_ONE_GAME) continue
    tell((decision.at - first) / (log.moves.length - first))
    if (!isPromising(game, decision, check, easyMove)) continue
    const checked = puzzling(game, decision, check)
    const { right, games } = checked
    if (!checked.isPuzzle || right.some((move) => same(move, easyMove(decision)))) continue
    if (!isConfirmed(puzzling(game, decision, { ...check, seed: `${log.seed}/${SECOND}` }), right)) continue
    const fair = fairFinds(game, decision, right)
    const follows = followsOf(game, words!, decision, check, [games[0]!.move, games[right.length]!.move])
    found.push({
      link: await linkOf(game, { ...log, moves: log.moves.slice(0, decision.at) }),
      seat: decision.seat,
      grade: gradeOf(fair),
      fair,
      moves: movesOf(checked),
      ...(follows && { follows }),
    })
    next = decision.at + APART
  }
  return found
}

/** What tells the best move of a decision from the second, in worlds that the check's seed names. */
export const followsOf = (
  game: AnyGame,
  words: NonNullable<Playable['words']>,
  decision: Decision,
  { mind, seed }: Pick<Check, 'mind' | 'seed'>,
  moves: readonly [Move, Move],
) =>
  followsFrom(
    game,
    decision,
    mind,
    seed,
    (event, view, before) => words.event(event, view, before as {}),
    moves,
  )

/** The grade of a puzzle that `fair` finds so often. */
export const gradeOf = (fair: number): number => (fair >= GRADES[0] ? 1 : fair >= GRADES[1] ? 2 : 3)

// The decisions of a log that have more than one move.
function* decisionsOf(game: AnyGame, log: Log): Generator<Decision> {
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  for (const [at, [seat, ...move]] of log.moves.entries()) {
    if (movesOfSeat(g.pending, seat).length > 1)
      yield { at, seat, position: copyOf(game, g.position), pending: g.pending }
    makeLogged(g, at, seat, move)
  }
}

/** In how many of its decisions `fair` finds one of the right moves, each with chance of its own. */
export function fairFinds(game: AnyGame, { position, seat, at }: Decision, right: readonly Move[]): number {
  const moves = Array.from({ length: FAIR_TRIES }, (_, n) =>
    moveAt(game, position, seat, at, 'fair', quickChance(n + 1)),
  )
  return moves.filter((move) => right.some((one) => same(move, one))).length
}

// The order is that of whole games.
function movesOf({ right, games, weights }: Checked): WeighedMove[] {
  return games.map((whole, n) => {
    const { worth, behind, behindError } = weights.find(({ move }) => move === whole.move)!
    return {
      move: whole.move.join(' '),
      worth: rounded(worth),
      behind: rounded(behind),
      error: rounded(behindError),
      won: rounded(whole.worth),
      games: whole.worlds,
      ...(n > 0 && right.includes(whole.move) && { right: true }),
    }
  })
}

const rounded = (share: number) => Math.round(1000 * share) / 1000
