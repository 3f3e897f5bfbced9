import { expect, test } from 'vitest'
import { layoutOf } from '../src/missions/index.ts'
import { doorsBefore, isPassable, reaches } from '../src/questions.ts'
import { field, SAM, tableOf } from './field.ts'

/*
 * 2.2, 2.5, 2.6, 7.2. What a door lets through as it stands, and in front of which doors somebody stands.
 */

const LANE = `
  +---+---+---+
  | S D     K |
  +---+---+---+`

test('2.2, 2.5. A hero steps through open and destroyed doors, not through closed, locked and barricaded ones.', () => {
  const steps = (doors: string) => field(LANE, { hero: SAM, table: { doors } })
  for (const doors of ['o', 'x']) steps(doors).may(0, 'move sq:1')
  for (const doors of ['c', 'l', 'b']) steps(doors).mayNot(0, 'move')
})

test('2.6. Nothing is in reach through a door that is shut.', () => {
  const t = tableOf(LANE)
  const [step] = layoutOf(t.mission).steps[0]!
  const through = (doors: string) => [
    isPassable({ doors }, step!),
    reaches({ mission: t.mission, doors }, 0, 1),
    reaches({ mission: t.mission, doors }, 1, 0),
  ]
  for (const doors of ['o', 'x']) expect(through(doors)).toEqual([true, true, true])
  for (const doors of ['c', 'l', 'b']) expect(through(doors)).toEqual([false, false, false])
  expect(reaches({ mission: t.mission, doors: 'c' }, 1, 2)).toBe(true)
})

test('7.2. In front of a door stand those on its two squares, and nobody who is off the board.', () => {
  const layout = layoutOf(tableOf(LANE).mission)
  expect([0, 1, 2, -1].map((at) => doorsBefore(layout, at))).toEqual([[0], [0], [], []])
})
