import type { Box } from '@shamble/engine'

/** Catan and Zombies: its variants and house rules are switches. */
export const box: Box = {
  id: 'catan-zombies',
  version: 2,
  seats: [3, 4],
  options: {
    board: ['variable', 'beginner', 'beginnerStart', 'random'],
    harbours: ['printed', 'shuffled'],
    domesticTrade: [true, false],
    offersPerTurn: [3, 1, 6],
    combinedTradeAndBuild: [true, false],
    earlySevens: ['noEffect', 'reroll'],
    infestationSpread: ['eachAdjacent', 'chooseAny', 'one'],
    infestationTrigger: ['freeChoice', 'forcedOnly'],
    desert: ['safe', 'canHold'],
    givingUp: [false, true],
  },
}
