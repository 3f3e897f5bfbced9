import type { Json } from '@shamble/engine'
import { faultInUnfolding } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { unfold } from '../board/unfold.ts'
import { worldWarZ } from '../src/index.ts'
import type { Event } from '../src/events.ts'
import type { View } from '../src/view.ts'

/** The steps of a human turn before a card is drawn. They begin without an event: with a question, or not at all. */
const QUIET = ['move', 'equip', 'battle']

/** All of a view that board, tray and mats draw: all but what only the rules look at. */
function drawn(view: View): Json {
  const { subject: _, asked: __, playing: ___, sapped: ____, step, ...rest } = view
  return { ...rest, step: QUIET.includes(step) ? 'move' : step } as unknown as Json
}

const TABLES = [
  { seats: 1, characters: 2, roles: 'dealt' },
  { seats: 2, characters: 3, roles: 'chosen' },
  { seats: 1, characters: 4, roles: 'chosen' },
]

test.each(TABLES)(
  '$characters characters, $roles: what was shown while events played is true.',
  ({ seats, ...options }) => {
    for (let n = 0; n < 40; n++)
      expect(faultInUnfolding(worldWarZ, { unfold, drawn }, `unfold-${n}`, { seats, options })).toBeNull()
  },
)

test.each(['hordeMoved', 'battleEnded', 'putAside', 'turnBegan'])(
  'A forgotten %s is noticed.',
  (forgotten) => {
    const forgetful = (view: View, event: Event) => (event.type === forgotten ? view : unfold(view, event))
    const faults = Array.from({ length: 5 }, (_, n) =>
      faultInUnfolding(worldWarZ, { unfold: forgetful, drawn }, `unfold-${n}`),
    )
    expect(faults.some((fault) => fault !== null)).toBe(true)
  },
)
