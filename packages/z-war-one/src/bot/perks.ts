import type { Move } from '@shamble/engine'
import { PERK } from '../data/perks.ts'
import { heroId, perk as perkId } from '../table.ts'

/*
 * 16.1. What experience is spent on: the first of a hero's list that he can pay.
 */

const { blessed, bandit, deadeye, dodgy, doubleTap, greased, hitMan, kerbStomp, kipUp, quickDraw, redline, runAndGun, shogun, smile } =
  PERK

// Cole shoots, Kat and Sam keep out of reach, Victor stands.
const WANTED: readonly (readonly number[])[] = [
  [doubleTap, dodgy, deadeye, hitMan, smile],
  [dodgy, redline, kipUp, shogun, greased],
  [dodgy, blessed, redline, kipUp, bandit],
  [blessed, shogun, doubleTap, kerbStomp, quickDraw],
]

export { runAndGun }

/** What a hero buys, or that he saves. */
export function buy(moves: readonly Move[]): Move | undefined {
  const hero = heroId.of(moves[0]!.at(-1)!)
  for (const wanted of WANTED[hero]!) {
    const found = moves.find(([verb, part]) => verb === 'buy' && perkId.of(part!) === wanted)
    if (found) return found
  }
  return moves.find(([verb]) => verb === 'save')
}
