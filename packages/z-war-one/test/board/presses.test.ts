import { defaults } from '@shamble/engine'
import { expect, test } from 'vitest'
import { zWarOne } from '../../src/index.ts'
import { playByHand, type Pointer, type Presses } from './presses.ts'

const GAMES = 10
/** In the median. By finger a walk takes a tap more: the first one shows the way and its cost, where a mouse only rests. */
const MOST: Record<Pointer, number> = { mouse: 200, finger: 245 }

test(`Chapter 1 by hand takes at most ${MOST.mouse} clicks or ${MOST.finger} taps in the median of ${GAMES} games.`, async () => {
  const options = { ...defaults(zWarOne), mission: 'chapter-1' }
  const games: Presses[] = []
  for (let n = 0; n < GAMES; n++) games.push(await playByHand(`presses-${n}`, options))
  for (const pointer of ['mouse', 'finger'] as const) {
    const presses = games.map((kinds) => Object.values(kinds).reduce((sum, each) => sum + each[pointer], 0))
    presses.sort((a, b) => a - b)
    const median = (presses[GAMES / 2 - 1]! + presses[GAMES / 2]!) / 2
    expect(median, pointer).toBeLessThanOrEqual(MOST[pointer])
  }
})
