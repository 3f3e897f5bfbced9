import type { Json, Move } from '@shamble/engine'

/*
 * Lists of moves in short. Neighbours begin alike, so each move says how many words it shares with the one before, and
 * then its own: attack horde:3 townies, attack horde:3 horde:5 is [0, "attack", "horde:3", "townies", 2, "horde:5"].
 */

/** A list of moves as it travels. */
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

/** The list of moves that was packed. */
export function unpackMoves(packed: readonly Json[]): Move[] {
  const moves: string[][] = []
  for (const word of packed) {
    if (typeof word === 'number') moves.push((moves.at(-1) ?? []).slice(0, word))
    else moves.at(-1)!.push(word as string)
  }
  return moves as unknown as Move[]
}
