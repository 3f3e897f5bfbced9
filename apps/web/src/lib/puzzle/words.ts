import type { Puzzle, PuzzleMove } from '@shamble/engine'

/** The grades of puzzles in words, the easiest first. */
export const GRADES = ['Easy', 'Medium', 'Hard'] as const

export const gradeInWords = (grade: Puzzle['grade']): string => GRADES[grade - 1]!.toLowerCase()

/** The best move of a puzzle and those that begin the same plan. */
export const rightIn = ({ moves }: Puzzle): string[] =>
  moves.filter(({ right }, n) => n === 0 || right).map(({ move }) => move)

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** What a puzzle asks for, in a sentence. */
export function askedInWords(puzzle: Puzzle): string {
  const right = rightIn(puzzle).length
  return right === 1
    ? `One of ${puzzle.moves.length} moves is far better than all others.`
    : `${NUMBERS[right]} of ${puzzle.moves.length} moves begin the best plan, in any order. All others are far worse.`
}

/** What a move won of the games that bots played on from it, of 100. */
export const wonIn = ({ won }: PuzzleMove): number => Math.round(100 * won)

/** Half the width of the 95 % interval of that, in points of 100. A share of 0 or 1 is as uncertain as one game would be. */
export function errorIn({ won, games }: PuzzleMove): number {
  const share = Math.min(1 - 1 / games, Math.max(1 / games, won))
  return Math.max(1, Math.round(196 * Math.sqrt((share * (1 - share)) / games)))
}

/** How often a sentence is told after the best move and after the second, in one sentence. */
export const followsInWords = (
  { line, after, instead, of }: NonNullable<Puzzle['follows']>,
  best: string,
  second: string,
): string =>
  `“${line}” follows in ${after} of ${of} games after “${best}”, and in ${instead} after “${second}”.`

/** How many found a puzzle at the first try. */
export const foundInWords = ({ tries, found }: { tries: number; found: number }): string =>
  tries === 1
    ? `You are the first to try it${found === 1 ? ', and found it' : ''}.`
    : `${found} of ${tries} found it at the first try.`
