import type { Box } from '@shamble/engine'
import { MODES, seatsFor } from './director/seat.ts'
import { MISSIONS } from './missions/list.ts'

/** Z War One: the campaign or a Director, and which mission. */
export const box: Box = {
  id: 'z-war-one',
  version: 5,
  seats: [1, 2, 3, 4, 5],
  seatsFor,
  // Links number the settings by their places: new ones only go where the numbers of old links stay as they are.
  options: { mode: MODES, mission: MISSIONS, equalWays: [false, true] },
}
