import type { Box } from '@shamble/engine'

/** Zombie Wars: its variants are switches (14). */
export const box: Box = {
  id: 'zombie-wars',
  version: 3,
  seats: [2, 3, 4, 5, 6],
  options: {
    advanced: [false, true],
    deadlines: [false, true],
    superCop: [false, true],
    aTimeForHeroes: [false, true],
    hourTrack: ['standard', 'short', 'nightmare'],
    adjacency: ['orthogonal', 'eightWay'],
    lastHorde: ['claim', 'endsGame', 'playOut'],
    uniqueBreeds: [false, true],
    ghostTownieAction: [false, true],
  },
}
