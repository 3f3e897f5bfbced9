import { type Json, defaults, start, Referee, type Options } from '@shamble/engine'
import { expect, test } from 'vitest'
import { evenly, isEven, leadsOf, sharings } from '../../src/campaign/sharing.ts'
import { newCompany } from '../../src/campaign/campaign.ts'
import { refuseCarried } from '../../src/campaign/carried.ts'
import { carriesOf } from '../../src/campaign/earnings.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { words } from '../../src/words.ts'

test('1.1. Heroes are dealt out in turn, or as the company has agreed for this number of people.', () => {
  expect([1, 2, 3, 4].map((seats) => evenly(seats))).toEqual([
    [0, 0, 0, 0],
    [0, 1, 0, 1],
    [0, 1, 2, 0],
    [0, 1, 2, 3],
  ])
  expect(leadsOf(2, [0, 0, 1, 1])).toEqual([0, 0, 1, 1])
  expect(leadsOf(3, [0, 0, 1, 1])).toEqual([0, 1, 2, 0])
  expect(leadsOf(1, [0, 0, 1, 1])).toEqual([0, 0, 0, 0])
  expect(leadsOf(2)).toEqual([0, 1, 0, 1])
})

test('1.1. The numbers of heroes differ by at most one, every seat leads one, and every hero is led.', () => {
  for (const leads of [
    [0, 0, 0, 0],
    [1, 0, 1, 0],
    [0, 1, 2, 2],
    [3, 2, 1, 0],
  ])
    expect(isEven(leads)).toBe(true)
  for (const leads of [
    [0, 0, 0, 1],
    [0, 2, 0, 2],
    [1, 1, 1, 1],
    [0, 1, 2, 4],
    [0, 1, 2],
    [0, 1, 2, 3, 0],
    [0, 1, 0, 1.5],
    [0, 1, 0, '1'],
    [0, -1, 0, 1],
    [0, null, 0, 1],
    '0101',
    null,
    { length: 4 },
  ])
    expect(isEven(leads as Json)).toBe(false)
})

test('1.1. Every way to share the heroes is listed once, the first seat leading Cole.', () => {
  expect(sharings(1)).toEqual([[0, 0, 0, 0]])
  expect(sharings(2)).toEqual([
    [0, 0, 1, 1],
    [0, 1, 0, 1],
    [0, 1, 1, 0],
  ])
  expect(sharings(3)).toEqual([
    [0, 0, 1, 2],
    [0, 1, 0, 2],
    [0, 1, 1, 2],
    [0, 1, 2, 0],
    [0, 1, 2, 1],
    [0, 1, 2, 2],
  ])
  expect(sharings(4)).toEqual([[0, 1, 2, 3]])
})

test('1.1. The heroes are shared out as evenly as possible: three ways for two people, six for three.', () => {
  expect([1, 2, 3, 4].map((seats) => sharings(seats).length)).toEqual([1, 3, 6, 1])
  for (const seats of [1, 2, 3, 4]) expect(sharings(seats)).toContainEqual(leadsOf(seats))
  for (const leads of [[0, 0, 0, 1], [0, 1, 2], [0, 2, 0, 2], [0, 1, 2, -1], 'all', [0, 1, 2, 4]])
    expect(refuseCarried({ ...newCompany(), leads } as Json, defaults(zWarOne))).toBe(
      'The four heroes are shared out as evenly as possible among one to four people.',
    )
})

test('1.1. Who leads whom is carried, names the seats, and stays so from chapter to chapter.', () => {
  const carried = { ...newCompany(), leads: [0, 0, 1, 1] } as unknown as Json
  const { position } = start(zWarOne, 'leads', 2, {}, carried)
  expect(position.table.owner).toEqual([0, 0, 1, 1])
  expect(carriesOf(position.table, true)).toMatchObject({ leads: [0, 0, 1, 1] })
  const setUp = { seats: 2, options: {}, carried }
  expect([0, 1].map((seat) => words.seat(seat, setUp))).toEqual(['Cole and Kat', 'Sam and Victor'])
  // For another number of people the agreement does not hold.
  expect(start(zWarOne, 'leads', 4, {}, carried).position.table.owner).toEqual([0, 1, 2, 3])
  expect(words.seat(3, { ...setUp, seats: 4 })).toBe('Victor')
  expect(carriesOf(start(zWarOne, 'leads', 2).position.table, true)).not.toHaveProperty('leads')
})

const begun = (given: Options, carried: Json | null = null, seats = 1) =>
  new Referee<Table, Event>(
    zWarOne,
    start(zWarOne, 'first-turn', seats, { ...defaults(zWarOne), ...given }, carried).position,
  ).settle()

const movesOf = (g: ReturnType<typeof begun>) => g.pending[0]!.moves.map((move) => move.join(' '))

test('1.1. Each hero is placed and armed by his player.', () => {
  const carried = { ...newCompany(), leads: [1, 0, 0, 1] } as unknown as Json
  const g = begun({}, carried, 2)
  expect(g.pending[0]!.seat).toBe(1)
  const [first] = movesOf(g)
  expect(first).toMatch(/hero:0$/)
  g.make(1, first!.split(' ') as [string])
  expect(g.pending[0]!.seat).toBe(0)
})

const beginCampaign = (given: Options, seats = 1, carried: Json | null = null) =>
  new Referee<Table, Event>(
    zWarOne,
    start(zWarOne, 'set-up', seats, { ...defaults(zWarOne), ...given }, carried).position,
  )

test('1.1. Equal ways are left to the players where that was agreed.', () => {
  expect(beginCampaign({ equalWays: true }).table.equalWays).toBe(true)
  expect(beginCampaign({}).table.equalWays).toBe(false)
})
