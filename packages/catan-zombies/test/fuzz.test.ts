import { conformance } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { catanZombies } from '../src/index.ts'
import { invariants } from './invariants.ts'

test('Conformance. Random games with drawn options keep every property of the engine and of the island.', () => {
  const met = conformance(catanZombies, { games: 40, seed: 'island', invariants })
  expect(met.games).toBe(40)
  expect(met.unmet).toEqual([])
})
