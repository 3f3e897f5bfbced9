import type { Json } from '@shamble/engine'
import { faultInUnfolding } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { unfold } from '../board/unfold.ts'
import { zWarOne } from '../src/index.ts'
import { MISSIONS } from '../src/missions/list.ts'
import type { View } from '../src/view.ts'

/** What the board draws of a view. */
function drawn(view: View): Json {
  const { turn, phase, doors, areas, objects, items } = view
  const heroes = view.heroes.map(({ at, fate, prone, object, stage, held, alert }) => {
    return { at, fate, prone, object, stage, held, alert }
  })
  const infected = view.infected.map(({ id, kind, at, facing, prone, risen }) => {
    return { id, kind, at, facing, prone, risen }
  })
  return { turn, phase, doors, areas, objects, items, heroes, infected }
}

test.each(MISSIONS)('%s: what was shown while events played is what is true afterwards.', (mission) => {
  for (let n = 0; n < 6; n++) {
    const fault = faultInUnfolding(zWarOne, { unfold, drawn }, `unfold-${n}`, { options: { mission } })
    expect(fault).toBeNull()
  }
})

test('An event that is forgotten is noticed.', () => {
  const forgetful = (view: View, event: { type: string }) =>
    event.type === 'unitMoved' ? view : (unfold(view, event as never) as View)
  expect(faultInUnfolding(zWarOne, { unfold: forgetful, drawn }, 'unfold-0')).toContain('infected')
})
