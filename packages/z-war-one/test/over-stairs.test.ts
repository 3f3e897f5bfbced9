import { expect, test } from 'vitest'
import { scene } from '@shamble/engine/testing'
import { newUnit } from '../src/figures.ts'
import { zWarOne } from '../src/index.ts'
import { layoutOf } from '../src/missions/index.ts'
import { emptyTable } from '../src/set-up.ts'
import { whyNot } from '../src/why-not.ts'
import { SAM } from './field.ts'

/*
 * 2.5, 2.10, 5.4. A stair link is an orthogonal step like any other, for a dive too.
 */

const layout = layoutOf('chapter-2')
const on = (floor: number, x: number, y: number) => (floor * layout.height + y) * layout.width + x

function onStairs(at: number, ...units: number[]) {
  const table = emptyTable(layout, 'chapter-2', 1, false)
  for (const hero of table.heroes) hero.fate = 'left'
  Object.assign(table.heroes[SAM]!, { at, fate: 'playing', move: 'open', ap: 4, allowance: 4 })
  table.infected = units.map((square) => newUnit(table, 0, square, 0))
  return scene(zWarOne, { options: { mission: 'chapter-2' }, table, next: [['act', SAM]] })
}

test('5.4, 2.10. Two squares in a straight line may lead over a stair link, up and down.', () => {
  onStairs(on(0, 12, 10))
    .takes(0, `dive sq:${on(1, 12, 8)}`)
    .told('stepped', 'stepped', 'fell')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ at: on(1, 12, 8), prone: true, ap: 3 }))
  onStairs(on(1, 12, 8)).may(0, `dive sq:${on(0, 12, 10)}`)
})

test('R-81. Both its squares must be free, on either floor.', () => {
  onStairs(on(0, 12, 10), on(1, 12, 8)).mayNot(0, `dive sq:${on(1, 12, 8)}`)
  onStairs(on(0, 12, 10), on(0, 12, 9)).mayNot(0, `dive sq:${on(1, 12, 8)}`)
})

test('5.4, 2.10. Nothing is said against a dive over a stair link; against one round a corner there is.', () => {
  onStairs(on(0, 12, 10)).check((t) => {
    const why = (square: number) => whyNot(zWarOne.view(t, 0), 0, [`sq:${square}`])
    expect(why(on(1, 12, 8))).toBeNull()
    expect(why(on(1, 13, 8))).toMatchObject({ rule: '5.1' })
  })
})
