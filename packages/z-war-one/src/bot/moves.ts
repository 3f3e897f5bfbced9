import type { Move } from '@shamble/engine'

/** A move that was chosen, if any. */
export type Chosen = Move | undefined

/** A number from 0 to `n - 1`. */
export type Chance = (n: number) => number

/** The first move that begins with these parts. */
export const chosen = (moves: readonly Move[], ...parts: readonly string[]): Chosen =>
  moves.find((move) => parts.every((part, n) => move[n] === part))

/** The first of `wanted` that is on offer; each may be only the beginning of a move. */
export function firstOf(wanted: readonly Move[], moves: readonly Move[]): Chosen {
  for (const move of wanted) {
    const found = chosen(moves, ...move)
    if (found) return found
  }
  return undefined
}

/** The move of most worth, the first of equals; undefined for an empty list. */
export function most(moves: readonly Move[], worth: (move: Move) => number): Chosen {
  let best: Chosen
  let top = -Infinity
  for (const move of moves) {
    const value = worth(move)
    if (value <= top) continue
    top = value
    best = move
  }
  return best
}
