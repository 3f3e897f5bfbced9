import type { Box, Options } from '@shamble/engine'

/** World War Z, solo. Options: the number of characters, and whether roles are dealt or chosen. */
export const box: Box = {
  id: 'world-war-z',
  version: 2,
  seats: [1, 2, 3, 4],
  seatsFor,
  options: {
    characters: [2, 3, 4],
    roles: ['dealt', 'chosen'],
  },
}

/** From one player to one for each character (R23). */
function seatsFor({ characters: many }: Options): number[] {
  return Array.from({ length: Number(many) }, (_, n) => n + 1)
}
