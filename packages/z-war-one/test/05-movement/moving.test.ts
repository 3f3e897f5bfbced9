import { expect, test } from 'vitest'
import { reachesOf } from '../../board/overlays.ts'
import { field, SAM, squaresOf, type Setting } from '../field.ts'
import { row, YARD } from '../yards.ts'
import { scene } from '@shamble/engine/testing'
import { newUnit } from '../../src/infected/figures.ts'
import { zWarOne } from '../../src/index.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { emptyTable } from '../../src/set-up.ts'
import { whyNot } from '../../src/why-not.ts'

/*
 * 4.5, 5. Move, sprint, crawl, dive and stand up; and the squares where nobody may end a move.
 */

const five = squaresOf(5)

const sam = (change: object = {}): Setting => ({ hero: SAM, heroes: { [SAM]: change } })

const moves = (verb: string, ...squares: [number, number][]) =>
  squares.map(([x, y]) => `${verb} ${five(x, y)}`)

test('5.1. One step in any direction for 1 AP, onto no square with a figure, standing or prone.', () => {
  field(YARD(['', '', 'zN_'], ['', ' S', ' K']), sam())
    .may(0, ...moves('move', [0, 0], [1, 0], [0, 1]))
    .mayNot(0, ...moves('move', [2, 0], [2, 1], [1, 1], [3, 1]))
    .takes(0, `move ${five(1, 0)}`)
    .told('stepped')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ at: 1, ap: 3 }))
  field(YARD([' S']), sam({ ap: 0 }))
    .mayNot(0, 'move', 'sprint', 'dive')
    .may(0, 'end')
})

test('5.2. A sprint is three squares in any directions for 2 AP; through nobody.', () => {
  field(YARD([' S', ' K'], []), sam())
    .mayNot(0, `sprint ${five(1, 0)}`)
    .takes(0, `sprint ${five(1, 1)}`)
    .may(0, ...moves('sprint', [2, 0], [2, 1], [0, 0]), 'stop')
    .mayNot(0, `sprint ${five(1, 0)}`)
    .takes(0, `sprint ${five(2, 0)}`)
    .takes(0, `sprint ${five(3, 1)}`)
    .told('stepped', 'stepped', 'stepped')
    .mayNot(0, 'stop')
    .may(0, 'end')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ at: 8, ap: 2, prone: false }))
  field(YARD([' S']), sam({ ap: 1 }))
    .mayNot(0, 'sprint')
    .may(0, `move ${five(1, 0)}`)
})

test('R-14. A sprint may be cut short; it costs 2 AP all the same.', () => {
  field(YARD([' S']), sam())
    .takes(0, `sprint ${five(1, 0)}`)
    .takes(0, 'stop')
    .mayNot(0, 'stop')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ at: 1, ap: 2 }))
})

test('5.3. A prone hero crawls one square for 2 AP and stays prone; standing up costs 2 AP as well.', () => {
  field(YARD([' S_', 'zE_']), sam())
    .mayNot(0, 'move', 'sprint', 'dive', `crawl ${five(1, 0)}`)
    .takes(0, 'stand')
    .told('rose')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ prone: false, ap: 2 }))
  field(YARD([' S_'], []), sam())
    .takes(0, `crawl ${five(1, 1)}`)
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ at: 6, prone: true, ap: 2 }))
  field(YARD([' S_']), sam({ ap: 1 })).mayNot(0, 'crawl', 'stand')
})

test('5.4. A dive is exactly two squares in a line, straight or diagonal, for 1 AP, and ends prone (R-15).', () => {
  field(YARD(['', '', 'zN_'], [], [' S'], [], []), sam({ ap: 1 }))
    .check((_, g) => {
      const dives = g.pending[0]!.moves.filter(([verb]) => verb === 'dive').map((move) => move.join(' '))
      expect(dives).toEqual(moves('dive', [0, 0], [2, 2], [0, 4], [2, 4]))
    })
    .takes(0, `dive ${five(2, 4)}`)
    .told('stepped', 'stepped', 'fell')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ at: 22, prone: true, ap: 0 }))
})

test('5.4, R-81. Both squares must be free when he declares it, and no wall in the way.', () => {
  field(YARD([' S', 'zE_', '']), sam()).mayNot(0, 'dive')
  field(YARD([' S', '', 'zE_']), sam()).mayNot(0, 'dive')
  const wall = `
    +---+---+---+
    | S     |   |
    +---+---+---+`
  field(wall, sam()).mayNot(0, 'dive')
  const door = `
    +---+---+---+
    | S     D   |
    +---+---+---+`
  field(door, sam()).mayNot(0, 'dive')
  field(door, { ...sam(), table: { doors: 'o', areas: 'aa' } }).may(0, 'dive sq:2')
})

test('5.4, 10.11. Taken down or floored on the first square, he does not reach the second.', () => {
  for (const [mark, die, fate] of [
    ['zN', 2, 'takenDown'],
    ['nN', 5, 'fell'],
  ] as const)
    field(YARD([' S', '', ''], ['', mark]), sam())
      .dice(die)
      .takes(0, `dive ${five(2, 0)}`)
      .told('stepped', 'zoneEntered', 'tested', fate)
      .check((t) => expect(t.heroes[SAM]).toMatchObject({ at: 1, prone: true, ap: 3 }))
  field(YARD([' S', '', ''], ['', 'zN']), sam())
    .dice(8, 8)
    .takes(0, `dive ${five(2, 0)}`)
    .told('stepped', 'zoneEntered', 'tested', 'stepped', 'zoneEntered', 'tested', 'fell')
})

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

test('5.1, 5.2. One action point reaches one square, two a sprint of three, four two sprints.', () => {
  const reached = (ap: number) => {
    let far: number[] = []
    field(row(' S', '', '', '', '', '', '', ''), { hero: SAM, heroes: { [SAM]: { ap } } }).check((t) => {
      far = reachesOf(zWarOne.view(t, 0), SAM).map(({ length }) => length)
    })
    return far
  }
  expect(reached(4)).toEqual([1, 3, 6])
  expect(reached(3)).toEqual([1, 3, 4])
  expect(reached(2)).toEqual([1, 3])
  expect(reached(0)).toEqual([0])
})
