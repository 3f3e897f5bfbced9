import { layOut } from '@shamble/engine'
import { expect, test } from 'vitest'
import { hints } from '../src/hints.ts'
import { zombieWars } from '../src/index.ts'
import { dice, faraway, standing, tableOf, type Night } from './night.ts'

// The reasons given for a move of Red.
function said(given: Night, ...move: [string, ...string[]]): readonly string[] {
  const { seats = 2, options = {}, ...table } = given
  const { table: t } = layOut(zombieWars, { seats, options, next: [['act']], table: tableOf(table, seats) })
  return hints.reasons!(zombieWars.view(t, 0), move, null)
}

test('6.2. A horde goes on when every die shows 4 or more, a Fast one 3.', () => {
  const hordes = [standing(0, 34, dice(2)), ...faraway(1)]
  expect(said({ hordes }, 'move', 'horde:0', 'sq:35')).toEqual([
    'A die below 4 lays the horde down: 25 % chance to stay upright.',
  ])
  const fast = { hordes, breeds: ['fast', 'lucky'] as Night['breeds'] & object }
  expect(said(fast, 'move', 'horde:0', 'sq:35')).toEqual([
    'A die below 3 lays the horde down: 44 % chance to stay upright.',
  ])
  expect(said({ hordes, options: { advanced: true } }, 'move', 'horde:0', 'sq:35')[0]).toContain('sacrifice')
})

test('7.3. Townspeople are turned on 4 or more, at most all of them, and hit back on 6 or more.', () => {
  const hordes = [standing(0, 34, dice(2)), ...faraway(1)]
  // Two dice of 4 or more: at least one of them with a chance of 0.75.
  expect(said({ hordes, town: { 34: dice(1) } }, 'attack', 'horde:0', 'townies')).toEqual([
    'Of your 2 dice, each that shows 4 or more turns a townsperson: 0.8 on average.',
    'They hit back with 0.2 on average.',
    'A 1 lays your horde down: 31 % chance.',
  ])
  const squads = [{ id: 1, at: 34, dice: dice(0, 12) }]
  expect(said({ hordes, town: { 34: dice(3) }, squads }, 'attack', 'horde:0', 'townies')).toEqual([
    'Of your 2 dice, each that shows 4 or more turns a townsperson: 1.0 on average.',
    'They hit back with 1.0 on average.',
    'A 1 lays your horde down: 31 % chance.',
  ])
})

test('7.3, 13.2. Zombies are killed on 5 or more, by Vicious ones on 4; an attack may be on everything.', () => {
  const hordes = [standing(0, 34, dice(3)), standing(100, 34, dice(3)), standing(200, 34, dice(3))]
  const three = { seats: 3, hordes, town: { 34: dice(3) } }
  expect(said(three, 'attack', 'horde:0', 'horde:100').slice(0, 2)).toEqual([
    'Of your 3 dice, each that shows 5 or more kills a zombie: 1.0 on average.',
    'They hit back with 1.0 on average.',
  ])
  expect(said(three, 'attack', 'horde:0', 'hordes')[1]).toBe('They hit back with 1.9 on average.')
  expect(said(three, 'attack', 'horde:0', 'everything')[1]).toBe('They hit back with 2.2 on average.')
  const vicious = { ...three, breeds: ['vicious', null, 'vicious'] as Night['breeds'] & object }
  expect(said(vicious, 'attack', 'horde:0', 'horde:100')[0]).toContain('shows 4 or more kills a zombie: 1.5')
  expect(said(vicious, 'attack', 'horde:0', 'horde:200')[1]).toBe('They hit back with 1.5 on average.')
})

test('Other moves have no odds.', () => {
  expect(said({ hordes: [standing(0, 34, dice(3)), ...faraway(1)] }, 'stop')).toEqual([])
})
