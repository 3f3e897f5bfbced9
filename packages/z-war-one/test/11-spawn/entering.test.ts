import { expect, test } from 'vitest'
import { BRUTE, NEWBORN, ZOMBIE } from '../../src/data/infected.ts'
import { figuresLeft } from '../../src/infected/figures.ts'
import { nearestFree, stageOf } from '../../src/infected/spawn.ts'
import { field, KAT, SAM, tableOf, type Setting, offMap } from '../field.ts'
import { row, YARD } from '../yards.ts'
import { unseenSquares } from '../../src/infected/unseen.ts'
import type { Infected } from '../../src/index.ts'

/*
 * 7.3, 11. How infected come into play: by spawn points, as roamers, in rooms; and when figures run out.
 */

const D8 = (min: number, max: number) => ({ min, max })

const stage = (fromTurn: number, rolls: number, more: object = {}) => ({
  fromTurn,
  rolls,
  point: [
    { ...D8(1, 3), point: 'SA' },
    { ...D8(4, 6), point: 'SB' },
    { ...D8(7, 8), roamer: true as const },
  ],
  group: [
    { ...D8(1, 4), units: { zombie: 1 } },
    { ...D8(5, 8), units: { zombie: 1, newborn: 2 } },
  ],
  ...more,
})

test('11.1. The last stage listed counts whose turn has come and whose flag is set.', () => {
  const spawn = [stage(1, 1), stage(5, 2), stage(3, 3, { needsFlag: 'alarm' })]
  const rolls = (turn: number, ...flags: string[]) =>
    stageOf(tableOf(row(' S'), { mission: { spawn }, table: { turn, flags } })).rolls
  expect([rolls(1), rolls(4), rolls(5), rolls(6)]).toEqual([1, 1, 2, 2])
  expect([rolls(2, 'alarm'), rolls(3, 'alarm'), rolls(9, 'alarm'), rolls(9, 'other')]).toEqual([1, 3, 3, 2])
})

const SHUT_IN = `
  +---+---+---+---+
  | SA        | S |
  +---+---+---+---+
  |     SB        |
  +---+---+---+---+`

test('11.1. As many rolls as the stage says; a point is named by the first die, infected by the second.', () => {
  field(SHUT_IN, { next: [['spawnPhase']], mission: { spawn: [stage(1, 3)] } })
    .stream('spawn', 3, 4, 4, 5, 8)
    .tells({ type: 'phaseBegan', phase: 'spawn' })
    .tells({ type: 'spawnRolled', point: 0, dice: [3, 4], kinds: [ZOMBIE] })
    .tells({ type: 'spawnRolled', point: 1, dice: [4, 5], kinds: [ZOMBIE, NEWBORN, NEWBORN] })
    .tells({ type: 'spawnRolled', point: -1, dice: [8], kinds: [] })
    .tells({ type: 'noRoamer' })
    .allDiceRolled()
})

test('11.1. The Director is told the point before the second die, the others by the roll.', () => {
  field(SHUT_IN, { next: [['spawnRoll']], mission: { spawn: [stage(1, 1)] }, hand: [] })
    .stream('spawn', 3, 4)
    .told('pointNamed', 'spawnRolled', 'entered', 'unitStayed')
  field(SHUT_IN, { next: [['spawnRoll']], mission: { spawn: [stage(1, 1)] } })
    .stream('spawn', 3, 4)
    .told('spawnRolled', 'entered', 'unitStayed')
})

const ENTER = (kind: number): Setting => ({ next: [['enter', kind, 0]] })

test('11.5. With too few figures as many enter as there are, or none.', () => {
  const yard = (newborns: number) => YARD(['SA'], Array<string>(newborns).fill('nN_'), ['', '', '', '', ' S'])
  const entered = (newborns: number) =>
    field(yard(newborns), { ...ENTER(NEWBORN), heroes: { [SAM]: { hidden: true } } })
  entered(3).tells({ type: 'entered', kind: NEWBORN, point: 0 })
  entered(4).told()
})

