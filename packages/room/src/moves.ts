import type { Json, Move } from '@shamble/engine'

/*
 * Prefix compression of lists of moves: each move is the number of words it shares with the one before, then its own words:
 * attack horde:3 townies, attack horde:3 horde:5 is [0, "attack", "horde:3", "townies", 2, "horde:5"].
 */

/** Packs a list of moves. */
export function packMoves(moves: readonly Move[]): Json[] {
  const packed: Json[] = []
  let before: Move | null = null
  for (const move of moves) {
    let shared = 0
    if (before) while (shared < move.length - 1 && before[shared] === move[shared]) shared++
    packed.push(shared, ...move.slice(shared))
    before = move
  }
  return packed
}

/** The inverse of `packMoves`. */
export function unpackMoves(packed: readonly Json[]): Move[] {
  const moves: string[][] = []
  for (const word of packed) {
    if (typeof word === 'number') moves.push((moves.at(-1) ?? []).slice(0, word))
    else moves.at(-1)!.push(word as string)
  }
  return moves as unknown as Move[]
}
