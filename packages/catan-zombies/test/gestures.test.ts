import type { Move } from '@shamble/engine'
import { expect, test } from 'vitest'
import { gestureTo } from '../board/gestures.ts'
import { sum } from '../src/table.ts'
import { view as viewOf, type View } from '../src/view.ts'
import { hold, onIsland, RED, WHITE } from './positions.ts'

const hands = hold({ [RED]: [2, 2, 0, 0, 0], [WHITE]: [0, 0, 2, 0, 2] })

/** What Red sees after composing an offer with these moves. */
function seen(made: readonly string[]): { view: View; moves: readonly Move[] } {
  const scene = onIsland(hands, [['tradeAndBuild']])
  for (const move of made) scene.takes(RED, move)
  let found: ReturnType<typeof seen>
  scene.check((table, { pending }) => (found = { view: viewOf(table, RED), moves: pending[0]!.moves }))
  return found!
}

/** Makes the gesture that a button means, as the page does: the moves after it. */
async function press(id: string, before: readonly string[]): Promise<string[]> {
  const made = [...before]
  const gesture = await gestureTo(seen(made).view, RED, id, seen(made).moves)
  for (let n = 0; n < 20; n++) {
    const { view, moves } = seen(made)
    const next = gesture!.next(view, moves)
    if (next === null) return made
    if (next === 'back') made.pop()
    else made.push(next.join(' '))
  }
  throw new Error('The gesture does not end.')
}

test('One card less takes moves back until it is gone, and makes the later ones again.', async () => {
  const before = ['offer', 'give hand:brick', 'give hand:brick', 'want want:wool', 'give hand:lumber']
  const after = await press('less:hand:brick', before)
  expect(seen(after).view.talk!.offer).toEqual({ give: [1, 1, 0, 0, 0], want: [0, 0, 1, 0, 0] })
})

test('The last card of a side can be taken out; the offer stays open.', async () => {
  const after = await press('less:want:ore', ['offer', 'give hand:brick', 'want want:ore'])
  expect(after).toEqual(['offer', 'give hand:brick'])
  expect(sum(seen(after).view.talk!.offer.want)).toBe(0)
})

test('Other clicks mean no gesture; nor does any without an offer.', async () => {
  const { view, moves } = seen(['offer', 'give hand:brick'])
  expect(await gestureTo(view, RED, 'hex:4', moves)).toBeNull()
  expect(await gestureTo({ ...view, talk: null }, RED, 'less:hand:brick', moves)).toBeNull()
})