test('20.4. A risen hero takes no Newborn from the pool, and those on cards are in play.', () => {
  const t = tableOf(YARD(['nN', 'nN', 'nN', 'zN']), { units: { 0: { risen: SAM }, 1: { at: -1 } } })
  expect([ZOMBIE, NEWBORN, BRUTE].map((kind) => figuresLeft(t, kind))).toEqual([17, 2, 1])
})

test('11.2. Its first square of movement is the spawn square; it faces the nearest hero, and may be shot at there.', () => {
  field(row('SA', '', '', '', '', '', '', ' S'), ENTER(ZOMBIE)).check((t) =>
    expect(t.infected[0]).toMatchObject({ at: 3, facing: 1, acted: true }),
  )
  field(row('SA', '', '', '', ' S'), { ...ENTER(ZOMBIE), heroes: { [SAM]: { alert: 3 } } })
    .asks(0, 'fire', 'hold', 'holdMove', 'holdPhase')
    .check((t) => expect(t.infected[0]).toMatchObject({ at: 0, facing: 1 }))
    .dice(7)
    .takes(0, 'fire')
    .leaves({ infected: [] })
})

const onPoint = (change: object = {}): Setting => ({
  heroes: { [SAM]: { at: 0, fate: 'playing', hidden: true, ...change } },
})

test('11.3. A hero on the spawn point: it enters on the nearest free square, with one square used.', () => {
  field(row('SA', 'zN_', '', '', '', '', '', '', ' K'), { ...onPoint(), ...ENTER(ZOMBIE) }).check((t) =>
    expect(t.infected[1]!.at).toBe(5),
  )
  field(row('SA', 'zN_'), { ...onPoint(), ...ENTER(ZOMBIE) }).told()
})

test('11.3, R-61. Among equally near squares reading order counts; a Director chooses.', () => {
  const yard = YARD(['', '', '', '', ' K'], ['', '', '', '', ''])
  const point = yard.replace('   ', 'SA ')
  field(point, { ...onPoint(), ...ENTER(ZOMBIE) }).tells({ type: 'entered', at: 1 })
  field(point, { ...onPoint(), ...ENTER(ZOMBIE), hand: [] })
    .asks(1, 'place sq:1', 'place sq:5', 'place sq:6')
    .takes(1, 'place sq:5')
    .tells({ type: 'entered', at: 5 })
  expect(nearestFree(tableOf(point, { heroes: { [SAM]: { at: 0, fate: 'playing' } } }), 0)).toEqual([1, 5, 6])
})

const CORK: Setting = { units: { 0: { at: 0, prone: true } } }

test('11.3. Through an infected on the spawn square it runs, even when only moving, if it can end on a free square.', () => {
  // It comes into play where another lies, and does not grab from there.
  field(row('SA', '', ' S', 'zN'), { ...CORK, ...ENTER(ZOMBIE) })
    .dice(8)
    .told('entered', 'targeted', 'unitMoved', 'grabbed', 'tested')
})

const ALLEY = (second: string) => `
    +---+---+---+---+---+---+---+---+---+---+
    | SA ${second}                         zN     |
    +---+---+---+---+---+---+---+---+---+=D=+
    |### ### ### ### ### ### ### ### ###| S |
    +---+---+---+---+---+---+---+---+---+---+`

test('11.3, R-39. Only the spawn square is run through by a unit that merely moves: further infected stop it.', () => {
  const enters = (second: string) =>
    field(ALLEY(second), { units: { [second === 'nE_' ? 1 : 0]: { at: 0, prone: true } }, ...ENTER(NEWBORN) })
  enters('   ').tells({ type: 'unitMoved', unit: 1, from: 0, path: [1], charging: false })
  enters('nE_')
    .tells({ type: 'turnedBack', unit: 2 })
    .check((t) => expect(t.infected.map(({ id }) => id)).toEqual([0, 1]))
})

