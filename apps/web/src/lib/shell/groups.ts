import { fitting, type Move } from '@shamble/engine'

/** Moves that go on with the same click. */
export interface Group {
  /** What is clicked next: a part, or the verb when no part is left. */
  id: string
  /** Whether that is a part of the board. */
  part: boolean
  moves: Move[]
}

/** The moves that fit what was clicked, by what could be clicked next. Moves without a part left stand alone. */
export function byNextClick(moves: readonly Move[], clicked: readonly string[]): Group[] {
  const groups = new Map<string, Group>()
  for (const move of fitting(moves, clicked)) {
    const part = move[clicked.length + 1]
    const id = part ?? move[0]
    const group = groups.get(id)
    if (group) group.moves.push(move)
    else groups.set(id, { id, part: part !== undefined, moves: [move] })
  }
  return [...groups.values()]
}
