import { layOut, quickChance, Referee } from '@shamble/engine'
import { decide, dreamer, thinkingOf } from '@shamble/engine/bots'
import { expect, test } from 'vitest'
import { bots } from '../src/bots.ts'
import { zombieWars, type Table } from '../src/index.ts'
import { score } from '../src/score.ts'
import { dice, lying, standing, tableOf } from './night.ts'

// The scores of Red and Blue.
function scores(given: Partial<Table>): [number, number] {
  const { table } = layOut(zombieWars, { seats: 2, table: tableOf(given, 2), next: [] })
  return [score(table, 0), score(table, 1)]
}

test('The last player with hordes scores nearly 1, a player without hordes 0.', () => {
  const [red, blue] = scores({ town: { 11: dice(30) }, hordes: [standing(0, 34, dice(1))] })
  expect(red).toBeGreaterThan(0.9)
  expect(red).toBeLessThan(1)
  expect(blue).toBe(0)
})

test('A bot that is last with hordes claims the win instead of playing on.', () => {
  const table = tableOf({ hour: 6, town: { 11: dice(9) }, hordes: [standing(0, 34, dice(2))] }, 2)
  for (let n = 0; n < 20; n++) {
    const position = layOut(zombieWars, { seats: 2, table, next: [['claim', 0]] })
    const g = new Referee(zombieWars, position).settle()
    const thinking = thinkingOf({ ...zombieWars, bots }, g.position, 0, quickChance(`claim-${n}`))
    expect(decide(dreamer, thinking, { iterations: 10 })).toEqual(['claim'])
  }
})

test('When the night is over, the score is nearly the result: a share of the victory, or nothing.', () => {
  const hordes = [standing(0, 34, dice(9)), standing(100, 35, dice(7))]
  const [won, lost] = scores({ hour: 13, town: { 11: dice(10) }, hordes })
  expect([won > 0.9, won < 1, lost]).toEqual([true, true, 0])
  expect(scores({ hour: 13, town: { 11: dice(20) }, hordes })).toEqual([0, 0])
  const [red, blue] = scores({ hour: 13, hordes: [standing(0, 34, dice(9)), standing(100, 35, dice(9))] })
  expect(red).toBe(blue)
  expect(red).toBeCloseTo(0.49, 10)
})

test('A squad counts as food like other townspeople; a zombie hero and a luck token raise the score.', () => {
  const base = { town: { 11: dice(20) }, hordes: [lying(0, 34, dice(5)), lying(100, 88, dice(5))] }
  const near = { ...base, town: { 11: dice(19) }, squads: [{ id: 0, at: 35, dice: dice(1) }] }
  const [red] = scores(base)
  expect(scores(near)[0]).toBeGreaterThan(red)
  expect(
    scores({ ...base, hordes: [lying(0, 34, dice(4, 10)), lying(100, 88, dice(5))] })[0],
  ).toBeGreaterThan(red)
  expect(scores({ ...base, luck: [1, 0] })[0]).toBeGreaterThan(red)
})

test('14.6. With diagonal steps, townspeople across a corner count as near as those beside.', () => {
  const table = tableOf(
    { town: { 45: dice(1), 11: dice(9) }, hordes: [lying(0, 34, dice(5)), lying(100, 88, dice(5))] },
    2,
  )
  const beside = tableOf(
    { town: { 44: dice(1), 11: dice(9) }, hordes: [lying(0, 34, dice(5)), lying(100, 88, dice(5))] },
    2,
  )
  const scoreOf = (table: Partial<Table>, adjacency: string) =>
    score(layOut(zombieWars, { seats: 2, options: { adjacency }, table, next: [] }).table, 0)
  expect(scoreOf(table, 'eightWay')).toBe(scoreOf(beside, 'eightWay'))
  expect(scoreOf(table, 'orthogonal')).toBeLessThan(scoreOf(beside, 'orthogonal'))
})

test('One more zombie, one fewer townsperson, an upright pawn and townspeople nearby all raise the score.', () => {
  const base = { town: { 11: dice(20) }, hordes: [lying(0, 34, dice(5)), lying(100, 88, dice(5))] }
  const [red] = scores(base)
  expect(scores({ ...base, hordes: [lying(0, 34, dice(6)), lying(100, 88, dice(5))] })[0]).toBeGreaterThan(
    red,
  )
  expect(scores({ ...base, town: { 11: dice(19) } })[0]).toBeGreaterThan(red)
  expect(scores({ ...base, hordes: [standing(0, 34, dice(5)), lying(100, 88, dice(5))] })[0]).toBeGreaterThan(
    red,
  )
  expect(scores({ ...base, town: { 11: dice(19), 35: dice(1) } })[0]).toBeGreaterThan(red)
})
