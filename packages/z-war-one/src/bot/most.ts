import type { Move } from '@shamble/engine'

/** The move that is worth most, the first of equals; undefined of none. */
export function most(moves: readonly Move[], worth: (move: Move) => number): Move | undefined {
  let best: Move | undefined
  let top = -Infinity
  for (const move of moves) {
    const value = worth(move)
    if (value <= top) continue
    top = value
    best = move
  }
  return best
}
