import { layOut, Referee } from '@shamble/engine'
import { expect, test } from 'vitest'
import { zombieWars } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { dice, faraway, lying, standing, tableOf, type Night } from './night.ts'

// The section that forbids these clicks, or null.
function forbids(given: Night, ...clicked: string[]): string | null {
  const { seats = 2, options = {}, next = [['act']], ...table } = given
  const position = layOut(zombieWars, { seats, options, next, table: tableOf(table, seats) })
  const g = new Referee(zombieWars, position).settle()
  return whyNot(zombieWars.view(g.table, 0), 0, clicked)?.rule ?? null
}

const hordes = [standing(0, 34, dice(3)), lying(1, 55, dice(2)), standing(100, 34, dice(2)), ...faraway(1)]

test('5.3. A lying pawn takes no action.', () => {
  expect(forbids({ hordes }, 'horde:1')).toBe('5.3')
  expect(forbids({ hordes }, 'horde:0')).toBeNull()
})

test('5.2. Somebody else’s horde is not mine to move, and squares do not act.', () => {
  expect(forbids({ hordes }, 'horde:100')).toBe('5.2')
  expect(forbids({ hordes }, 'sq:34')).toBe('5.2')
})

test('5.1. It is not my turn.', () => {
  expect(forbids({ hordes, active: 1 }, 'horde:0')).toBe('5.1')
})

test('6.1. Off the board, too far, or there already.', () => {
  expect(forbids({ hordes }, 'horde:0', 'sq:35')).toBeNull()
  expect(forbids({ hordes }, 'horde:0', 'sq:45')).toBe('6.1')
  expect(forbids({ hordes, options: { adjacency: 'eightWay' } }, 'horde:0', 'sq:45')).toBeNull()
  expect(forbids({ hordes }, 'horde:0', 'sq:34')).toBe('6.1')
  expect(forbids({ hordes }, 'horde:0', 'sq:90')).toBe('6.1')
})

test('7.1. Nothing to attack, or not here.', () => {
  expect(forbids({ hordes }, 'horde:0', 'horde:100')).toBeNull()
  expect(forbids({ hordes }, 'horde:0', 'horde:109')).toBe('7.1')
  expect(forbids({ hordes }, 'horde:0', 'townies')).toBe('7.1')
  expect(forbids({ hordes: [standing(0, 33, dice(1)), ...faraway(1)] }, 'horde:0', 'attack')).toBe('7.1')
})

test('8.1, 12.2. A horde of one, no free horde space, or the horde limit.', () => {
  const six = [1, 2, 3, 4, 5].map((id) => lying(id, 55, dice(1)))
  expect(forbids({ hordes: [standing(0, 33, dice(1)), ...faraway(1)] }, 'horde:0', 'split')).toBe('8.1')
  expect(forbids({ hordes: [standing(0, 33, dice(2)), ...six, ...faraway(1)] }, 'horde:0', 'split')).toBe(
    '8.1',
  )
  expect(
    forbids(
      { hordes: [standing(0, 33, dice(2)), ...six, ...faraway(1)], options: { advanced: true } },
      'horde:0',
      'split',
    ),
  ).toBe('12.2')
  expect(forbids({ hordes }, 'horde:0', 'split')).toBeNull()
})

test('8.2. Nobody to merge with.', () => {
  expect(forbids({ hordes }, 'horde:0', 'merge')).toBe('8.2')
  expect(forbids({ hordes }, 'horde:0', 'horde:1')).toBe('8.2')
})

test('8.8. Nobody left to give an order to; 8.6. pressure where a hero stands.', () => {
  expect(forbids({ hordes }, 'horde:0', 'townie')).toBe('8.8')
  const order = { action: 'townie', next: [['order']] as [string][] } as const
  expect(forbids({ hordes, ...order, town: { 34: dice(1, 8), 35: dice(1) } }, 'sq:34', 'pressure')).toBe(
    '8.6',
  )
  expect(forbids({ hordes, ...order, town: { 34: dice(1, 8), 35: dice(1) } }, 'sq:35', 'pressure')).toBeNull()
})

test('13.3. A Stealthy horde that has just slipped away.', () => {
  expect(
    forbids(
      { hordes, options: { deadlines: true }, breeds: [null, 'stealthy'], withdrawals: [[0, 100, 3, 2]] },
      'horde:0',
      'horde:100',
    ),
  ).toBe('13.3')
})

test('While something else is asked, nothing is said.', () => {
  expect(forbids({ hordes, action: 'end', next: [['addZombie', 0]] }, 'horde:1')).toBeNull()
})
