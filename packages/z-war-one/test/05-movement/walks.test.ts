import { expect, test } from 'vitest'
import { stops } from '../../board/gestures.ts'
import { gestureOf } from '../../board/walks.ts'
import { zWarOne } from '../../src/index.ts'
import { square } from '../../src/table.ts'
import { field, SAM, squaresOf, type Setting } from '../field.ts'
import { YARD } from '../yards.ts'

/*
 * 5.1, 5.2. Walks: what a tap on a far square means, and how a page makes it, move by move.
 */

const five = squaresOf(5)
const sam = (change: object = {}): Setting => ({ hero: SAM, heroes: { [SAM]: change } })
const YARD_OF_FOUR = YARD([' S'], [], [], [])

/** What a tap by Sam's player means: the sentence and the path, and all moves that it makes until it is over. */
function tapped(board: string, setting: Setting, id: string) {
  const made: string[] = []
  let says: string | null = null
  let path: readonly string[] = []
  field(board, setting).check((t, g) => {
    const seat = t.owner[SAM]!
    const walk = gestureOf(zWarOne.view(t, seat), seat, id, g.pending[0]!.moves)
    if (!walk) return
    ;({ says, path } = walk)
    for (;;) {
      const { moves } = g.pending[0]!
      const move = walk.next(zWarOne.view(g.table, seat), moves)
      if (!move || move === 'back') break
      made.push(move.join(' '))
      const told = g.told.length
      g.choose(0, moves.indexOf(move))
      if (g.told.slice(told).some(({ event }) => stops(event))) break
    }
  })
  return { says, path, made }
}

test('5.1, 5.2. Two squares are two steps, three a sprint, four a sprint and a step.', () => {
  const to = (x: number, y: number) => tapped(YARD_OF_FOUR, sam(), five(x, y))
  expect(to(2, 0)).toEqual({
    says: 'Walk to C1: 2 AP.',
    path: [five(1, 0), five(2, 0)],
    made: [`move ${five(1, 0)}`, `move ${five(2, 0)}`],
  })
  expect(to(3, 0)).toMatchObject({ says: 'Walk to D1: 2 AP.' })
  expect(to(3, 0).made.map((move) => move.split(' ')[0])).toEqual(['sprint', 'sprint', 'sprint'])
  expect(to(4, 0)).toMatchObject({ says: 'Walk to E1: 3 AP.' })
  expect(to(4, 0).made.map((move) => move.split(' ')[0])).toEqual(['sprint', 'sprint', 'sprint', 'move'])
})

test('4.2. A square that needs more action points than are left is not offered, nor is one behind walls.', () => {
  expect(tapped(YARD_OF_FOUR, sam({ ap: 2 }), five(4, 0)).says).toBeNull()
  expect(tapped(YARD_OF_FOUR, sam({ ap: 2 }), five(3, 0)).says).toBe('Walk to D1: 2 AP.')
  expect(tapped(YARD([' S']), sam(), square(40)).says).toBeNull()
})

test('10.11. Of walks that are equally short it takes the safest, and says the risk that is left.', () => {
  const guarded = YARD([], [' S', 'zS', '', ''], [], [])
  const { says, path } = tapped(guarded, sam(), five(2, 1))
  expect(path).toHaveLength(2)
  expect(says).toMatch(/^Walk to C2: 2 AP(, \d+ % risk of a grab)?\.$/)
  const along = tapped(YARD([' S', '', '', '', ''], ['zN', 'zN', 'zN', 'zN', 'zN']), sam(), five(3, 0))
  expect(along.says).toMatch(/risk of a grab/)
  // The first grab test interrupts the walk.
  expect(along.made.length).toBeLessThan(3)
})
