import { expect, test } from 'vitest'
import { features, weights } from '../src/chances.ts'
import { ZONES } from '../src/data/zones.ts'
import type { Table } from '../src/index.ts'
import { lay, type Laid } from './lay.ts'

/* The chance to win, for reviews. */

const chanceOf = (t: Table): number =>
  1 / (1 + Math.exp(-features(t)().reduce((sum, feature, n) => sum + feature * weights[n]!, 0)))
const of = (laid: Partial<Laid>) =>
  chanceOf(
    lay({
      cast: { veteran: { at: 'mexico', hand: 'lobo' }, ranger: { at: 'korea', hand: 'lobo' } },
      ...laid,
    }) as Table,
  )
// As many strong hordes, and a weak one in each other zone.
const strong = (many: number) => Object.fromEntries(ZONES.map(({ id }, n) => [id, n < many ? 3 : 1]))

test('7.6. Each strong horde makes a victory less likely.', () => {
  const chances = [7, 8, 9, 10, 11, 12, 13].map((many) => of({ round: 8, hordes: strong(many) }))
  expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  expect(chances[0]! - chances.at(-1)!).toBeGreaterThan(0.2)
})

test('Who turned cannot fight, and more cards are better.', () => {
  const now = of({ hordes: strong(8) })
  const alone = { veteran: { at: 'mexico', hand: 'lobo' }, ranger: 'zombie' } as const
  const armed = {
    veteran: { at: 'mexico', hand: 'lobo lobo machete' },
    ranger: { at: 'korea', hand: 'lobo' },
  }
  expect(of({ hordes: strong(8), cast: alone })).toBeLessThan(now)
  expect(of({ hordes: strong(8), cast: armed })).toBeGreaterThan(now)
})
