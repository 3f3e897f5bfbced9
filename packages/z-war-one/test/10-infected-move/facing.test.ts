import { expect, test } from 'vitest'
import { scene } from '@shamble/engine/testing'
import { zWarOne } from '../../src/index.ts'
import { newUnit } from '../../src/infected/figures.ts'
import { FACINGS } from '../../src/map/layout.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { emptyTable } from '../../src/set-up.ts'
import { field, KAT, SAM, type Setting, squaresOf } from '../field.ts'
import { row, YARD } from '../yards.ts'
import { factsFor, look } from '@shamble/engine'
import type { Props } from '../../board/looks.ts'
import { zoom } from '../../board/zoom.ts'
import { NONE } from '../../src/table.ts'
import { words } from '../../src/words.ts'

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

test('R-37, 10.12. After a diagonal step it faces along which the staircase is further off.', () => {
  const layout = layoutOf('chapter-2')
  const on = (floor: number, x: number, y: number) => (floor * layout.height + y) * layout.width + x
  const table = emptyTable(layout, 'chapter-2', 1, false)
  Object.assign(table.heroes[SAM]!, { at: on(1, 4, 6), fate: 'playing' })
  // The staircase is one square west and three south; it looks north, and a prone one lies on the straight way.
  table.infected = [newUnit(table, 0, on(0, 13, 5), 0), newUnit(table, 0, on(0, 13, 6), 0)]
  table.infected[1]!.prone = true
  scene(zWarOne, { options: { mission: 'chapter-2' }, table, next: [['advance', 0, 1, false, -1]] }).check(
    (t) => {
      expect(t.infected[0]!.at).toBe(on(0, 12, 6))
      expect(facingOf(t)).toBe('S')
    },
  )
})

const facingNow = (t: { infected: { facing: number }[] }) => FACINGS[t.infected[0]!.facing]

const SQ = squaresOf(5)

const ROOM = `
  +---+---+---+---+---+
  | S |               |
  +=D=+---+---+---+---+
  | R1                |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  |                   |
  +---+---+---+---+---+`

const ACT: Setting = { next: [['activate', 0, 0, false, -1]] }

const BETWEEN = row(' S', '', 'zN_', '', ' K')

const END: Setting = { next: [['endPhase']] }

const SMALL_YARD = `
  +---+---+---+
  | S       K |
  +   +   +   +
  |           |
  +   +   +   +
  |     zN    |
  +---+---+---+`

test.each([
  // The hero who opens is three squares west of it and one north; one west and three north.
  [7, SQ(4, 1), 'W'],
  [5, SQ(1, 3), 'N'],
])(
  '7.3, R-37, R-89. Who is found in a room looks along which the opener is further away: %i, %s.',
  (far, to, faces) => {
    field(ROOM, { hero: SAM })
      .stream('rooms', 4, far)
      .takes(0, 'open door:0')
      .takes(0, `place ${to}`)
      .check((t) => expect(facingNow(t)).toBe(faces))
  },
)

test('11.4. A roamer faces the nearest hero from the moment it is there.', () => {
  field(
    `
    +---+---+---+
    | S     |   |
    +   +---+   +
    |           |
    +---+---+---+`,
    { next: [['roamer']] },
  )
    .takes(0, 'place sq:2')
    .tells({ type: 'placed', at: 2, facing: 3 })
    .check((t) => expect(facingNow(t)).toBe('W'))
})

test.each([
  [2, 5, 'W'],
  [5, 2, 'E'],
])('11.4, R-89. Between two equally near heroes it faces the one it came for: %i, %i.', (kat, sam, faces) => {
  field(
    `
    +---+---+---+
    | K |   | S |
    +   +   +   +
    |           |
    +---+---+---+`,
    { next: [['roamer']] },
  )
    .stream('ties', kat, sam)
    .told('tieRolled', 'placed')
    .check((t) => expect(facingNow(t)).toBe(faces))
})

test.each([0, 2, 3])('10.10, R-72. A unit that cannot go on turns to where its way leads: %i.', (facing) => {
  field(
    `
    +---+---+---+---+---+---+---+---+---+---+
    | zN zS_                            D S |
    +---+---+---+---+---+---+---+---+---+---+`,
    { ...ACT, units: { 0: { facing } } },
  )
    .tells({ type: 'unitStayed', unit: 0, why: 'blocked', facing: 1 })
    .check((t) => expect(facingNow(t)).toBe('E'))
})