test('11.3, R-39. If it cannot, it goes back to the pool; a grab from the occupied square there is not.', () => {
  field(row('SA', ' S', 'zN'), { ...CORK, ...ENTER(ZOMBIE) })
    .tells({ type: 'turnedBack', unit: 1 })
    .check((t) => expect(t.infected.map(({ id }) => id)).toEqual([0]))
})

const STREETS = `
  +---+---+---+---+---+---+
  | S |       |       | K |
  +   +   +   +   +   +   +
  |                       |
  +---+---+---+---+---+---+`

test('11.4. Of equally near heroes the lowest die has the roamer; it faces the nearest, and does nothing this turn.', () => {
  field(STREETS, { next: [['roamer']] })
    .stream('ties', 5, 2)
    .tells({ type: 'tieRolled', unit: -1, heroes: [KAT, SAM], dice: [5, 2] })
    .asks(0, 'place sq:1', 'place sq:2', 'place sq:8')
    .takes(0, 'place sq:1')
    .check((t) => expect(t.infected[0]).toMatchObject({ at: 1, acted: true, facing: 3 }))
})

test('11.4. A hero hidden by the Stink Tank counts; figures hide no square (R-40).', () => {
  field(row(' S', 'zN', ''), { next: [['roamer']], heroes: { [SAM]: { hidden: true } } }).told('noRoamer')
  field(STREETS.replace('| K |', '|   |'), { next: [['roamer']], heroes: { [SAM]: { hidden: true } } }).asks(
    0,
    'place sq:1',
    'place sq:2',
    'place sq:8',
  )
})

test('R-62. A roamer needs a square to which some hero has a way.', () => {
  field(
    `
    +---+---+---+
    | S |       |
    +---+---+---+`,
    { next: [['roamer']] },
  ).told('noRoamer')
})

const M1 = `
  +---+---+---+---+---+---+---+
  | S                         |
  +   +   +---+=D=+---+   +   +
  |       | R1        |       |
  +   +   +   +   +   +   +   +
  |       |           |       |
  +---+---+---+---+---+---+---+`

const inRoom = (kind: number, far: number): Setting => ({
  next: [['placeInRoom', kind, 1, 0, SAM, 3, far]],
})

test('11.6. Drop-offs: the one of its class that is furthest from the heroes is placed again; one without a way counts as furthest.', () => {
  const brute = M1.replace('|       |           |       |', '|       |           |     bN|')
  field(brute, { ...inRoom(BRUTE, 1), units: { 0: { hurt: 2, prone: true } } })
    .takes(0, 'place sq:10')
    .told('droppedOff', 'placed')
    .check((t) => expect(t.infected).toMatchObject([{ id: 1, kind: BRUTE, at: 10, hurt: 0, prone: false }]))
  const newborns = `
    +---+---+---+---+---+---+---+
    | S  nN  zN      nN  nN  zN |
    +   +   +---+=D=+---+---+---+
    |       | R1        |     nN|
    +---+---+---+---+---+---+---+`
  field(newborns, inRoom(NEWBORN, 1)).tells({ type: 'droppedOff', unit: 5 })
})

test('11.6. Of equally far ones the first in play is taken; none in a grapple, and none that stands for a risen hero.', () => {
  const four = M1.replace(/S .*\|/, 'S          nN  nN      nN |').replace(
    '|       |           |       |',
    '|       |           |     nN|',
  )
  const setting = inRoom(NEWBORN, 1)
  field(four, setting).tells({ type: 'droppedOff', unit: 2 })
  const held = { ...setting, heroes: { [SAM]: { held: [2], prone: true } }, units: { 2: { at: -1 } } }
  field(four, held).tells({ type: 'droppedOff', unit: 3 })
  const brute = M1.replace(/S .*\|/, 'S                      bN |')
  field(brute, { ...inRoom(BRUTE, 1), heroes: { [SAM]: { held: [0] } }, units: { 0: { at: -1 } } }).told()
})

