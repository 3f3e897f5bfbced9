import { conformance } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { bots } from '../src/bots.ts'
import { game } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { forecasts } from './forecasts.ts'
import { invariants } from './invariants.ts'

test('Random games pass conformance, and lose no cube, card, tile or Agent.', () => {
  const met = conformance({ ...game, whyNot, bots }, { games: 40, invariants, forecasts })
  expect(met.games).toBe(40)
  expect(met.unmet.filter((verb) => !RARE.includes(verb))).toEqual([])
})

// Rarely offered to a random player; each has a scene of its own.
const RARE = ['assign join', 'swapCube swap', 'swapCube keep']
