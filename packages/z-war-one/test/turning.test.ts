import { expect, test } from 'vitest'
import { FACINGS } from '../src/layout.ts'
import { field, KAT, SAM, squaresOf, type Setting } from './field.ts'
import { row } from './yards.ts'

/*
 * 10.10, R-72, R-89. Where infected look that have just come, that cannot go on, or that stand up between two heroes.
 */

const facingOf = (t: { infected: { facing: number }[] }) => FACINGS[t.infected[0]!.facing]
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

test.each([
  // Whoever opens is three squares west of it and one north; one west and three north.
  [7, SQ(4, 1), 'W'],
  [5, SQ(1, 3), 'N'],
])(
  '7.3, R-37, R-89. Who is found in a room looks along which the opener is further away: %i, %s.',
  (far, to, faces) => {
    field(ROOM, { hero: SAM })
      .stream('rooms', 4, far)
      .takes(0, 'open door:0')
      .takes(0, `place ${to}`)
      .check((t) => expect(facingOf(t)).toBe(faces))
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
    .check((t) => expect(facingOf(t)).toBe('W'))
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
    .check((t) => expect(facingOf(t)).toBe(faces))
})

const ACT: Setting = { next: [['activate', 0, 0, false, -1]] }

test.each([0, 2, 3])('10.10, R-72. Whoever cannot go on turns to where its way leads: %i.', (facing) => {
  field(
    `
    +---+---+---+---+---+---+---+---+---+---+
    | zN zS_                            D S |
    +---+---+---+---+---+---+---+---+---+---+`,
    { ...ACT, units: { 0: { facing } } },
  )
    .tells({ type: 'unitStayed', unit: 0, why: 'blocked', facing: 1 })
    .check((t) => expect(facingOf(t)).toBe('E'))
})

test('7.7, R-72. In front of a barricade it turns to the door that it hammers on.', () => {
  field(
    `
    +---+---+---+
    | zN|     S |
    +=D=+=D=+   +
    |           |
    +---+---+---+`,
    { ...ACT, table: { doors: 'bo', areas: 'aa' } },
  )
    .tells({ type: 'barricadeHit', unit: 0, damage: 1 })
    .check((t) => expect(facingOf(t)).toBe('S'))
})

test('R-30, R-72. Who counts a distance and has no way to walk stays, and turns to its target.', () => {
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
    .check((t) => expect(facingOf(t)).toBe('E'))
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
    .check((t) => expect(facingOf(t)).toBe('E'))
})

const BETWEEN = row(' S', '', 'zN_', '', ' K')
const END: Setting = { next: [['endPhase']] }

test.each([
  [2, 5, 'E'],
  [5, 2, 'W'],
])(
  '13, 10.5, R-89. Who stands up between two heroes equally far away faces the lowest die: %i, %i.',
  (kat, sam, faces) => {
    field(BETWEEN, END)
      .stream('ties', kat, sam)
      .tells({ type: 'tieRolled', unit: 0, heroes: [KAT, SAM], dice: [kat, sam] })
      .check((t) => expect(facingOf(t)).toBe(faces))
  },
)

const YARD = `
  +---+---+---+
  | S       K |
  +   +   +   +
  |           |
  +   +   +   +
  |     zN    |
  +---+---+---+`

test('R-89. Nobody rolls where it looks the same way at both, nor for one that is swept onto its back.', () => {
  field(YARD, { ...END, units: { 0: { prone: true } } })
    .told('phaseBegan', 'stoodUp', 'turnAnnounced', 'phaseBegan')
    .check((t) => expect(facingOf(t)).toBe('N'))
  field(row(' S_', '', ' K', 'zN'), { hero: SAM, heroes: { [SAM]: { held: [0] } }, units: { 0: { at: -1 } } })
    .takes(0, 'sweep unit:0 sq:1')
    .told('swept')
})

test('18.4, R-89. Where a Director plays he says which way it looks.', () => {
  field(BETWEEN, { ...END, hand: [] })
    .asks(1, 'face E', 'face W')
    .takes(1, 'face W')
    .tells({ type: 'faced', unit: 0, facing: 3 })
    .check((t) => expect(facingOf(t)).toBe('W'))
})
