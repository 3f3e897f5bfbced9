import type { Move } from './position.ts'

/*
 * How a client shows possible moves without knowing a rule: moves are paths of ids, and whatever is
 * drawn under such an id can be clicked.
 */

/** The moves that fit what has been clicked so far, whatever their verb. The last click may be the verb itself. */
export function fitting(moves: readonly Move[], clicked: readonly string[]): Move[] {
  return moves.filter(([verb, ...parts]) =>
    clicked.every(
      (click, i) => parts[i] === click || (i === clicked.length - 1 && i === parts.length && verb === click),
    ),
  )
}

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