test('R-23. An infected that is placed has seen the hero whose move it is, when it faces him; not one who waits.', () => {
  const open: Setting = {
    heroes: { [SAM]: { move: 'open' }, [KAT]: { move: 'waiting' } },
    table: { doors: 'o', areas: 'aa' },
    next: [['placeInRoom', ZOMBIE, 1, 0, SAM, 3, 2]],
  }
  field(M1.replace(/S .*\|/, '        K   S             |'), open)
    .takes(0, 'place sq:17')
    .check((t) => expect(t.infected[0]!.seen).toBe(1 << SAM))
})

test('11.4. Of two heroes the one to whom an unseen square is nearer has the roamer, without dice.', () => {
  const street = `
    +---+---+---+---+
    | S D   D     K |
    +---+---+---+---+`
  field(street, { next: [['roamer']] })
    .tells({ type: 'placed', at: 1 })
    .told('placed')
})

test('R-73. Passes for an activation end with the next unit that enters, all of them with the spawn phase.', () => {
  const passes = [
    { window: 'before-grab-test' as const, until: 'activation' as const },
    { window: 'room-spawn' as const, until: 'phase' as const },
  ]
  const setting: Setting = { hand: [], heroes: { [SAM]: { hidden: true } } }
  const lane = row('SA', '', '', ' S')
  field(lane, { ...setting, table: { passes: [...passes] }, ...ENTER(ZOMBIE) }).leaves({
    passes: [passes[1]!],
  })
  field(row('zN', '', '', ' S'), { ...setting, table: { passes: [...passes] }, next: [['spawnPhase']] })
    .may(1, 'remove unit:0', 'done')
    .leaves({ passes: [], phase: 'spawn' })
})

test('11.4, R-40, R-62. Unseen are free active squares that no hero sees and some hero has a way to.', () => {
  const unseen = (table: object, more: Setting = {}) =>
    unseenSquares(
      tableOf(
        `
        +---+---+---+---+---+
        | S |### ###|   | K |
        +   +---+---+=D=+   +
        |         zE|###    |
        +---+---+---+---+   +
        |###|       |       |
        +---+=D=+---+---+---+
        | R1                |
        +---+---+---+---+---+`,
        { ...more, table: { areas: 'aaaac', doors: 'cc', ...table } },
      ),
    )
  // Sam's lane ends in a square that he does not see and an infected stands on, Kat's in one that is free. Nobody gets to the others.
  expect(unseen({})).toEqual([13])
  const prone = { units: { 0: { at: 6 } } }
  expect(unseen({}, prone)).toEqual([7, 13])
})

const crowd = (n: number, change: (id: number) => Partial<Infected> = () => ({})): Infected[] =>
  Array.from({ length: n }, (_, id) => ({ ...offMap(id), ...change(id) }))

// Sam in the street, and a yard round the corner that he does not see.
const STREET = `
  +---+---+---+---+---+---+
  | S                     |
  +---+---+---+---+---+   +
  |                       |
  +---+---+---+---+---+---+`

test('11.6. Only a figure of its own class is taken, none from a hero’s card, and none that stands for a risen hero.', () => {
  const roamer = (infected: Infected[]) =>
    field(STREET, {
      next: [['roamer']],
      heroes: { [SAM]: { held: infected.filter(({ at }) => at < 0).map(({ id }) => id), prone: true } },
      table: { infected, nextId: infected.length },
    })
  // Two zombies are on the board; a Newborn and a risen hero are further away than both.
  const some = crowd(20, (id) => {
    if (id === 16) return { at: 2 }
    if (id === 17) return { at: 3 }
    if (id === 18) return { at: 6, kind: NEWBORN }
    if (id === 19) return { at: 7, risen: KAT }
    return {}
  })
  roamer(some).tells({ type: 'droppedOff', unit: 17, kind: ZOMBIE })
  // All of them hold a hero: none comes.
  roamer(crowd(18))
    .told()
    .check((t) => expect(t.infected).toHaveLength(18))
})
