import type { ChallengeWords, Result, Seat } from '@shamble/engine'
import { hourTrack } from './data.ts'
import { several } from './names.ts'
import type { Table } from './table.ts'

/*
 * Attempts are ranked by the victory, then the hours to spare, then the zombies, then the fewest moves.
 */

const OUTRIGHT = 3
const LEAD = 2
const SHARED = 1
const LOST = 0

/** The order of results. */
export function standing(t: Table, result: Result, seat: Seat, moves: number): number[] {
  const hours = Math.max(0, hourTrack(t.switches).length - t.hour)
  return [victory(result, seat), hours, result.scores![seat]!, -moves]
}

function victory({ winners, reason }: Result, seat: Seat): number {
  if (!winners.includes(seat)) return LOST
  if (reason === 'total' || reason === 'win') return OUTRIGHT
  return winners.length > 1 ? SHARED : LEAD
}

/** The same in words. */
export const challenge: ChallengeWords = {
  asks: 'Be the only lord of the dead, as early in the night as you can; or lead at dawn, with as many zombies as you can.',
  reached([won, hours, zombies]) {
    const dead = several(zombies!, 'zombie')
    if (won === OUTRIGHT)
      return `Won with ${hours ? `${several(hours, 'hour')} to spare` : 'no hour to spare'} and ${dead}`
    if (won === LEAD) return `Led at dawn with ${dead}`
    if (won === SHARED) return `Shared the lead at dawn with ${dead}`
    return `Lost with ${dead}`
  },
}
