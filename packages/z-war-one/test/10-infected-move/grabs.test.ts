import type { Move } from '@shamble/engine'
import { expect, test } from 'vitest'
import { PERK } from '../../src/data/perks.ts'
import { isInZone } from '../../src/infected/senses.ts'
import { cardFacts, heldOdds } from '../../src/director/facts.ts'
import { factsOf, stepFacts } from '../../src/heroes/facts.ts'
import { testersOf } from '../../src/heroes/movement.ts'
import { CARD, COLE, directorKind, field, KAT, SAM, squaresOf, tableOf, type Setting } from '../field.ts'
import { row, YARD } from '../yards.ts'

const FLOOR = (...rows: string[]) =>
  ['+---+---+---+---+---+', ...rows.flatMap((row) => [`|${row}|`, '+   +   +   +   +   +'])]
    .slice(0, -1)
    .concat('+---+---+---+---+---+')
    .join('\n')

const EMPTY = '                   '

const five = squaresOf(5)

const at = (x: number, y: number) => y * 5 + x

test('40. The zone of a zombie that faces north is the three squares before it and the two beside it.', () => {
  const t = tableOf(FLOOR(EMPTY, EMPTY, '         zN        ', EMPTY, EMPTY))
  const zone = Array.from({ length: 25 }, (_, square) => square).filter((square) =>
    isInZone(t, t.infected[0]!, square),
  )
  expect(zone).toEqual([at(1, 1), at(2, 1), at(3, 1), at(1, 2), at(3, 2)])
})

test('40. A step inside the zone calls for a grab test; steps out of it do not.', () => {
  const board = FLOOR(EMPTY, '     S             ', '         zN        ', EMPTY, EMPTY)
  field(board, { hero: SAM })
    .dice(5)
    .takes(0, `move ${five(2, 1)}`)
    .told('stepped', 'zoneEntered', 'tested')
  field(board, { hero: SAM })
    .takes(0, `move ${five(1, 0)}`)
    .told('stepped')
    .takes(0, `move ${five(0, 1)}`)
    .told('stepped')
})

test('41. Through an open door a zone reaches the square in front of it, not the diagonals outside.', () => {
  const t = tableOf(
    `
    +---+---+---+---+---+---+---+
    |                           |
    +   +   +---+=D=+---+   +   +
    |       | R1  zN    |       |
    +   +   +   +   +   +   +   +
    |       |           |       |
    +---+---+---+---+---+---+---+`,
    { table: { doors: 'o' } },
  )
  const zone = Array.from({ length: 21 }, (_, square) => square).filter((square) =>
    isInZone(t, t.infected[0]!, square),
  )
  expect(zone).toEqual([3, 9, 11])
})

test('42. Move & Melee inside the zone: the blow comes first; after a miss the grab test, after a hit none.', () => {
  const board = FLOOR(EMPTY, '     K             ', '         zN        ', EMPTY, EMPTY)
  field(board, { hero: KAT })
    .dice(2, 6)
    .takes(0, `moveMelee ${five(2, 1)}`)
    .told('stepped', 'attacked', 'zoneEntered', 'tested')
  for (const die of [4, 6])
    field(board, { hero: KAT })
      .dice(die)
      .takes(0, `moveMelee ${five(2, 1)}`)
      .told('stepped', 'attacked', die === 4 ? 'knockedDown' : 'killed')
})

test('43. Taken down in his own move: prone and held at once, his action points may be used, the bite comes later.', () => {
  field(FLOOR(EMPTY, '     S             ', '         zN        ', EMPTY, EMPTY), { hero: SAM })
    .dice(4)
    .takes(0, `move ${five(2, 1)}`)
    .told('stepped', 'zoneEntered', 'tested', 'takenDown')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ prone: true, held: [0], ap: 3, stage: 0 }))
    .may(0, 'fire unit:0', 'melee unit:0', `sweep unit:0 ${five(2, 0)}`, 'end')
    .mayNot(0, 'move', 'stand', 'aim', 'alert', 'crawl')
})

