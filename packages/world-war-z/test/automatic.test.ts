import { advance, look, mayUndo, open, type Move } from '@shamble/engine'
import { expect, test } from 'vitest'
import { automatic } from '../board/automatic.ts'
import { worldWarZ } from '../src/index.ts'
import type { View } from '../src/view.ts'
import { fight, turn } from './playing.ts'

type Scene = ReturnType<typeof turn>

/** The move that the page makes for the first character, after `last`; empty if it asks. */
function answer(scene: Scene, last = ''): string {
  let found = ''
  scene.check((table, g) => {
    const made = last === '' ? null : (last.split(' ') as [string, ...string[]])
    found = automatic(g.pending[0]!, worldWarZ.view(table, 0), made)?.join(' ') ?? ''
  })
  return found
}

const armed = (hordes: Record<string, number>, hand = 'lobo') =>
  turn('veteran', hand, { hordes }).takes(0, 'stay')

test('Ready is pressed by the page when nothing else is left and the battle is asked next.', () => {
  expect(answer(armed({ mexico: 2 }))).toBe('')
  expect(answer(armed({ mexico: 2 }).takes(0, 'equip lobo'))).toBe('ready')
  // Without a horde a threat card would be drawn.
  expect(answer(armed({}).takes(0, 'equip lobo'))).toBe('')
  expect(answer(armed({ mexico: 2 }, 'lobo air-strike').takes(0, 'equip lobo'))).toBe('')
})

test('Fight is pressed by the page after Ready, which has shown the chance.', () => {
  const ready = () => armed({ mexico: 2 }).takes(0, 'equip lobo').takes(0, 'ready')
  expect(answer(ready(), 'ready')).toBe('fight')
  expect(answer(ready(), 'equip lobo')).toBe('')
  expect(answer(armed({ mexico: 2 }, '').asks(0, 'fight'))).toBe('')
})

test('Roll is pressed by the page when the battle cannot be lost and the tactics only add to it.', () => {
  // 1 + 6 beats the best face of a d6.
  const certain = (hand: string) =>
    fight({ hand, worn: 'katana lobo combat-knife' }, 1, { wins: 2 }).takes(0, 'fight')
  expect(answer(certain('firing-line'))).toBe('roll')
  expect(answer(certain('booby-trap'))).toBe('')
  expect(answer(fight({ hand: 'firing-line' }, 4).takes(0, 'fight'))).toBe('')
})

test('The dice are kept by the page when the battle is won, unless the die matters for more.', () => {
  const rolled = (role: string, worn: string, die: number, horde: number) =>
    fight({ worn }, 1, {
      cast: { [role]: { at: 'mexico', worn }, pilot: { at: 'korea' } },
      hordes: { mexico: 1, caribbean: 2 },
    })
      .dice(die, horde)
      .takes(0, 'fight')
  expect(answer(rolled('veteran', 'assault-rifle', 5, 2))).toBe('accept')
  expect(answer(rolled('veteran', 'assault-rifle', 1, 6))).toBe('')
  expect(answer(rolled('sapper', 'assault-rifle', 3, 1))).toBe('')
  expect(answer(rolled('sapper', 'assault-rifle', 6, 1))).toBe('accept')
  expect(answer(rolled('veteran', 'flamethrower assault-rifle', 1, 1))).toBe('')
})

const FIRST = ['equip', 'fight', 'roll', 'accept', 'stand', 'ready', 'settle', 'pass']

/** Equips, and fights on while it wins. */
function restless(moves: readonly Move[], made: number): Move {
  for (const verb of FIRST) {
    const move = moves.find((each) => each[0] === verb)
    if (move) return move
  }
  const ways = moves.filter(([verb]) => verb === 'go')
  return ways[made % ways.length] ?? moves[made % moves.length]!
}

test('Games take a tenth fewer presses, and a press with nothing to choose is rare. Ready reveals nothing.', () => {
  let [byHand, all, alike] = [0, 0, 0]
  for (let n = 0; n < 20; n++) {
    let now = open<any, any, any>(worldWarZ, `presses-${n}`, 1, { characters: 2 })
    let last: Move | null = null
    for (let made = 0; now.timeline.position.result === null; made++) {
      const { timeline } = now
      const view = look(worldWarZ, timeline.position, 0, timeline.pending).view as View
      const [asked] = timeline.pending
      const alone = automatic(asked!, view, last)
      const move: Move = alone ?? restless(asked!.moves, made)
      now = advance(worldWarZ, timeline, 0, move)
      if (alone?.[0] === 'ready') expect(mayUndo(now.timeline, 0)).toBe(true)
      last = alone ? null : move
      all++
      if (alone) continue
      byHand++
      if (asked!.moves.length === 1) alike++
    }
  }
  expect(byHand).toBeLessThan(0.9 * all)
  expect(alike).toBeLessThan(0.04 * all)
})
