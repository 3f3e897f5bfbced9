import { chancesOf } from '@shamble/catalogue/chances'
import {
  copyOf,
  LONGEST_WIN,
  makeLogged,
  readOptions,
  refereeAt,
  type AnyGame,
  type Log,
  type Move,
  type Puzzle,
} from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import { atOnce } from '@shamble/engine/bots'
import {
  bestMovePosing,
  estimatorOf,
  finisherOf,
  followsFrom,
  isObvious,
  isPromising,
  movesOfSeat,
  winPosed,
  type Check,
  type Decision,
} from '@shamble/review'
import { playedLog } from '../review/logs.ts'
import type { Playable } from '../games.ts'
import { QUARRIES } from './games.ts'

/** Decisions before this share of a game are not looked at: what is played on to the end is short. */
const LATE = 0.5

/** Puzzles of one game of bots, and the moves between two of them. */
const OF_ONE_GAME = 2
const APART = 20

/** Looks for puzzles in game number `n` of a game's bots. `tell` gets the share of its decisions looked at. */
export async function mined(playable: Playable, n: number, tell: (share: number) => void): Promise<Puzzle[]> {
  const { game } = playable
  const { setUps, plays, wins } = QUARRIES[game.id]!
  const { seats, options = {} } = setUps[n % setUps.length]!
  const log = playedLog(game, { seats, options: readOptions(game, options, true) }, `puzzles-${n}`, plays)
  return wins ? winIn(game, log) : bestMoves(playable, log, tell)
}

// The win that a log ends with, if it is a puzzle.
async function winIn(game: AnyGame, log: Log): Promise<Puzzle[]> {
  // Farther from the end there is hardly a win in so few moves.
  for (const decision of lastTurnOf(game, log).slice(-LONGEST_WIN)) {
    const posed = winPosed(game, decision)
    if (posed) return [{ link: await linkTo(game, log, decision), ...posed }]
  }
  return []
}

const linkTo = (game: AnyGame, log: Log, { at }: Decision): Promise<string> =>
  linkOf(game, { ...log, moves: log.moves.slice(0, at) })

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
    estimator: estimatorOf(game, log.seats, await chancesOf(game)),
    mind: finisherOf(game),
    seed: log.seed,
  }
  const found: Puzzle[] = []
  const first = Math.ceil(LATE * log.moves.length)
  let next = first
  for (const decision of decisionsOf(game, log)) {
    if (decision.at < next || found.length === OF_ONE_GAME) continue
    tell((decision.at - first) / (log.moves.length - first))
    if (!isPromising(game, decision, check, (best) => isObvious(game, decision, [best]))) continue
    const posed = atOnce(bestMovePosing(game, decision, check.estimator, check.seed))
    if ('why' in posed) continue
    const follows = followsOf(game, words!, decision, check, posed)
    found.push({ link: await linkTo(game, log, decision), ...posed, ...(follows && { follows }) })
    next = decision.at + APART
  }
  return found
}

/** What tells the best move of a puzzle from the second, in worlds that the check's seed names. */
export const followsOf = (
  game: AnyGame,
  words: NonNullable<Playable['words']>,
  decision: Decision,
  { mind, seed }: Pick<Check, 'mind' | 'seed'>,
  puzzle: Pick<Puzzle, 'moves'>,
) =>
  followsFrom(
    game,
    decision,
    mind,
    seed,
    (event, view, before) => words.event(event, view, before as {}),
    puzzle.moves.slice(0, 2).map(({ move }) => move.split(' ') as unknown as Move) as [Move, Move],
  )

// The decisions of a log that have more than one move.
function* decisionsOf(game: AnyGame, log: Log): Generator<Decision> {
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  for (const [at, [seat, ...move]] of log.moves.entries()) {
    if (movesOfSeat(g.pending, seat).length > 1)
      yield { at, seat, position: copyOf(game, g.position), pending: g.pending }
    makeLogged(g, at, seat, move)
  }
}
