import { defaults } from '@shamble/engine'
import { expect, test } from 'vitest'
import { zWarOne } from '../../src/index.ts'
import { playByHand, type Pointer, type Presses } from './presses.ts'

const GAMES = 10
/** In the median. By finger a walk takes a tap more: the first one shows the way and its cost, where a mouse only rests. */
const MOST: { who: string; stepping: boolean; presses: Record<Pointer, number> }[] = [
  {
    who: 'A player who attacks from where the hero stands',
    stepping: false,
    presses: { mouse: 160, finger: 200 },
  },
  { who: 'A player who steps with every attack', stepping: true, presses: { mouse: 200, finger: 245 } },
]

test.each(MOST)(
  `$who takes at most $presses.mouse clicks or $presses.finger taps for chapter 1, in the median of ${GAMES} games.`,
  async ({ stepping, presses }) => {
    const options = { ...defaults(zWarOne), mission: 'chapter-1' }
    const games: Presses[] = []
    for (let n = 0; n < GAMES; n++) games.push(await playByHand(`presses-${n}`, options, stepping))
    for (const pointer of ['mouse', 'finger'] as const) {
      const each = games.map((kinds) => Object.values(kinds).reduce((sum, made) => sum + made[pointer], 0))
      each.sort((a, b) => a - b)
      const median = (each[GAMES / 2 - 1]! + each[GAMES / 2]!) / 2
      expect(median, pointer).toBeLessThanOrEqual(presses[pointer])
    }
  },
)