test('R-30, R-72. A unit with a counting distance but no way to walk stays, and turns to its target.', () => {
  // Past the corner it is one square, over two doors of a room that is closed.
  field(
    `
    +---+---+---+
    | zND R1    |
    +---+=D=+---+
    |   | S     |
    +---+---+---+`,
    { ...ACT, units: { 0: { facing: 3 } } },
  )
    .tells({ type: 'unitStayed', unit: 0, why: 'noWay', facing: 1 })
    .check((t) => expect(facingNow(t)).toBe('E'))
})

test('11.2, R-72. On entering it faces whom it senses, though another is nearer.', () => {
  field(
    `
    +---+---+---+---+---+---+---+
    | S |                   |   |
    +=D=+---+---+---+---+---+---+
    | SA                      K |
    +---+---+---+---+---+---+---+`,
    { next: [['enter', 0, 0]], heroes: { [KAT]: { alert: 3, active: [5] } } },
  )
    .asks(0, 'fire', 'hold', 'holdMove', 'holdPhase')
    .check((t) => expect(facingNow(t)).toBe('E'))
})

test('R-89. Nobody rolls where it looks the same way at both, nor for one that is swept onto its back.', () => {
  field(SMALL_YARD, { ...END, units: { 0: { prone: true } } })
    .told('phaseBegan', 'stoodUp', 'turnAnnounced', 'phaseBegan')
    .check((t) => expect(facingNow(t)).toBe('N'))
  field(row(' S_', '', ' K', 'zN'), { hero: SAM, heroes: { [SAM]: { held: [0] } }, units: { 0: { at: -1 } } })
    .takes(0, 'sweep unit:0 sq:1')
    .told('swept')
})

test('18.4, R-89. Where a Director plays he says which way it looks.', () => {
  field(BETWEEN, { ...END, hand: [] })
    .asks(1, 'face E', 'face W')
    .takes(1, 'face W')
    .tells({ type: 'faced', unit: 0, facing: 3 })
    .check((t) => expect(facingNow(t)).toBe('W'))
})

test('10.10, R-89. The question which way an infected looks names it, and a phone comes close to it.', () => {
  field(row('S', '', 'zN_', '', 'K'), { hand: [], next: [['endPhase']] }).check((_, g) => {
    const { view, choices } = look(zWarOne, g.position, 1)
    const hot = new Set(choices.flatMap(({ moves }) => moves.flatMap(([, way]) => way!)))
    expect([...hot]).toEqual(['E', 'W'])
    expect(words.ask(choices[0]!, view)).toBe('Heroes are equally near. Which way does Zombie 1 look?')
    const facing = { view, event: null, hot, facts: (id: string) => factsFor(choices, [id]) }
    expect(zoom.inSight(facing as unknown as Props)).toEqual(['unit:0'])
  })
})

test('10.10, R-89. One that appears straight above a hero looks north; it is not asked which way it looks at him.', () => {
  const layout = layoutOf('chapter-2')
  const on = (floor: number, x: number, y: number) => (floor * layout.height + y) * layout.width + x
  const table = emptyTable(layout, 'chapter-2', 1, false)
  Object.assign(table, { director: 1, passes: [], hand: [], directorDeck: [] })
  Object.assign(table.heroes[KAT]!, { at: on(0, 5, 5), fate: 'playing' })
  Object.assign(table.heroes[SAM]!, { at: on(0, 5, 6), fate: 'playing' })
  const above = on(1, 5, 6)
  scene(zWarOne, {
    seats: 2,
    options: { mission: 'chapter-2', mode: 'director' },
    table,
    next: [['placeRoamer', NONE]],
  })
    .takes(1, `place sq:${above}`)
    .tells({ type: 'placed', unit: 0, at: above, facing: 0 })
    .check((t, g) => {
      expect(facingNow(t)).toBe('N')
      expect(g.pending.map(({ step }) => step)).not.toContain('chooseLook')
    })
})
