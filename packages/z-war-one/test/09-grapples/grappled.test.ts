import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { newUnit } from '../../src/infected/figures.ts'
import { sweepSquares } from '../../src/fighting/grapples.ts'
import { zWarOne } from '../../src/index.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { emptyTable } from '../../src/set-up.ts'
import { CARD, field, SAM, tableOf, type Setting, offMap, squaresOf, COLE } from '../field.ts'
import { canShoot, canStrike } from '../../src/fighting/attacks.ts'
import { row } from '../yards.ts'

/*
 * 9.3, 9.4. Where an infected can be swept, and what else a hero does who is held.
 */

const held: Setting = { heroes: { [SAM]: { held: [0], prone: true } }, units: { 0: { at: -1 } } }

test('9.4. A sweep ends on a free square in reach: not behind a door that is shut, past a corner, or on an occupied square.', () => {
  const board = `
    +---+---+---+
    |   |   |   |
    +   +   +   +
    |     S D   |
    +   +---+   +
    |zN   K     |
    +---+---+---+`
  const squares = (doors: string) => sweepSquares(tableOf(board, { ...held, table: { doors } }), SAM)
  expect(squares('c')).toEqual([1, 3])
  expect(squares('o')).toEqual([1, 5, 3])
  expect(squares('l')).toEqual([1, 3])
  const crowded = tableOf(board.replace('|     S', '|zW   S'), {
    heroes: held.heroes!,
    table: { doors: 'c' },
  })
  expect(sweepSquares(crowded, SAM)).toEqual([1])
})

test('2.6, 9.4. Nobody is swept over a stair link.', () => {
  const layout = layoutOf('chapter-2')
  const { top, first } = layout.stairs[0]!
  const table = emptyTable(layout, 'chapter-2', 1, false)
  table.heroes[SAM]!.at = top
  expect(sweepSquares(table, SAM)).not.toContain(first)
  table.infected = [newUnit(table, 0, -1)]
  Object.assign(table.heroes[SAM]!, { held: [0], prone: true, move: 'open', ap: 4, allowance: 4 })
  scene(zWarOne, { options: { mission: 'chapter-2' }, table, next: [['act', SAM]] }).mayNot(
    0,
    `sweep unit:0 sq:${first}`,
  )
})

test('9.3, 14.5. With two pistols of which one is empty he still fires at who holds him.', () => {
  field('+---+---+\n| S  zW |\n+---+---+', {
    ...held,
    hero: SAM,
    more: [[SAM, 'pistol']],
    cards: { [CARD.pistol]: { rounds: 0 } },
    heroes: { [SAM]: { held: [0], prone: true, active: [CARD.pistol, 11] } },
  }).may(0, 'fire unit:0', 'melee unit:0', 'sweep unit:0 sq:1')
})

test('9.3. A grappled hero attacks those on his own card only.', () => {
  const t = tableOf(row('zE', ' S_', '', 'zW'), {
    heroes: { [SAM]: { held: [1] } },
    units: { 1: { at: -1 } },
  })
  const [beside, onHim] = t.infected
  expect([canShoot(t, SAM, beside!), canStrike(t, SAM, beside!)]).toEqual([false, false])
  expect([canShoot(t, SAM, onHim!), canStrike(t, SAM, onHim!)]).toEqual([true, true])
})

const five = squaresOf(5)

const ROW = (squares: string) => {
  const line = `+${'---+'.repeat((squares.length + 1) / 4)}`
  return `${line}\n|${squares}|\n${line}`
}

test('46. Held by two, Sam sweeps one onto a free square, prone; it does nothing this turn and stands up in the end phase.', () => {
  field(ROW('     S_            '), {
    hero: SAM,
    heroes: { [SAM]: { held: [0, 1] } },
    table: {
      infected: [0, 1].map(offMap),
    },
  })
    .takes(0, `sweep unit:0 ${five(2, 0)}`)
    .told('swept')
    .check((t) => {
      expect(t.heroes[SAM]).toMatchObject({ held: [1], ap: 2 })
      expect(t.infected[0]).toMatchObject({ at: 2, prone: true })
    })
})

test('9.4, 10.10. One is swept onto a free square in reach only, and faces the nearest hero.', () => {
  const nook = `
    +---+---+---+
    | S_|     zW|
    +   +   +   +
    |     K     |
    +---+---+---+`
  field(nook, { hero: SAM, heroes: { [SAM]: { held: [0] } }, units: { 0: { at: -1 } } })
    .may(0, 'sweep unit:0 sq:3')
    .mayNot(0, 'sweep unit:0 sq:1', 'sweep unit:0 sq:4', 'sweep unit:0 sq:2')
    .takes(0, 'sweep unit:0 sq:3')
    .check((t) => expect(t.infected[0]).toMatchObject({ at: 3, prone: true, facing: 1 }))
})

const grenadier = (change: object = {}): Setting => ({
  hero: COLE,
  heroes: { [COLE]: { active: [CARD.grenade], ...change } },
})

test('9.3, 14.6. A hero who is held throws nothing: he may attack those on his card only.', () => {
  field(row(' C_', 'zW', '', 'zW', ''), { ...grenadier({ held: [0] }), units: { 0: { at: -1 } } }).mayNot(
    0,
    'throw',
    'fire',
  )
})
