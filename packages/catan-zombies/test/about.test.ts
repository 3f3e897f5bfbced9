import { look, open } from '@shamble/engine'
import { expect, test } from 'vitest'
import { about } from '../board/about.ts'
import { catanZombies } from '../src/index.ts'
import type { View } from '../src/view.ts'

/** The printed beginner island with its pieces, after a change. */
function island(change: (view: View) => void = () => {}): View {
  const { timeline } = open(catanZombies, 'about', 4, { board: 'beginnerStart' })
  const view = look(catanZombies, timeline.position, 0, timeline.pending).view as View
  change(view)
  return view
}

test('A hex says what it pays, and what its zombies do.', () => {
  const view = island((view) => {
    view.land[0] = 0
    view.numbers[0] = 6
  })
  expect(about('hex:0', view)).toEqual({
    title: 'Hills 6',
    lines: [
      'It pays brick: 5 rolls in 36. A settlement gets one card, a city two.',
      '0 zombies: harmless until there are 2.',
    ],
  })
  view.zombies[0] = 3
  expect(about('hex:0', view)!.lines[1]).toContain('one more spreads')
})

test('A building says whose it is and whether a seven would hit it; a free corner whether one may found there.', () => {
  const view = island()
  const at = view.owners.findIndex((owner) => owner === 0)
  expect(about(`corner:${at}`, view)!.lines).toContain('A 7 now would not hit it.')
  view.zombies.fill(2)
  expect(about(`corner:${at}`, view)!.lines.join()).toMatch(/A 7 now would hit it: [1-3] damage/)
  view.owners.fill(-1)
  expect(about(`corner:${at}`, view)!.lines[0]).toContain('Free')
})

test('Roads, resources, development cards and players have cards.', () => {
  const view = island()
  const road = view.roads.findIndex((owner) => owner === 1)
  expect(about(`edge:${road}`, view)!.title).toContain('road')
  expect(about('hand:ore', view)!.lines).toContain('The bank gives you one card for 4 of it.')
  expect(about('card:soldier', view)!.lines[0]).toContain('Clears one hex')
  expect(about('seat:0', view)!.lines[0]).toContain('ten win')
  expect(about('deck', view)).toBeNull()
})
