import type { Json, Move, Pending } from './position.ts'

/*
 * How a client shows possible moves without knowing a rule: moves are paths of ids, and whatever is
 * drawn under such an id can be clicked.
 */

/** The moves that fit what has been clicked so far, whatever their verb. The last click may be the verb itself. */
export function fitting(moves: readonly Move[], clicked: readonly string[]): Move[] {
  return moves.filter((move) => fits(move, clicked))
}

/** What the rules say of the moves that fit what has been clicked, in their order; empty where they say nothing. */
export function factsFor(choices: readonly Pending[], clicked: readonly string[]): Json[] {
  return choices.flatMap(({ moves, facts = [] }) =>
    facts.filter((fact, i): fact is Json => fact !== null && fits(moves[i]!, clicked)),
  )
}

/** What the rules say of one move of these choices, which must be one of the very moves they list; null for nothing. */
export function factOf(choices: readonly Pending[], move: Move): Json | null {
  const choice = choices.find(({ moves, facts }) => facts && moves.includes(move))
  return choice?.facts![choice.moves.indexOf(move)] ?? null
}

const fits = ([verb, ...parts]: Move, clicked: readonly string[]): boolean =>
  clicked.every(
    (click, i) => parts[i] === click || (i === clicked.length - 1 && i === parts.length && verb === click),
  )

/** What to highlight next: parts of the board, and verbs to offer as buttons. */
export function hot(moves: readonly Move[], clicked: readonly string[]): Set<string> {
  return new Set(fitting(moves, clicked).map(([verb, ...parts]) => parts[clicked.length] ?? verb))
}

/** The one move that the clicks have spelled out, if there is just one and nothing of it is left to click. */
export function spelled(moves: readonly Move[], clicked: readonly string[]): Move | null {
  const left = fitting(moves, clicked)
  if (left.length !== 1) return null
  const [move] = left as [Move]
  return clicked.length >= move.length - 1 ? move : null
}
