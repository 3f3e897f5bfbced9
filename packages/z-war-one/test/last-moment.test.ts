import { test } from 'vitest'
import { field, type Setting } from './field.ts'

/*
 * Winning and losing when a turn ends.
 */

const PIER = `
  +---+---+---+
  | X   S     |
  +---+---+---+`
const HOLD = { id: 'hold', type: 'survive', untilEndOfTurn: 3, minHeroes: 1, text: 'Live.' } as const
const END: Setting = { next: [['endPhase']], table: { turn: 3 } }

test('R-9. An objective met at the end of the turn that loses the mission: both at once are a loss.', () => {
  field(PIER, {
    ...END,
    mission: { objectives: [HOLD], lose: [{ type: 'turnEnded', turn: 3, text: 'Too late.' }] },
  }).ends([], 'turnEnded')
})

test('21.4. Unless the objective itself says otherwise.', () => {
  field(PIER, {
    ...END,
    mission: {
      objectives: [HOLD],
      lose: [{ type: 'turnEnded', turn: 3, unless: 'hold', text: 'Too late.' }],
    },
  }).ends([0], 'won')
  field(PIER, {
    ...END,
    mission: { objectives: [HOLD], lose: [{ type: 'turnEnded', turn: 4, text: 'Too late.' }] },
  }).ends([0], 'won')
})

test('R-57, R-9. With the end of turn 40 it is too late, also for what is met at that moment.', () => {
  const last = (turn: number) => ({ ...END, table: { turn }, mission: { objectives: [HOLD] } })
  field(PIER, last(40)).ends([], 'tooLate')
  field(PIER, last(39)).ends([0], 'won')
})

test('13. A clock that runs out comes before the end of the turn: what it wins is won.', () => {
  field(PIER, {
    ...END,
    mission: {
      objectives: [
        { id: 'desk', type: 'auto', text: 'Done.' },
        { id: 'clock', type: 'timer', after: 'desk', turns: 1, text: 'Wait.' },
      ],
      lose: [{ type: 'turnEnded', turn: 3, text: 'Too late.' }],
    },
    table: { turn: 3, met: [true, false], boxes: [-1, 0] },
  }).ends([0], 'won')
})
