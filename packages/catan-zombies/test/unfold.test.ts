import type { Json } from '@shamble/engine'
import { faultInUnfolding } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { unfold } from '../board/unfold.ts'
import { catanZombies } from '../src/index.ts'
import type { View } from '../src/view.ts'

/** What the board draws of a view. While founding the next player is known from the next view only. */
function drawn(view: View): Json {
  const { zombies, roads, owners, sizes, bank, hands, deck, cards, buried, played, soldiers } = view
  const { lengths, longestRoad, largestArmy, points, out, first, round, dice, rolls } = view
  const pieces = { zombies, roads, owners, sizes, bank, hands, deck, cards, buried, played, soldiers }
  const counts = { lengths, longestRoad, largestArmy, points, out, first, round, dice, rolls }
  return { ...pieces, ...counts, active: view.phase === 'founding' ? null : view.active }
}

const GAMES = [
  {},
  { infestationSpread: 'chooseAny', earlySevens: 'reroll' },
  { infestationSpread: 'one', givingUp: true, board: 'beginnerStart' },
]

test.each(GAMES)(
  '%j: what was shown while events played is what is true afterwards.',
  (options) => {
    for (let n = 0; n < 4; n++) {
      const settings = { options, seats: 3 + (n % 2) }
      expect(faultInUnfolding(catanZombies, { unfold, drawn }, `unfold-${n}`, settings)).toBeNull()
    }
  },
  60_000,
)

test('An event that is forgotten is noticed.', () => {
  const forgetful = (view: View, event: { type: string }) =>
    event.type === 'zombieCame' ? view : (unfold(view, event as never) as View)
  expect(faultInUnfolding(catanZombies, { unfold: forgetful, drawn }, 'unfold-0')).toContain('zombies')
})
