import type { Box, Options } from '@shamble/engine'

/** World War Z, solo: how many characters, and how they come to those who play them. */
export const box: Box = {
  id: 'world-war-z',
  version: 1,
  seats: [1, 2, 3, 4],
  seatsFor,
  options: {
    characters: [2, 3, 4],
    roles: ['dealt', 'chosen'],
  },
}

/** As many people may share a game as it has characters (R23). */
function seatsFor({ characters: many }: Options): number[] {
  return Array.from({ length: Number(many) }, (_, n) => n + 1)
}