const ROW = (squares: string) => {
  const line = `+${'---+'.repeat((squares.length + 1) / 4)}`
  return `${line}\n|${squares}|\n${line}`
}

const GRABBED: Setting = { next: [['nextUnit']] }

test('44. A Newborn grabs Kat and she rolls 5: knocked down, no bite, no grapple; with Dodgy she is safe.', () => {
  field(ROW(' K  nW             '), GRABBED)
    .dice(5)
    .told('grabbed', 'tested', 'fell')
    .check((t) => expect(t.heroes[KAT]).toMatchObject({ prone: true, held: [], stage: 0 }))
  field(ROW(' K  nW             '), { ...GRABBED, heroes: { [KAT]: { perks: [PERK.dodgy] } } })
    .dice(5)
    .told('grabbed', 'tested')
    .check((t) => expect(t.heroes[KAT]!.prone).toBe(false))
})

test('45. Cole in R.A.C. Armour rolls 4 on a bite test: 5, safe.', () => {
  field(ROW(' C_ zW             '), GRABBED)
    .dice(4)
    .told('grabbed', 'takenDown', 'tested')
    .check((t) => expect(t.heroes[COLE]).toMatchObject({ stage: 0, held: [0] }))
})

test('10.7, R-36. A bite at stage 5 kills.', () => {
  field(ROW(' S_ zW             '), { ...GRABBED, heroes: { [SAM]: { stage: 5 } } })
    .dice(4)
    .ends([], 'died')
})

test('10.11. Greased and hidden heroes take no tests.', () => {
  const board = FLOOR(EMPTY, '     S             ', '         zN        ', EMPTY, EMPTY)
  expect(testersOf(tableOf(board), SAM, at(1, 1), at(2, 1))).toEqual([0])
  expect(
    testersOf(tableOf(board, { heroes: { [SAM]: { perks: [PERK.greased] } } }), SAM, at(1, 1), at(2, 1)),
  ).toEqual([])
  expect(testersOf(tableOf(board, { heroes: { [SAM]: { hidden: true } } }), SAM, at(1, 1), at(2, 1))).toEqual(
    [],
  )
})

test('6.7, 6.10. On the ground an infected has no grab zone, and sees nobody walk by.', () => {
  const t = tableOf(FLOOR(EMPTY, EMPTY, '        zN_        ', EMPTY, EMPTY))
  const squares = Array.from({ length: 25 }, (_, square) => square)
  expect(squares.filter((square) => isInZone(t, t.infected[0]!, square))).toEqual([])
  field(FLOOR(EMPTY, '     S             ', '        zN_        ', EMPTY, EMPTY), { hero: SAM })
    .takes(0, `move ${five(2, 1)}`)
    .told('stepped')
    .check((table) => expect(table.infected[0]!.seen).toBe(0))
})

test.each([
  ['N', [at(1, 1), at(2, 1), at(3, 1), at(1, 2), at(3, 2)]],
  ['E', [at(2, 1), at(3, 1), at(3, 2), at(2, 3), at(3, 3)]],
  ['S', [at(1, 2), at(3, 2), at(1, 3), at(2, 3), at(3, 3)]],
  ['W', [at(1, 1), at(2, 1), at(1, 2), at(1, 3), at(2, 3)]],
])('R-8. Forward is level or in front, whichever way it faces: %s.', (facing, zone) => {
  const t = tableOf(FLOOR(EMPTY, EMPTY, `         z${facing}        `, EMPTY, EMPTY))
  const squares = Array.from({ length: 25 }, (_, square) => square)
  expect(squares.filter((square) => isInZone(t, t.infected[0]!, square))).toEqual(zone)
})

const sam = (change: object = {}): Setting => ({ hero: SAM, heroes: { [SAM]: change } })

test('10.11. A hero taken down in a sprint loses the rest of it, but keeps his action points.', () => {
  field(YARD([], [' S', 'zN']), sam())
    .dice(1)
    .takes(0, `sprint ${five(1, 0)}`)
    .told('stepped', 'zoneEntered', 'tested', 'takenDown')
    .mayNot(0, 'sprint', 'stop')
    .may(0, 'melee unit:0', 'end')
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ at: 1, ap: 2, held: [0] }))
})

