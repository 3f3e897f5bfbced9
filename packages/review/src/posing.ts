import {
  FAIR_TRIES,
  FEWEST_MOVES,
  LONGEST_WIN,
  MOST_MOVES,
  quickChance,
  same,
  type AnyGame,
  type BestMovePuzzle,
  type Move,
  type WeighedMove,
  type WinPuzzle,
} from '@shamble/engine'
import { mindOf, moveAt, type Mind } from '@shamble/engine/bots'
import type { Estimator } from './estimator.ts'
import type { Decision } from './playing-on.ts'
import { part, puzzling, type Checked } from './puzzling.ts'
import { movesOfSeat, type Weight } from './weighing.ts'
import { winInTurn } from './winning.ts'

/** A puzzle without the link of its game. */
export type Posed = Omit<WinPuzzle, 'link'> | Omit<BestMovePuzzle, 'link'>

/** Why a decision is no puzzle. */
export type NoPuzzle =
  /** It has too few or too many moves. */
  | { why: 'moves'; many: number }
  /** The bot `easy` finds the best move. */
  | { why: 'easy'; best: Move }
  /** No move leads far enough: the best one, and the one that comes nearest, in whole games. */
  | { why: 'lead'; best: Weight; second: Weight }
  /** The second check, in other worlds, did not find the same. */
  | { why: 'unsure'; best: Move }

/** From how many finds by `fair` a puzzle is of the first, and of the second grade. */
const GRADES = [14, 6] as const

/** The largest share of the moves of a decision that may begin its win. */
export const RIGHT_SHARE = 1 / 3

/** Names the worlds of the second check of a puzzle: all of it is done twice, independently. */
const SECOND = 'again'

/** The bot that plays whole games of a game's puzzles. */
export function finisherOf(game: AnyGame): Mind {
  const { finisher = 'fair' } = game.bots ?? {}
  return typeof finisher === 'string' ? mindOf(game, finisher) : finisher
}

/**
 * Makes a puzzle of a decision, if it is one: a win in the seat's own turn, or a best move that two checks find. `seed` names the
 * imagined worlds. Yields the share done.
 */
export function* posing(
  game: AnyGame,
  decision: Decision,
  estimator: Estimator,
  seed: string,
): Generator<number, Posed | NoPuzzle> {
  const many = movesOfSeat(decision.pending, decision.seat).length
  if (many < FEWEST_MOVES || many > MOST_MOVES) return { why: 'moves', many }
  return winPosed(game, decision) ?? (yield* bestMovePosing(game, decision, estimator, seed))
}

/** The puzzle of a win in the seat's own turn: in at least two moves, with few that begin it, and not seen by `easy`. */
export function winPosed(game: AnyGame, decision: Decision): Omit<WinPuzzle, 'link'> | null {
  const moves = movesOfSeat(decision.pending, decision.seat)
  if (moves.length < FEWEST_MOVES || moves.length > MOST_MOVES) return null
  const win = winInTurn(game, decision, LONGEST_WIN)
  if (!win || win.line.length < 2 || win.right.length > RIGHT_SHARE * moves.length) return null
  if (isObvious(game, decision, win.right)) return null
  const others = moves.filter((move) => !win.right.includes(move))
  return {
    ...gradedBy(game, decision, win.right),
    wins: win.line.map((move) => move.join(' ')),
    moves: [...win.right, ...others].map((move) => ({ move: move.join(' ') })),
    right: win.right.length,
  }
}

/** The puzzle of a best move. */
export function* bestMovePosing(
  game: AnyGame,
  decision: Decision,
  estimator: Estimator,
  seed: string,
): Generator<number, Omit<BestMovePuzzle, 'link'> | NoPuzzle> {
  const check = { estimator, mind: finisherOf(game), seed }
  const checked = yield* part(0, 0.5, puzzling(game, decision, check))
  const [best, second] = checked.games as [Weight, Weight]
  if (!checked.isPuzzle) return { why: 'lead', best, second }
  if (isObvious(game, decision, [best.move])) return { why: 'easy', best: best.move }
  const again = yield* part(0.5, 1, puzzling(game, decision, { ...check, seed: `${seed}/${SECOND}` }))
  if (!again.isPuzzle || !same(again.games[0]!.move, best.move)) return { why: 'unsure', best: best.move }
  return { ...gradedBy(game, decision, [best.move]), moves: movesOf(checked) }
}

/** Whether the bot `easy` makes one of the right moves. */
export const isObvious = (
  game: AnyGame,
  { position, seat, at }: Decision,
  right: readonly Move[],
): boolean => {
  const easy = moveAt(game, position, seat, at, 'easy')
  return right.some((move) => same(move, easy))
}

/** The grade of a puzzle that `fair` finds so often. */
export const gradeOf = (fair: number): number => (fair >= GRADES[0] ? 1 : fair >= GRADES[1] ? 2 : 3)

/** In how many of its decisions `fair` finds one of the right moves, each with chance of its own. */
export function fairFinds(game: AnyGame, { position, seat, at }: Decision, right: readonly Move[]): number {
  const moves = Array.from({ length: FAIR_TRIES }, (_, n) =>
    moveAt(game, position, seat, at, 'fair', quickChance(n + 1)),
  )
  return moves.filter((move) => right.some((one) => same(move, one))).length
}

function gradedBy(game: AnyGame, decision: Decision, right: readonly Move[]) {
  const fair = fairFinds(game, decision, right)
  return { seat: decision.seat, grade: gradeOf(fair), fair }
}

// The order is that of whole games.
function movesOf({ games, weights }: Checked): WeighedMove[] {
  return games.map((whole) => {
    const { worth, behind, behindError } = weights.find(({ move }) => move === whole.move)!
    return {
      move: whole.move.join(' '),
      worth: rounded(worth),
      behind: rounded(behind),
      error: rounded(behindError),
      won: rounded(whole.worth),
      games: whole.worlds,
    }
  })
}

const rounded = (share: number) => Math.round(1000 * share) / 1000
