import type { Box } from '@shamble/engine'
import { LORDS } from './data/lords.ts'

/** The value of the option `lord` that draws a Lord at random. */
export const DRAWN = 'drawn'

/** Lords of Waterdeep, solo. Options: the Player's Lord, and the direction in which Pseudo reads costs. */
export const box: Box = {
  id: 'waterdeep-solo',
  version: 1,
  seats: [1],
  options: {
    lord: [DRAWN, ...LORDS.map(({ id }) => id)],
    scan: ['leftToRight', 'rightToLeft'],
  },
}
