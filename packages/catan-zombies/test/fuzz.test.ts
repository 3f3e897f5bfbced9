import { conformance } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { catanZombies } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { invariants } from './invariants.ts'

// What random players hardly ever come to; scenes show it.
const SELDOM = ['pay reduce', 'pay raze', 'spread enough']

test('Conformance. Random games with drawn options keep every property of the engine and of the island.', () => {
  const met = conformance({ ...catanZombies, whyNot }, { games: 40, seed: 'island', share: 0.02, invariants })
  expect(met.games).toBe(40)
  expect(met.unmet.filter((verb) => !SELDOM.includes(verb))).toEqual([])
}, 300_000)
