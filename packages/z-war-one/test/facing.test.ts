import { expect, test } from 'vitest'
import { scene } from '@shamble/engine/testing'
import { zWarOne } from '../src/index.ts'
import { newUnit } from '../src/figures.ts'
import { FACINGS } from '../src/layout.ts'
import { layoutOf } from '../src/missions/index.ts'
import { emptyTable } from '../src/set-up.ts'
import { field, KAT, SAM, type Setting } from './field.ts'
import { row, YARD } from './yards.ts'

/*
 * 10.10. Where infected face: never diagonally.
 */

const facingOf = (t: { infected: { facing: number }[] }, unit = 0) => FACINGS[t.infected[unit]!.facing]
const GRAB: Setting = { next: [['grab', 0, SAM]] }
// Sam in the middle of a yard, and one infected beside him.
const beside = (dx: number, dy: number, mark: string) => {
  const rows: string[][] = [[], [], []]
  rows[1]![2] = ' S'
  rows[1 + dy]![2 + dx] = mark
  return YARD(...rows)
}

test.each([
  [0, 1, 'E', 'N'],
  [-1, 0, 'W', 'E'],
  [0, -1, 'N', 'S'],
  [1, 0, 'E', 'W'],
])('With its grab it turns to a hero straight beside it: from %i, %i.', (dx, dy, before, after) => {
  field(beside(dx, dy, `z${before}`), GRAB)
    .dice(8)
    .check((t) => expect(facingOf(t)).toBe(after))
})

test.each([
  // It stands to the south-west, north-west, north-east and south-east of him.
  [-1, 1, 'N', 'N'],
  [-1, 1, 'E', 'E'],
  [-1, 1, 'S', 'E'],
  [-1, 1, 'W', 'E'],
  [-1, -1, 'S', 'S'],
  [-1, -1, 'N', 'E'],
  [-1, -1, 'W', 'E'],
  [1, -1, 'S', 'S'],
  [1, -1, 'W', 'W'],
  [1, -1, 'N', 'W'],
  [1, 1, 'N', 'N'],
  [1, 1, 'W', 'W'],
  [1, 1, 'S', 'W'],
  [1, 1, 'E', 'W'],
])(
  'R-37. Diagonally it keeps the facing that is one of the two, else it turns east or west: from %i, %i, facing %s.',
  (dx, dy, before, after) => {
    field(beside(dx, dy, `z${before}`), GRAB)
      .dice(8)
      .check((t) => expect(facingOf(t)).toBe(after))
  },
)

test('R-37. A diagonal step towards a target that is further away down than across turns it north or south, else east or west.', () => {
  const go: Setting = { next: [['advance', 0, 3, true, SAM]] }
  // One movement is left, and prone zombies lie on the straight ways.
  field(YARD(['zN', '', '', ''], ['zN_'], [], ['', '', ' S']), go).check((t) => {
    expect(t.infected[0]).toMatchObject({ at: 6, facing: 2 })
  })
  field(YARD(['zN', 'zN_'], [], ['', '', '', ' S']), go).check((t) => {
    expect(t.infected[0]).toMatchObject({ at: 6, facing: 1 })
  })
})

test('13. Whoever stands up in the end phase faces the nearest hero that can be detected; with none it stays as it lay.', () => {
  const END: Setting = { next: [['endPhase']] }
  field(row(' K', '', 'zN_', '', '', ' S'), END).check((t) => expect(facingOf(t)).toBe('W'))
  field(row(' K', '', 'zN_', '', '', ' S'), { ...END, heroes: { [KAT]: { hidden: true } } }).check((t) =>
    expect(facingOf(t)).toBe('E'),
  )
  field(row(' S', '', 'zS_'), { ...END, heroes: { [SAM]: { hidden: true } } }).check((t) =>
    expect(facingOf(t)).toBe('S'),
  )
})

test('10.12. Over a stair link it faces as the floors lie over each other: south down to the hall, north up.', () => {
  const layout = layoutOf('chapter-2')
  const on = (floor: number, x: number, y: number) => (floor * layout.height + y) * layout.width + x
  const [below, above] = [on(0, 12, 9), on(1, 12, 8)]
  for (const [unit, hero, faces] of [
    [above, below, 'S'],
    [below, above, 'N'],
  ] as const) {
    const table = emptyTable(layout, 'chapter-2', 1, false)
    Object.assign(table.heroes[SAM]!, { at: hero, fate: 'playing' })
    table.infected = [newUnit(table, 0, unit, 1)]
    scene(zWarOne, { options: { mission: 'chapter-2' }, table, next: [['grab', 0, SAM]] })
      .dice(8)
      .told('grabbed', 'tested')
      .check((t) => expect(facingOf(t)).toBe(faces))
  }
})
