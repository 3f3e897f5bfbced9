import { defaults } from '@shamble/engine'
import { expect, test } from 'vitest'
import { zWarOne } from '../../src/index.ts'
import { playByHand } from './presses.ts'

const GAMES = 10
const MOST = 300

test(`Chapter 1 by hand takes at most ${MOST} presses in the median of ${GAMES} games.`, async () => {
  const options = { ...defaults(zWarOne), mission: 'chapter-1' }
  const presses: number[] = []
  for (let n = 0; n < GAMES; n++) presses.push((await playByHand(`presses-${n}`, options)).presses)
  presses.sort((a, b) => a - b)
  expect((presses[GAMES / 2 - 1]! + presses[GAMES / 2]!) / 2).toBeLessThanOrEqual(MOST)
})
