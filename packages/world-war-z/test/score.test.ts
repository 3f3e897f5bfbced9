import { expect, test } from 'vitest'
import { challenge, standing } from '../src/challenge.ts'
import type { Table } from '../src/index.ts'
import { score } from '../src/score.ts'
import { lay, type Laid } from './lay.ts'

/* The estimated chance to win, and the ranking in a challenge. */

const table = (laid: Partial<Laid>) =>
  lay({
    cast: { veteran: { at: 'mexico', hand: 'lobo' }, ranger: { at: 'korea', hand: 'lobo' } },
    ...laid,
  }) as Table
const of = (laid: Partial<Laid>) => score(table(laid), 0)
const STRONG = {
  alaska: 3,
  mexico: 3,
  caribbean: 3,
  iceland: 3,
  levant: 3,
  persia: 3,
  japan: 3,
  maghreb: 3,
  sahara: 3,
}

test('A score is from 0 to 1, below 1 while the game goes on, and 0 when all have turned.', () => {
  expect(of({})).toBeGreaterThan(of({ hordes: STRONG }))
  expect(of({})).toBeLessThan(1)
  expect(of({ cast: { veteran: 'zombie', ranger: 'zombie' } })).toBe(0)
  const all = Object.fromEntries(Array.from(table({}).strength, (_, n) => n).map((n) => [n, 4]))
  expect(score({ ...table({}), strength: Object.values(all) }, 0)).toBeLessThan(0.05)
})

test('Fewer and weaker hordes, more cards, more humans and better weapons are better.', () => {
  const now = of({ hordes: STRONG })
  expect(of({ hordes: { ...STRONG, sahara: 2 } })).toBeGreaterThan(now)
  expect(of({ hordes: { ...STRONG, sahara: 4 } })).toBeLessThan(now)
  expect(of({ hordes: { ...STRONG, china: 2 } })).toBeLessThan(now)
  expect(of({ hordes: { ...STRONG, china: 1 } })).toBeLessThan(now)
  expect(
    of({ hordes: STRONG, cast: { veteran: { at: 'mexico', hand: 'lobo' }, ranger: 'zombie' } }),
  ).toBeLessThan(now)
  const armed = { veteran: { at: 'mexico', hand: 'lobo lobo' }, ranger: { at: 'korea', hand: 'lobo' } }
  expect(of({ hordes: STRONG, cast: armed })).toBeGreaterThan(now)
  const bare = { veteran: { at: 'mexico' }, ranger: { at: 'korea', hand: 'lobo' } }
  expect(of({ hordes: STRONG, cast: bare })).toBeLessThan(now)
})

test('In a challenge: victory, rounds survived, humans left, fewer strong hordes, fewer moves.', () => {
  const won = { winners: [0], reason: 'held' }
  const lost = { winners: [], reason: 'overwhelmed' }
  const t = table({ hordes: STRONG, round: 8 })
  expect(standing(t, won, 0, 70)).toEqual([1, 0, 2, -9, -70])
  expect(standing(t, lost, 0, 70)).toEqual([0, 0, 2, -9, -70])
  const gone = table({ cast: { veteran: 'zombie', ranger: 'zombie' }, round: 6 })
  expect(standing(gone, { winners: [], reason: 'overrun' }, 0, 50)).toEqual([0, -2, 0, -0, -50])
  expect(challenge.reached([1, 0, 2, -9, -70], won, 70)).toBe('Won with 9 strong hordes and 2 still human')
  expect(challenge.reached([1, 0, 1, -1, -70], won, 70)).toBe('Won with 1 strong horde and 1 still human')
  expect(challenge.reached([0, 0, 2, -11, -70], lost, 70)).toBe(
    'Lost with 11 strong hordes and 2 still human',
  )
  expect(challenge.reached([0, 0, 0, -11, -70], lost, 70)).toBe('Overrun in the last round')
  expect(challenge.reached([0, -1, 0, -11, -70], lost, 70)).toBe('Overrun one round before the end')
  expect(challenge.reached([0, -2, 0, -11, -70], lost, 70)).toBe('Overrun 2 rounds before the end')
})
