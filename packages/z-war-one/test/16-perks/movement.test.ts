import { expect, test } from 'vitest'
import { stepsOf } from '../../src/heroes/movement.ts'
import { PERK } from '../../src/data/perks.ts'
import { CARD, COLE, SAM, tableOf, field, type Setting } from '../field.ts'
import { row } from '../yards.ts'

// Where Sam may step to from the north-western of four squares, with Skinny.
const skinny = (east: string, south: string, west: string, north: string, doors: string): boolean => {
  const t = tableOf(
    `
    +---+---+
    | S ${east}   |
    +${south}+${north}+
    |   ${west}   |
    +---+---+`,
    { table: { doors }, heroes: { [SAM]: { perks: [PERK.skinny] } } },
  )
  return stepsOf(t, SAM).includes(3)
}

test('16.4. Skinny steps diagonally past an open doorway: the rest of its line is door or wall, the line across is open.', () => {
  // The doorway in the line from north to south: beside him, or beyond.
  expect(skinny('D', '   ', '|', '   ', 'o')).toBe(true)
  expect(skinny('|', '   ', 'D', '   ', 'o')).toBe(true)
  expect(skinny('|', '   ', 'D', '   ', 'x')).toBe(true)
  // In the line from west to east.
  expect(skinny(' ', '=D=', ' ', '---', 'o')).toBe(true)
  expect(skinny(' ', '---', ' ', '=D=', 'o')).toBe(true)
  // Two doors in one line: one of them must be open.
  expect(skinny('D', '   ', 'D', '   ', 'oc')).toBe(true)
  expect(skinny('D', '   ', 'D', '   ', 'co')).toBe(true)
  expect(skinny('D', '   ', 'D', '   ', 'cc')).toBe(false)
})

test('16.4. It does not past a closed doorway, a corner, a doorway without a wall on its line, or where the line across is not open.', () => {
  expect(skinny('D', '   ', '|', '   ', 'c')).toBe(false)
  expect(skinny('|', '   ', '|', '   ', '')).toBe(false)
  expect(skinny('|', '   ', ' ', '   ', '')).toBe(false)
  expect(skinny('D', '   ', ' ', '   ', 'o')).toBe(false)
  expect(skinny(' ', '   ', 'D', '   ', 'o')).toBe(false)
  expect(skinny('D', '---', '|', '   ', 'o')).toBe(false)
  expect(skinny('D', '   ', '|', '---', 'o')).toBe(false)
  expect(skinny('D', '=D=', '|', '   ', 'oo')).toBe(false)
  expect(skinny('D', '=D=', 'D', '=D=', 'oooo')).toBe(false)
})

const sam = (change: object = {}): Setting => ({ hero: SAM, heroes: { [SAM]: change } })

test('16.4. With Skinny he dives past the frame of a doorway too.', () => {
  const door = `
    +---+---+---+
    | S |       |
    +   +   +   +
    |   D       |
    +   +---+   +
    |   |       |
    +---+---+---+`
  const open = { table: { doors: 'o', areas: 'aa' } }
  field(door, { ...sam({ perks: [PERK.skinny] }), ...open }).mayNot(0, 'dive sq:8') // the second step passes a corner
  const broad = door.replace('+   +---+   +', '+   +   +   +')
  field(broad, { ...sam({ perks: [PERK.skinny] }), ...open }).may(0, 'dive sq:8', 'move sq:4')
  field(broad, { ...sam(), ...open }).mayNot(0, 'dive sq:8', 'move sq:4')
  field(broad, { ...sam({ perks: [PERK.skinny] }), table: { doors: 'c', areas: 'aa' } }).mayNot(
    0,
    'dive sq:8',
  )
})

test('16.4. Turbo ends on no spawn point either.', () => {
  const run = field(row(' S', '', '', '', '', '', '', 'SA'), sam({ perks: [PERK.turbo] })).takes(
    0,
    'turbo sq:1',
  )
  for (let x = 2; x < 7; x++) run.takes(0, `sprint sq:${x}`)
  run.mayNot(0, 'sprint sq:7').may(0, 'stop')
})

test('16.4. Skinny between two doorways: one of the two doors must be open.', () => {
  const doors = `
    +---+---+
    | S D   |
    +   +   +
    |   D   |
    +---+---+`
  for (const [state, may] of [
    ['oc', true],
    ['co', true],
    ['xc', true],
    ['cc', false],
  ] as const) {
    const s = field(doors, { ...sam({ perks: [PERK.skinny] }), table: { doors: state, areas: 'aa' } })
    if (may) s.may(0, 'move sq:3')
    else s.mayNot(0, 'move sq:3')
  }
})

test('16.4. Run & Gun allows one shot and no blow, Hit & Run one blow and no shot.', () => {
  const near = row(' S', '', 'zW', '', 'zW')
  const running = (perk: number) => field(near, sam({ perks: [perk] })).takes(0, 'sprint sq:1')
  running(PERK.runAndGun)
    .may(0, 'fire unit:0')
    .mayNot(0, 'melee', 'fire unit:1')
    .dice(1)
    .takes(0, 'fire unit:0')
    .mayNot(0, 'fire')
    .may(0, 'stop')
  running(PERK.hitAndRun)
    .may(0, 'melee unit:0')
    .mayNot(0, 'fire', 'melee unit:1')
    .dice(1)
    .takes(0, 'melee unit:0')
    .mayNot(0, 'melee')
    .may(0, 'stop')
})

test('R-91. With Run & Gun and Hit & Run one sprint has a shot and a blow, in either order, and no second of either.', () => {
  const both = { hero: SAM, heroes: { [SAM]: { perks: [PERK.runAndGun, PERK.hitAndRun] } } }
  const street = row(' S', '', 'zW', '', 'zW')
  const running = () => field(street, both).takes(0, 'sprint sq:1').may(0, 'fire unit:0', 'melee unit:0')
  running()
    .dice(1)
    .takes(0, 'fire unit:0')
    .mayNot(0, 'fire')
    .dice(1)
    .takes(0, 'melee unit:0')
    .mayNot(0, 'fire', 'melee')
    .may(0, 'stop')
    .check((t) => expect(t.heroes[SAM]!.ap).toBe(2))
  running().dice(1).takes(0, 'melee unit:0').mayNot(0, 'melee').may(0, 'fire unit:0')
  field(street, both)
    .takes(0, 'dash')
    .dice(1)
    .takes(0, 'fire unit:0')
    .takes(0, 'sprint sq:1')
    .may(0, 'melee unit:0')
})

test('R-91. A throw is the shot of Run & Gun: the blow of Hit & Run is left.', () => {
  field(row('zE', ' C', '', '', '', '', 'zW'), {
    hero: COLE,
    heroes: { [COLE]: { perks: [PERK.runAndGun, PERK.hitAndRun], active: [CARD.grenade] } },
  })
    .takes(0, 'dash')
    .dice(8)
    .takes(0, 'throw sq:6')
    .mayNot(0, 'throw', 'fire')
    .may(0, 'melee unit:0')
})
