import { expect, test } from 'vitest'
import { backdropOf } from '../../board/ground.ts'
import { bestOdds } from '../../board/looks.ts'
import { planOf } from '../../board/plan.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { squareName } from '../../src/words/names.ts'
import { tellEvent } from '../../src/words/telling.ts'
import type { View } from '../../src/view.ts'
import { KAT, SAM } from '../field.ts'

/*
 * What the board says at a glance, and how it is said.
 */

test('The chance beside a target is that of the cheapest attack.', () => {
  const [fire, aim] = [
    { ap: 1, kill: 0.375 },
    { ap: 2, kill: 0.625 },
  ]
  expect(bestOdds([aim, fire])).toBe(0.375)
  expect(bestOdds([aim])).toBe(0.625)
  expect(bestOdds([{ kill: 0.375 }, { kill: 0.756 }])).toBe(0.756)
  expect(bestOdds([{ ap: 1 }])).toBeNull()
})

test('Each floor has the names of its columns and rows at its edges, as squares are named.', () => {
  const mission = 'chapter-1'
  const { places } = backdropOf(planOf(mission))
  const { size, exists, floors, width, height } = layoutOf(mission)
  const names = [...places.matchAll(/class="edge"[^>]*>(\w+)</g)].map(([, name]) => name!)
  expect(names).toHaveLength(floors * (width + height))
  for (let at = 0; at < size; at++) {
    if (!exists[at]) continue
    const [, column, row] = /^([A-Z])(\d+)/.exec(squareName(at, { mission }))!
    expect(names).toEqual(expect.arrayContaining([column, row]))
  }
})

test('10.5. A tie says what each has rolled and who is chosen; equal lowest dice are rolled again.', () => {
  const tell = (dice: number[]) =>
    tellEvent({ type: 'tieRolled', unit: 0, heroes: [KAT, SAM], dice }, {} as View)
  expect(tell([6, 8])).toBe('Tie: Kat 6, Sam 8. Kat is chosen.')
  expect(tell([2, 2])).toBe('Tie: Kat 2, Sam 2. The lowest roll again.')
})
