import { conformance } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { invariants } from './invariants.ts'

test('Random games keep the rules of every game, and lose no card, token or character.', () => {
  const met = conformance(game, { games: 200, invariants })
  console.log(met)
  expect(met.games).toBe(200)
  expect(met.unmet).toEqual([])
})
