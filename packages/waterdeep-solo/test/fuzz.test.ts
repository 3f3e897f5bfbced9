import { conformance, silenceOf } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { bots } from '../src/bots.ts'
import { game } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { forecasts } from './forecasts.ts'
import { invariants } from './invariants.ts'
import { kindOf } from './kinds.ts'
import silence from './silence.json' with { type: 'json' }

test('Random games pass conformance, and lose no cube, card, tile or Agent.', () => {
  const met = conformance({ ...game, whyNot, bots }, { games: 40, invariants, forecasts, forecastShare: 0.2 })
  expect(met.games).toBe(40)
  expect(met.unmet.filter((verb) => !RARE.includes(verb))).toEqual([])
})

// Rarely offered to a random player; each has a scene of its own.
const RARE = ['assign join', 'swapCube swap', 'swapCube keep']

// After a new reason or a new version of the rules: `pnpm tool silence waterdeep-solo`, which refuses to let a number grow.
test('Clicks without a reason: as many as the record says.', () => {
  expect(silenceOf({ ...game, whyNot }, kindOf)).toEqual(silence)
})
