import type { ChallengeWords, Result, Seat } from '@shamble/engine'
import { LAST_TURN } from './missions/limits.ts'
import { several } from './words/names.ts'
import type { Table } from './table.ts'

/*
 * The order of results in a challenge: victory; then turns to spare if won, else objectives met; then fewer stages of
 * infection; then kills; then fewer moves.
 */

/** The order of results. */
export function standing(t: Table, { winners }: Result, seat: Seat, moves: number): number[] {
  const won = winners.includes(seat)
  const bitten = t.heroes.reduce((sum, { stage }) => sum + stage, 0)
  const killed = t.kills.reduce((sum, kills) => sum + kills, 0)
  const met = t.met.filter((is) => is).length
  return [won ? 1 : 0, won ? LAST_TURN - t.turn : met, -bitten, killed, -moves]
}

/** The same in words. */
export const challenge: ChallengeWords = {
  asks: 'Bring all four heroes through, in as few turns as you can. A mission that is lost counts by the objectives met.',
  reached([won, first, bitten, killed]) {
    const dead = `${several(killed!, 'kill')}`
    if (!won) return `Lost with ${several(first!, 'objective')} met and ${dead}`
    const health = bitten === 0 ? 'nobody bitten' : `${several(-bitten!, 'stage')} of infection`
    return `Won in turn ${LAST_TURN - first!} with ${health} and ${dead}`
  },
}
