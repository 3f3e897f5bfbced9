import {
  LONGEST_WIN,
  MOST_MOVES,
  pendingIn,
  play,
  replay,
  Refusal,
  type Json,
  type Log,
  type Move,
  type Puzzle,
  type PuzzleMove,
} from '@shamble/engine'
import type { Entry } from '@shamble/engine/entry'
import { pack, unpack } from '@shamble/engine/links'
import { paths } from '../addresses.ts'
import { loadGame } from '../games.ts'
import { logIn, versionIn } from '../share/links.ts'
import type { Loaded } from '../shell/source.ts'
import type { PuzzleData } from './in-page.ts'
import { drawnAt } from './load.ts'

/** Bytes of the JSON of a puzzle, at most. */
const MAX_BYTES = 200_000

/** The address of a puzzle that somebody has set: all of it is in the fragment, which no server gets. */
export const ownPuzzleAddress = async (game: string, puzzle: Puzzle): Promise<string> =>
  `${paths.puzzleOwn(game)}#${await pack(puzzle as unknown as Json)}`

/**
 * The puzzle in a fragment, with all that shows it. Anyone may have written it: its moves must be the legal ones, and a win must win. What its
 * moves are worth is believed. Throws a `Refusal` if it cannot be read.
 */
export async function ownPuzzle(entry: Entry, fragment: string): Promise<PuzzleData> {
  const puzzle = await unpack(fragment.slice(1), MAX_BYTES)
  if (!isPuzzle(puzzle)) throw unreadable()
  const loaded = await loadGame(entry, false, undefined, undefined, await versionIn(puzzle.link))
  const log = await logIn(loaded.game, puzzle.link)
  if (!holds(loaded, log, puzzle)) throw unreadable()
  return {
    ...loaded,
    id: entry.id,
    title: entry.title,
    numbered: null,
    today: false,
    puzzle,
    drawn: drawnAt(loaded, log, puzzle),
    options: log.options,
  }
}

const unreadable = () =>
  new Refusal<'bad-link'>('bad-link', 'The puzzle in this link cannot be read. Copy the whole link.')

// Whether the moves of a puzzle are those that its seat has, and its win is one.
function holds({ game }: Loaded, log: Log, { seat, moves, wins }: Puzzle): boolean {
  const position = replay(game, log)
  const pending = pendingIn(game, position)
  const own = pending.filter((choice) => choice.seat === seat).flatMap((choice) => choice.moves)
  const legal = new Set(own.map((move) => move.join(' ')))
  if (moves.length !== legal.size || !moves.every(({ move }) => legal.has(move))) return false
  if (!wins) return true
  try {
    let turn = { position, pending }
    for (const move of wins)
      turn = play(game, turn.position, seat, move.split(' ') as unknown as Move, turn.pending)
    return turn.position.result?.winners.includes(seat) ?? false
  } catch {
    return false
  }
}

function isPuzzle(x: unknown): x is Puzzle {
  if (!isRecord(x)) return false
  const { link, seat, grade, fair, moves, wins, right } = x
  return (
    typeof link === 'string' &&
    isWhole(seat) &&
    (grade === 1 || grade === 2 || grade === 3) &&
    isWhole(fair) &&
    Array.isArray(moves) &&
    moves.length > 1 &&
    moves.length <= MOST_MOVES &&
    moves.every(isMove) &&
    new Set(moves.map(({ move }) => move)).size === moves.length &&
    (wins === undefined ? moves.every(isWeighed) && right === undefined : isWin(wins, right, moves))
  )
}

const isWin = (wins: unknown, right: unknown, moves: readonly PuzzleMove[]): boolean =>
  isWhole(right) &&
  Number(right) > 0 &&
  Number(right) < moves.length &&
  Array.isArray(wins) &&
  wins.length > 1 &&
  wins.length <= LONGEST_WIN &&
  wins.every((move) => typeof move === 'string') &&
  wins[0] === moves[0]!.move

const isMove = (x: unknown): x is PuzzleMove => isRecord(x) && typeof x.move === 'string'

const isWeighed = (x: unknown): boolean =>
  isRecord(x) &&
  [x.worth, x.behind, x.error, x.won].every(
    (share) => typeof share === 'number' && share >= -1 && share <= 1,
  ) &&
  isWhole(x.games) &&
  Number(x.games) > 0

const isWhole = (x: unknown): boolean => Number.isSafeInteger(x) && Number(x) >= 0

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
