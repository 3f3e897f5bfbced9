import type { Json, Move, Pending } from './position.ts'

/*
 * How a client shows legal moves without knowing a rule: a move is a path of ids, and what is drawn with such an id can be clicked.
 */

/** The moves that begin with what has been clicked so far, with any verb. The last click may be the verb itself. */
export function fitting(moves: readonly Move[], clicked: readonly string[]): Move[] {
  return moves.filter((move) => fits(move, clicked))
}

/** The facts of the moves that fit what has been clicked, in their order; empty if there are none. */
export function factsFor(choices: readonly Pending[], clicked: readonly string[]): Json[] {
  return choices.flatMap(({ moves, facts = [] }) =>
    facts.filter((fact, i): fact is Json => fact !== null && fits(moves[i]!, clicked)),
  )
}

/** The facts of a move, which must be the same object as in one of these choices; null if there are none. */
export function factOf(choices: readonly Pending[], move: Move): Json | null {
  const choice = choices.find(({ moves, facts }) => facts && moves.includes(move))
  return choice?.facts![choice.moves.indexOf(move)] ?? null
}

const fits = ([verb, ...parts]: Move, clicked: readonly string[]): boolean =>
  clicked.every(
    (click, i) => parts[i] === click || (i === clicked.length - 1 && i === parts.length && verb === click),
  )

/** What can be clicked next: parts of the board, and verbs to offer as buttons. */
export function hot(moves: readonly Move[], clicked: readonly string[]): Set<string> {
  return new Set(fitting(moves, clicked).map(([verb, ...parts]) => parts[clicked.length] ?? verb))
}

/** The move that the clicks spell out; null if there are several, or if parts are missing. */
export function spelled(moves: readonly Move[], clicked: readonly string[]): Move | null {
  const left = fitting(moves, clicked)
  if (left.length !== 1) return null
  const [move] = left as [Move]
  return clicked.length >= move.length - 1 ? move : null
}
