import { fitting, type Move } from '@shamble/engine'

/** More moves than this are chosen on the board rather than from a list. */
export const MANY = 12

/** Moves that share their next click. */
export interface Group {
  /** The next click: a part, or the verb when no part is left. */
  id: string
  /** True if it is a part of the board. */
  part: boolean
  moves: Move[]
}

/**
 * The moves that fit the clicks so far, grouped by the next click. Among many moves, those without a part left come first, since the
 * board does not show them.
 */
export function byNextClick(moves: readonly Move[], clicked: readonly string[]): Group[] {
  const groups = new Map<string, Group>()
  const fit = fitting(moves, clicked)
  for (const move of fit) {
    const part = move[clicked.length + 1]
    const id = part ?? move[0]
    const group = groups.get(id)
    if (group) group.moves.push(move)
    else groups.set(id, { id, part: part !== undefined, moves: [move] })
  }
  const all = [...groups.values()]
  return fit.length > MANY ? all.sort((a, b) => Number(a.part) - Number(b.part)) : all
}
