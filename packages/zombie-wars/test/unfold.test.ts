import type { Json, Options } from '@shamble/engine'
import { faultInUnfolding } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { unfold } from '../board/unfold.ts'
import { zombieWars } from '../src/index.ts'
import type { View } from '../src/view.ts'

/** What the board draws of a view. */
function drawn(view: View): Json {
  const { hour, order, phase, active, breeds, luck, destroyed, limits, zombies, living, inHand } = view
  const counts = { hour, order, phase, active, breeds, luck, destroyed, limits, zombies, living, inHand }
  const { town, squads, hordes } = view
  return { ...counts, town, squads, hordes } as unknown as Json
}

const GAMES: [string, Options][] = [
  ['Basic', {}],
  ['Advanced', { advanced: true, aTimeForHeroes: true, superCop: true }],
  ['Deadlines', { advanced: true, deadlines: true, hourTrack: 'nightmare' }],
]

test.each(GAMES)('%s: what was shown while events played is what is true afterwards.', (_, options) => {
  for (let n = 0; n < 8; n++) {
    const settings = { options, seats: 2 + (n % 5) }
    expect(faultInUnfolding(zombieWars, { unfold, drawn }, `unfold-${n}`, settings)).toBeNull()
  }
})

test('An event that is forgotten is noticed.', () => {
  const forgetful = (view: View, event: { type: string }) =>
    event.type === 'moved' ? view : (unfold(view, event as never) as View)
  expect(faultInUnfolding(zombieWars, { unfold: forgetful, drawn }, 'unfold-0')).toContain('hordes')
})
