import { layOut, Referee, start, type Reason } from '@shamble/engine'
import { expect, test } from 'vitest'
import { zombieWars } from '../src/index.ts'
import { newRoll } from '../src/roll.ts'
import { whyNot } from '../src/why-not.ts'
import { dice, faraway, lying, standing, tableOf, type Night } from './night.ts'

// The section of the reason why these clicks are no move, or null.
function forbids(given: Night, ...clicked: string[]): string | null {
  const { seats = 2, options = {}, next = [['act']], ...table } = given
  const position = layOut(zombieWars, { seats, options, next, table: tableOf(table, seats) })
  const g = new Referee(zombieWars, position).settle()
  return (
    whyNot(
      zombieWars.view(g.table, 0),
      0,
      clicked,
      g.pending.find(({ seat }) => seat === 0),
    )?.rule ?? null
  )
}

const hordes = [standing(0, 34, dice(3)), lying(1, 55, dice(2)), standing(100, 34, dice(2)), ...faraway(1)]

test('5.3. A lying pawn takes no action.', () => {
  expect(forbids({ hordes }, 'horde:1')).toBe('5.3')
  expect(forbids({ hordes }, 'horde:0')).toBeNull()
})

test('5.2. Another player’s horde may not be moved, and squares do not act.', () => {
  expect(forbids({ hordes }, 'horde:100')).toBe('5.2')
  expect(forbids({ hordes }, 'sq:34')).toBe('5.2')
})

test('5.1. It is another player’s turn.', () => {
  expect(forbids({ hordes, active: 1 }, 'horde:0')).toBe('5.1')
})

test('6.1. A Move off the board, too far, or to its own square.', () => {
  expect(forbids({ hordes }, 'horde:0', 'sq:35')).toBeNull()
  expect(forbids({ hordes }, 'horde:0', 'sq:45')).toBe('6.1')
  expect(forbids({ hordes, options: { adjacency: 'eightWay' } }, 'horde:0', 'sq:45')).toBeNull()
  expect(forbids({ hordes }, 'horde:0', 'sq:34')).toBe('6.1')
  expect(forbids({ hordes }, 'horde:0', 'sq:90')).toBe('6.1')
})

