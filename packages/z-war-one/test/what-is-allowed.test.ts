import { expect, test } from 'vitest'
import { zWarOne } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { CARD, COLE, KAT, SAM, tableOf, type Setting } from './field.ts'

/*
 * What is refused says what would be allowed: searching, tasks, locks, the reach of a weapon.
 */

const HOUSE = `
  +---+---+---+---+---+
  | K | R1    |     SA|
  +   +   +   +   +   +
  |   D       | zW    |
  +   +---+---+   +   +
  | C           V     |
  +---+---+---+---+---+`
const R1 = 1

const refused = (id: string, setting: Setting, picture = HOUSE) =>
  whyNot(zWarOne.view(tableOf(picture, setting), 0), 0, [id])?.says

const cole = (change: object = {}): Setting => ({ hero: COLE, heroes: { [COLE]: change } })

test('8.1. A room is searched from inside, on one’s feet, while nobody in it is held.', () => {
  const inside = (change: object = {}) => cole({ at: 6, ...change })
  expect(refused(`area:${R1}`, cole())).toBe(
    'Cole is not in Room 1: a room is searched by whoever stands in it.',
  )
  expect(refused(`area:${R1}`, inside({ ap: 3 }))).toBe('A search takes 4 AP.')
  expect(refused('search', inside({ prone: true }))).toBe('Cole is prone and has to stand up first.')
  const held = { ...inside(), units: { 0: { at: -1 } } }
  expect(
    refused('search', { ...held, heroes: { ...held.heroes, [KAT]: { at: 7, held: [0], prone: true } } }),
  ).toBe('Nobody searches a room with infected in it.')
})

const TASK: NonNullable<Setting['mission']> = {
  legend: { t1: { task: 'pump', name: 'Pump' } },
  objectives: [{ id: 'pump', type: 'task', at: 't1', scope: 'square', text: 'Pump.' }],
}
const YARD = `
  +---+---+---+
  | C   t1    |
  +---+---+---+`

test('8.2. Nobody does a Task lying down.', () => {
  expect(refused('task:0', { ...cole({ at: 1, prone: true }), mission: TASK }, YARD)).toBe(
    'Cole is prone and has to stand up first.',
  )
})

test('7.7. A lock says what opens it.', () => {
  const gate = `
    +---+---+---+
    | S   C 1   |
    +---+---+---+`
  const locked = (door: object): Setting => ({
    ...cole(),
    mission: {
      doors: { '1': { name: 'Gate', state: 'locked', ...door } },
      objectives: [
        { id: 'lever', type: 'survive', untilEndOfTurn: 9, text: 'Live.' },
        { id: 'out', type: 'exitAll', text: 'Leave.' },
      ],
    },
    table: { doors: 'l', areas: 'aa' },
  })
  expect(refused('door:0', locked({ opensWith: { item: 'bolt-cutters' } }), gate)).toBe(
    'Gate is locked: it opens to whoever has the Bolt Cutters.',
  )
  expect(refused('door:0', locked({ opensWith: { object: 'key' } }), gate)).toBe(
    'Gate is locked: it opens to whoever carries what fits.',
  )
  expect(refused('door:0', locked({ opensWhen: { objectives: ['lever'] } }), gate)).toBe(
    'Gate is locked: it opens by itself once this is done: Live.',
  )
})

test('20.6. Under Power Cut a weapon reaches four squares.', () => {
  const street = `
    +---+---+---+---+---+---+---+
    | S                       zW|
    +---+---+---+---+---+---+---+`
  expect(refused('unit:0', { hero: SAM, table: { powerCut: true } }, street)).toBe(
    'Zombie 1 is six squares away, and the weapon reaches 4.',
  )
  expect(refused('unit:0', { hero: SAM }, street)).toBeUndefined()
  expect(
    refused(`card:${CARD.pistol}`, { hero: SAM, heroes: { [SAM]: { changes: 1 } } }, street),
  ).toBeUndefined()
})
