import {
  FEWEST_MOVES,
  MOST_MOVES,
  rightMoves,
  type BestMovePuzzle,
  type Move,
  type Puzzle,
  type WeighedMove,
} from '@shamble/engine'
import type { NoPuzzle } from '@shamble/review'

/** The grades of puzzles in words, the easiest first. */
export const GRADES = ['Easy', 'Medium', 'Hard'] as const

export const gradeInWords = (grade: Puzzle['grade']): string => GRADES[grade - 1]!.toLowerCase()

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** The title of a puzzle. */
export const titleOf = ({ wins }: Puzzle): string =>
  wins ? `Win in ${NUMBERS[wins.length]} moves` : 'Find the best move'

/** What a puzzle asks for, in a sentence or two. */
export function askedInWords(puzzle: Puzzle): string {
  const right = rightMoves(puzzle).length
  const all = puzzle.moves.length
  if (puzzle.wins)
    return `You can win in this turn, with ${NUMBERS[puzzle.wins.length]} moves. Make the first: ${NUMBERS[right] ?? right} of ${all} ${right === 1 ? 'begins' : 'begin'} such a win.`
  return `One of ${all} moves is far better than all others.`
}

/** Why a decision is no puzzle, in a sentence or two. `say` puts a move into words. */
export function noPuzzleInWords(none: NoPuzzle, say: (move: Move) => string): string {
  switch (none.why) {
    case 'moves':
      return `It is no puzzle: there are ${none.many} moves here, and a puzzle has ${FEWEST_MOVES} to ${MOST_MOVES}.`
    case 'easy':
      return `It is no puzzle: an easy bot finds “${say(none.best)}” as well.`
    case 'unsure':
      return `It is no puzzle: a second check was not as sure of “${say(none.best)}”.`
    case 'lead': {
      const { best, second } = none
      const lead = Math.max(0, Math.round(100 * second.behind))
      return `It is no puzzle: “${say(best.move)}” wins ${lead} of 100 games more than “${say(second.move)}”. A puzzle needs 15, and to be sure of them.`
    }
  }
}

/** What a move won of the games that bots played on from it, of 100. */
export const wonIn = ({ won }: WeighedMove): number => Math.round(100 * won)

/** Half the width of the 95 % interval of that, in points of 100. A share of 0 or 1 is as uncertain as one game would be. */
export function errorIn({ won, games }: WeighedMove): number {
  const share = Math.min(1 - 1 / games, Math.max(1 / games, won))
  return Math.max(1, Math.round(196 * Math.sqrt((share * (1 - share)) / games)))
}

/** How often a sentence is told after the best move and after the second, in one sentence. */
export const followsInWords = (
  { line, after, instead, of }: NonNullable<BestMovePuzzle['follows']>,
  best: string,
  second: string,
): string =>
  `“${line}” follows in ${after} of ${of} games after “${best}”, and in ${instead} after “${second}”.`

/** How many found a puzzle at the first try. */
export const foundInWords = ({ tries, found }: { tries: number; found: number }): string =>
  tries === 1
    ? `You are the first to try it${found === 1 ? ', and found it' : ''}.`
    : `${found} of ${tries} found it at the first try.`
