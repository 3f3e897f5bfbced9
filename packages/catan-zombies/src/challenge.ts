import type { ChallengeWords, Result, Seat } from '@shamble/engine'
import { several } from './names.ts'
import type { Table } from './table.ts'

/*
 * Attempts are ranked by winning (alone before shared), fewest rounds if won, points, fewest moves.
 */

/** The order of results. */
export function standing(t: Table, { winners, scores }: Result, seat: Seat, moves: number): number[] {
  const won = winners.includes(seat) ? 1 / winners.length : 0
  return [won, won > 0 ? -t.round : 0, scores![seat]!, -moves]
}

/** The same in words. */
export const challenge: ChallengeWords = {
  asks: 'Win in as few rounds as you can. Without a win, your points count.',
  reached([won, rounds, points]) {
    const gained = several(points!, 'point')
    if (!won) return `Lost with ${gained}`
    return `Won ${won < 1 ? 'with another ' : ''}in ${several(-rounds!, 'round')} with ${gained}`
  },
}