test('10.11. Crawling within a grab zone is tested like any step.', () => {
  field(YARD([], [' S_', 'zN']), sam())
    .dice(8)
    .takes(0, `crawl ${five(1, 0)}`)
    .told('stepped', 'zoneEntered', 'tested')
})

test('10.11. Tests against several units are taken in order of entry; no more of them once he is taken down.', () => {
  const facing = YARD([' S', ''], ['zN', 'zN'])
  field(facing, sam())
    .dice(8, 8)
    .takes(0, `move ${five(1, 0)}`)
    .told('stepped', 'zoneEntered', 'tested', 'zoneEntered', 'tested')
  field(facing, sam())
    .dice(1)
    .takes(0, `move ${five(1, 0)}`)
    .told('stepped', 'zoneEntered', 'tested', 'takenDown')
    .check((t) => expect(t.heroes[SAM]!.held).toEqual([0]))
})

test('10.11. A prone hero who is knocked down is as prone as before.', () => {
  field(YARD([' S_', ''], ['nN']), sam())
    .dice(5)
    .takes(0, `crawl ${five(1, 0)}`)
    .told('stepped', 'zoneEntered', 'tested')
})

// D8. The hero stands within the grab zone of the zombie below him, as do both squares to his right.
test('10.11. A later square of a sprint, the step of a combo and a dive tell the grab tests they provoke.', () => {
  const t = tableOf(
    `
    +---+---+---+---+
    |     S         |
    +   +   +   +   +
    |         zN    |
    +---+---+---+---+`,
    { hero: SAM },
  )
  const id = t.infected[0]!.id
  const risk = { provokes: [id], safe: expect.any(Number) }
  const g = { table: t } as Parameters<typeof factsOf>[0]
  const [first, second] = ['sq:2', 'sq:3'] as const
  expect(stepFacts(g, ['sprint', first], SAM)).toEqual(risk)
  expect(stepFacts(g, ['step', first], SAM)).toEqual(risk)
  expect(stepFacts(g, ['stop'], SAM)).toBeNull()
  expect(stepFacts(g, ['sprint', 'sq:0'], SAM)).toEqual({})
  expect(factsOf(g, ['dive', second], SAM)).toMatchObject({ provokes: [id] })
})

test('10.11. In a combined action the throw comes before the grab test.', () => {
  field(YARD([' C', '', '', '', ''], ['', 'nN'], [], []), {
    hero: COLE,
    heroes: { [COLE]: { active: [CARD.grenade] } },
  })
    .takes(0, 'moveThrow sq:1')
    .dice(5)
    .takes(0, 'throw sq:4')
    .told('stepped', 'thrown', 'cardSpent', 'zoneEntered', 'tested', 'fell')
})

test('10.7, 20.6. How likely a grab holds: by the table, less with Dodgy, more under Iron Grip, always if the hero is prone.', () => {
  const held = (change: object) =>
    heldOdds(tableOf(row('S', 'zW'), { hand: [], heroes: { [SAM]: change } }), 0, SAM)
  expect([held({}), held({ perks: [PERK.dodgy] }), held({ prone: true })]).toEqual([0.5, 0.375, 1])
  field(row('S', 'zW'), { hand: ['iron-grip'] }).check((t, g) => {
    const before = (move: Move) => cardFacts(g, move, 'before-grab-test', 0, SAM)
    expect(before(['play', `director:${directorKind('iron-grip')}`])).toEqual({ held: 0.75 })
    expect(before(['pass'])).toEqual({ held: 0.5 })
    expect(cardFacts(g, ['pass'], 'spawn-end')).toBeNull()
    // A crawling hero takes the test of a grab zone like any other (10.11).
    t.heroes[SAM]!.prone = true
    expect(before(['pass'])).toEqual({ held: 0.5 })
  })
})
