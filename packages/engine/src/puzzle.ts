import type { Seat } from './position.ts'

/** A move of a puzzle. */
export interface PuzzleMove {
  /** Its words, with spaces. */
  move: string
}

/** A move of a puzzle, and what it is worth. Shares of a victory. */
export interface WeighedMove extends PuzzleMove {
  /** By playouts that the review's estimator judges, and by how much the best move leads in them, with the standard error of that. */
  worth: number
  behind: number
  error: number
  /** By whole games that bots play to the end: the share won, and how many games. */
  won: number
  games: number
}

interface AnyPuzzle {
  /** The game up to the decision, as a replay link has it. */
  link: string
  seat: Seat
  /** 1 to 3, the easiest first, by how often the bot `fair` finds a right move. */
  grade: number
  /** In how many of `FAIR_TRIES` decisions `fair` found it. */
  fair: number
}

/** A position of a game of bots in which one move is far better than all others. */
export interface BestMovePuzzle extends AnyPuzzle {
  wins?: undefined
  right?: undefined
  /** Every move, the best first. */
  moves: WeighedMove[]
  /** What the best move leads to more often, or less often, than the second: the sentence, and in how many worlds it is told. */
  follows?: { line: string; after: number; instead: number; of: number } | undefined
}

/** A position in which the seat can win by its own moves, before chance is drawn and before anybody else moves. */
export interface WinPuzzle extends AnyPuzzle {
  /** The moves of the shortest win, each as its words. */
  wins: string[]
  /** Every move: those that begin a win as short, then the rest. */
  moves: PuzzleMove[]
  /** How many begin a win. */
  right: number
}

/** A puzzle: one decision, in one try. */
export type Puzzle = BestMovePuzzle | WinPuzzle

/** A puzzle has at least three moves, and few enough to be read on a phone. */
export const FEWEST_MOVES = 3
export const MOST_MOVES = 20

/** The longest win in one's own turn that is a puzzle, in moves. */
export const LONGEST_WIN = 5

/** Decisions of the bot `fair`, each with chance of its own, by which a puzzle is graded. */
export const FAIR_TRIES = 20

/** The puzzles of a game, as `pnpm tool puzzles` writes them: puzzle number n is at index n - 1, for good. */
export interface PuzzleCollection {
  /** How many games of bots have been searched. */
  games: number
  puzzles: Puzzle[]
}

/** The right moves of a puzzle, as their words: the best move, or all that begin a win. */
export const rightMoves = ({ moves, right = 1 }: Puzzle): string[] =>
  moves.slice(0, right).map(({ move }) => move)
