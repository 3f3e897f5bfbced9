import { percent, type Json } from '@shamble/engine'
import type { HintWords } from '@shamble/engine/bots'
import type { Facts } from './facts.ts'
import { several } from './naming.ts'
import type { View } from './view.ts'

/** Hints for people: the odds of the battle that a move leads to. */
export const hints: HintWords<View> = { reasons: (_, __, facts) => ofBattle(facts) }

// 7.3. The chance to win, and what a loss demands.
function ofBattle(json: Json | null): string[] {
  const { odds, demand } = (json ?? {}) as Facts
  if (odds === undefined) return []
  const said = `${percent(odds)} to win the battle, with the best use of your weapons’ re-rolls.`
  return demand === undefined ? [said] : [said, `A loss costs ${several(demand, 'card')}.`]
}
