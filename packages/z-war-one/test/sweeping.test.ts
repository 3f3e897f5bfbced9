import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { newUnit } from '../src/figures.ts'
import { sweepSquares } from '../src/grapples.ts'
import { zWarOne } from '../src/index.ts'
import { layoutOf } from '../src/missions/index.ts'
import { emptyTable } from '../src/set-up.ts'
import { CARD, field, SAM, tableOf, type Setting } from './field.ts'

/*
 * 9.3, 9.4. Where an infected can be swept, and what else a hero does who is held.
 */

const held: Setting = { heroes: { [SAM]: { held: [0], prone: true } }, units: { 0: { at: -1 } } }

test('9.4. A sweep ends on a free square in reach: not behind a door that is shut, past a corner, or where somebody is.', () => {
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
