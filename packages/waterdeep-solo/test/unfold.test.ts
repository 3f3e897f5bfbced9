import type { Json } from '@shamble/engine'
import { faultInUnfolding } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { unfold } from '../board/unfold.ts'
import type { Event } from '../src/events.ts'
import { waterdeepSolo } from '../src/index.ts'
import type { View } from '../src/view.ts'

/** All of a view: the board draws everything that lies face up. */
const drawn = (view: View): Json => view as unknown as Json

test.each(['leftToRight', 'rightToLeft'])('Scan %s: what was shown while events played is true.', (scan) => {
  for (let n = 0; n < 40; n++) {
    const options = { lord: 'drawn', scan }
    expect(faultInUnfolding(waterdeepSolo, { unfold, drawn }, `unfold-${n}`, { options })).toBeNull()
  }
})

test.each(['stockTaken', 'questTurnedUp', 'reassigned', 'scored'])(
  'A forgotten %s is noticed.',
  (forgotten) => {
    const forgetful = (view: View, event: Event) => (event.type === forgotten ? view : unfold(view, event))
    const faults = Array.from({ length: 5 }, (_, n) =>
      faultInUnfolding(waterdeepSolo, { unfold: forgetful, drawn }, `unfold-${n}`),
    )
    expect(faults.some((fault) => fault !== null)).toBe(true)
  },
)