test('7.1. No target, or a target on another square.', () => {
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

test('8.2. No horde to merge with.', () => {
  expect(forbids({ hordes }, 'horde:0', 'merge')).toBe('8.2')
  expect(forbids({ hordes }, 'horde:0', 'horde:1')).toBe('8.2')
})

test('8.6, 8.8. No townspeople left for an order; Pressure where a hero stands.', () => {
  expect(forbids({ hordes }, 'horde:0', 'townie')).toBe('8.8')
  const order = { action: 'townie', next: [['order']] as [string][] } as const
  expect(forbids({ hordes, ...order, town: { 34: dice(1, 8), 35: dice(1) } }, 'sq:34', 'pressure')).toBe(
    '8.6',
  )
  expect(forbids({ hordes, ...order, town: { 34: dice(1, 8), 35: dice(1) } }, 'sq:35', 'pressure')).toBeNull()
})

test('13.3. A Stealthy horde that has just evaded.', () => {
  expect(
    forbids(
      { hordes, options: { deadlines: true }, breeds: [null, 'stealthy'], withdrawals: [[0, 100, 3, 2]] },
      'horde:0',
      'horde:100',
    ),
  ).toBe('13.3')
})

test('While another question is open there is no reason.', () => {
  expect(forbids({ hordes, action: 'end', next: [['addZombie', 0]] }, 'horde:1')).toBeNull()
})

// What is said, not only by which section.
const says = (given: Night, ...clicked: string[]): string | null => why(given, ...clicked)?.says ?? null

function why(given: Night, ...clicked: string[]): Reason | null {
  const { seats = 2, options = {}, next = [['act']], ...table } = given
  const position = layOut(zombieWars, { seats, options, next, table: tableOf(table, seats) })
  const g = new Referee(zombieWars, position).settle()
  return whyNot(
    zombieWars.view(g.table, 0),
    0,
    clicked,
    g.pending.find(({ seat }) => seat === 0),
  )
}

test('There is no reason without a click, before the first hour, during a roll, or when no player acts.', () => {
  expect(forbids({ hordes })).toBeNull()
  expect(forbids({ hordes, phase: 'setUp', next: [] }, 'horde:1')).toBeNull()
  expect(forbids({ hordes, active: null, next: [] }, 'horde:1')).toBeNull()
  expect(forbids({ hordes, action: 'attack', next: [] }, 'horde:1')).toBeNull()
  const { position } = start(zombieWars, 'why', 2)
  const view = { ...zombieWars.view(position.table, 0), phase: 'turn' as const, active: 1, hordes }
  expect(whyNot(view, 0, ['horde:1'])!.rule).toBe('5.1')
  expect(whyNot({ ...view, roll: newRoll('move', 1, 34, 0) }, 0, ['horde:1'])).toBeNull()
})

test('5.1. Another player’s turn: a reason for hordes, squares and squads that names the acting player.', () => {
  expect(says({ hordes, active: 1, next: [] }, 'horde:0')).toBe('It is not your turn: Blue is acting.')
  expect(forbids({ hordes, active: 1, next: [] }, 'sq:34')).toBe('5.1')
  expect(forbids({ hordes, active: 1, next: [] }, 'squad:4')).toBe('5.1')
  expect(forbids({ hordes, active: 1, next: [] }, 'townies')).toBeNull()
  expect(forbids({ hordes, active: 1, next: [] }, 'the horde:0')).toBeNull()
})

test('5.2. Squares, squads and townspeople take no actions; a verb alone and a missing horde get no reason.', () => {
  for (const clicked of ['sq:34', 'squad:4', 'townies']) expect(forbids({ hordes }, clicked)).toBe('5.2')
  expect(forbids({ hordes }, 'stop')).toBeNull()
  expect(forbids({ hordes }, 'horde:77')).toBeNull()
  expect(says({ hordes }, 'horde:100')).toMatch(/^This is Blue’s horde/)
})

test('13.2, 10.2. A seat that names or claims something in another’s turn is told nothing of turns.', () => {
  const infiltrator = {
    options: { deadlines: true },
    breeds: ['infiltrator', null] as Night['breeds'] & object,
  }
  expect(forbids({ hordes, ...infiltrator, active: 1, next: [['nameFree', 0]] }, 'horde:0')).toBeNull()
  expect(forbids({ hordes, active: 1, next: [['claim', 0]] }, 'horde:0')).toBeNull()
})

test('5.2. Another’s horde is attacked with an own horde on its space, if one stands there.', () => {
  expect(why({ hordes }, 'horde:100')).toMatchObject({ first: 'horde:0' })
  const apart = [standing(0, 55, dice(3)), standing(100, 34, dice(2))]
  expect(why({ hordes: apart }, 'horde:100')).toEqual({
    rule: '5.2',
    says: 'This is Blue’s horde. No upright horde of yours can attack it on C4 now.',
  })
})

test('5.3. In the last hour no horde stands up again.', () => {
  expect(says({ hordes, hour: 1 }, 'horde:1')).toContain('next hour')
  const { track } = zombieWars.view(start(zombieWars, 'why', 2).position.table, 0)
  expect(says({ hordes, hour: track.length }, 'horde:1')).toContain('this is the last hour')
})

test('6.1. The sentence names the square and the allowed distance.', () => {
  expect(says({ hordes }, 'horde:0', 'sq:34')).toMatch(/stands on C4 already/)
  expect(says({ hordes }, 'horde:0', 'sq:90')).toMatch(/cannot leave/)
  expect(says({ hordes }, 'horde:0', 'sq:45')).toMatch(/D5 is too far: .* that shares a side\.$/)
  expect(says({ hordes, options: { adjacency: 'eightWay' } }, 'horde:0', 'sq:66')).toMatch(
    /diagonally too\.$/,
  )
})

test('7.1, 8.2. The reasons differ for the same horde, a missing one, an own one, and one on another square.', () => {
  const here = [standing(0, 34, dice(3)), standing(1, 34, dice(2)), standing(100, 35, dice(2))]
  expect(forbids({ hordes: here }, 'horde:0', 'horde:0')).toBeNull()
  expect(forbids({ hordes: here }, 'horde:0', 'horde:55')).toBeNull()
  expect(forbids({ hordes: here }, 'horde:0', 'horde:1')).toBeNull()
  expect(forbids({ hordes: here }, 'horde:0', 'horde:100')).toBe('7.1')
  expect(forbids({ hordes: here }, 'horde:0', 'merge')).toBeNull()
  expect(forbids({ hordes: here.slice(0, 1).concat(here.slice(2)) }, 'horde:0', 'merge')).toBe('8.2')
})

test('13.3. The reason holds for this attacker and target only, at these sizes.', () => {
  const slipped = (withdrawal: [number, number, number, number]) =>
    forbids({ hordes, withdrawals: [withdrawal] }, 'horde:0', 'horde:100')
  expect(slipped([0, 100, 3, 2])).toBe('13.3')
  for (const other of [
    [1, 100, 3, 2],
    [0, 101, 3, 2],
    [0, 100, 2, 2],
    [0, 100, 3, 1],
  ] as const)
    expect(slipped([...other])).toBeNull()
})

test('7.1. Townspeople and squads on this space count as townspeople.', () => {
  const alone = [standing(0, 33, dice(1)), ...faraway(1)]
  expect(forbids({ hordes: alone, town: { 33: dice(1) } }, 'horde:0', 'townies')).toBeNull()
  expect(forbids({ hordes: alone, squads: [{ id: 4, at: 33, dice: [8] }] }, 'horde:0', 'townies')).toBeNull()
  expect(forbids({ hordes: alone, squads: [{ id: 4, at: 35, dice: [8] }] }, 'horde:0', 'townies')).toBe('7.1')
  expect(says({ hordes: alone, town: { 35: dice(1) } }, 'horde:0', 'townies')).toMatch(/no townspeople on C3/)
  expect(forbids({ hordes: alone, town: { 33: dice(1) } }, 'horde:0', 'attack')).toBeNull()
  expect(forbids({ hordes }, 'horde:0', 'attack')).toBeNull()
  expect(forbids({ hordes: [...alone, standing(1, 33, dice(1))] }, 'horde:0', 'attack')).toBe('7.1')
  expect(forbids({ hordes, town: { 11: dice(1) } }, 'horde:0', 'townie')).toBeNull()
  expect(forbids({ hordes }, 'horde:0', 'dance')).toBeNull()
})

test('8.1, 12.2. The last free horde space may be taken; the sentence names the limit.', () => {
  const withHordes = (own: number) => [
    standing(0, 33, dice(2)),
    ...Array.from({ length: own - 1 }, (_, i) => lying(i + 1, 55, dice(1))),
    ...faraway(1),
  ]
  expect(forbids({ hordes: withHordes(5) }, 'horde:0', 'split')).toBeNull()
  expect(says({ hordes: withHordes(6) }, 'horde:0', 'split')).toMatch(/All 6 horde spaces/)
  expect(says({ hordes: withHordes(3), options: { advanced: true } }, 'horde:0', 'split')).toMatch(
    /You may have 3 hordes/,
  )
  expect(
    forbids({ hordes: withHordes(3), options: { advanced: true }, destroyed: [1, 0] }, 'horde:0', 'split'),
  ).toBeNull()
})

test('8.6. Pressure: a space without a townie, and one where a squad stands.', () => {
  const order = { hordes, action: 'townie', next: [['order']] as [string][], town: { 35: dice(1) } } as const
  expect(forbids({ ...order }, 'pressure', 'sq:34')).toBe('8.6')
  expect(says({ ...order }, 'pressure', 'sq:34')).toMatch(/no townie on C4/)
  expect(says({ ...order, squads: [{ id: 4, at: 35, dice: [8] }] }, 'pressure', 'sq:35')).toMatch(
    /^There is a hero on C5/,
  )
  expect(forbids({ ...order, squads: [{ id: 4, at: 36, dice: [8] }] }, 'pressure', 'sq:35')).toBeNull()
  expect(forbids({ ...order }, 'mob', 'sq:34')).toBeNull()
  expect(forbids({ ...order }, 'pressure')).toBeNull()
})
