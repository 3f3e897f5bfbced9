import { quickChance, Referee, start } from '@shamble/engine'
import { expect, test } from 'vitest'
import { CHAPTERS } from '../../src/missions/list.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'

const MINUTES = 60_000
const SEEDS = 6

// Heroes who only end their turns; what else is asked is answered at random.
function standStill(seed: string, mission: string) {
  const chance = quickChance(seed)
  const g = new Referee<Table, Event>(zWarOne, start(zWarOne, seed, 1, { mission }).position, true).settle()
  while (!g.result) {
    const { moves } = g.pending[0]!
    const end = moves.findIndex(([verb]) => verb === 'end')
    g.choose(0, end >= 0 ? end : chance(moves.length))
  }
  return g
}

test.each(CHAPTERS)(
  '%s is not won by a company that stands still.',
  (mission) => {
    for (let n = 0; n < SEEDS; n++) {
      const { result } = standStill(`still-${n}`, mission)
      expect(result!.winners).toEqual([])
      expect(result!.reason).not.toBe('won')
    }
  },
  4 * MINUTES,
)

test(
  '22.3. Nor is it left in peace in chapter 3: on turn 6 the corner house is broken into, and they come through it.',
  () => {
    const reasons = Array.from({ length: SEEDS }, (_, n) => standStill(`peace-${n}`, 'chapter-3'))
    for (const { table, result } of reasons) {
      expect(result!.reason).toBe('died')
      expect(table.turn).toBeGreaterThan(6)
    }
  },
  4 * MINUTES,
)
