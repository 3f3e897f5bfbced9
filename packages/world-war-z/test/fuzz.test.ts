import { conformance } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { bots } from '../src/bots.ts'
import { game } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { invariants } from './invariants.ts'

test('Random games keep the rules of every game, and lose no card, token or character.', () => {
  const met = conformance({ ...game, whyNot, bots }, { games: 200, invariants })
  expect(met.games).toBe(200)
  expect(met.unmet.filter((verb) => !RARE.includes(verb))).toEqual([])
})

// Seldom offered to a random player, whose hordes are never far; it has a scene of its own.
const RARE = ['lead lead']
