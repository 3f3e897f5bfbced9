import type { Box } from '@shamble/engine'
import { LORDS } from './data/lords.ts'

/** The setting of the option `lord` for a Lord drawn at random. */
export const DRAWN = 'drawn'

/** Lords of Waterdeep, solo: whose Lord is played, and which way Pseudo looks along a row. */
export const box: Box = {
  id: 'waterdeep-solo',
  version: 1,
  seats: [1],
  options: {
    lord: [DRAWN, ...LORDS.map(({ id }) => id)],
    scan: ['leftToRight', 'rightToLeft'],
  },
}
