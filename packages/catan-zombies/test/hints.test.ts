import { expect, test } from 'vitest'
import { hexesOfCorner } from '../src/data/island.ts'
import { BEGINNER_LAND, BEGINNER_NUMBERS, DESERT } from '../src/data/pieces.ts'
import { hints } from '../src/hints.ts'
import { view } from '../src/view.ts'
import { RED, settled } from './positions.ts'

const said = (...move: [string, ...string[]]) =>
  hints.reasons!(view(settled({}, [['tradeAndBuild']]).table, RED), move, null)

test('6.1. How many of 36 rolls bring a building a card, by the numbers around it.', () => {
  const at = hexesOfCorner.findIndex(
    (hexes) => hexes.length === 3 && hexes.every((hex) => BEGINNER_LAND[hex] !== DESERT),
  )
  const numbers: readonly number[] = hexesOfCorner[at]!.map((hex) => BEGINNER_NUMBERS[hex]!)
  // Counted one by one.
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (numbers.includes(a + b)) ways++
  const [first] = said('settle', `corner:${at}`)
  expect(first).toContain('It brings a card when ')
  expect(first).toContain(` ${ways} rolls in 36`)
  for (const number of numbers) expect(first).toContain(String(number))
  expect(said('upgrade', `corner:${at}`)[0]).toContain('brings one card more')
})

test('6.1. The desert brings nothing and is not mentioned.', () => {
  const desert = hexesOfCorner.findIndex((hexes) => hexes.some((hex) => BEGINNER_LAND[hex] === DESERT))
  expect(said('settle', `corner:${desert}`).join()).not.toContain('desert')
})

test('Other moves have no odds.', () => {
  expect(said('endTurn')).toEqual([])
  expect(said('road', 'edge:3')).toEqual([])
})

test('5.4. While sevens are rolled again, the other numbers come more often.', () => {
  const { table } = settled({ round: 2 }, [['tradeAndBuild']], { earlySevens: 'reroll' })
  const of = (round: number) =>
    hints.reasons!({ ...view(table, RED), round }, ['settle', 'corner:23'], null)[0]!
  const [, ways] = /(\d+) rolls in 36/.exec(of(3))!
  expect(of(2)).toContain(`${ways} rolls in 36, for now ${ways} in 30:`)
  expect(of(3)).not.toContain('for now')
})
