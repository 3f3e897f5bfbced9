import { conformance, silenceOf } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { bots } from '../src/bots.ts'
import { zWarOne } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { forecasts } from './forecasts.ts'
import { invariants } from './invariants.ts'
import silence from './silence.json' with { type: 'json' }

const MINUTES = 60_000

test(
  'Forty random games, with a Director and without, keep every law of the engine.',
  { timeout: 6 * MINUTES },
  () => {
    const met = conformance(
      { ...zWarOne, whyNot, bots },
      { games: 40, share: 0.02, invariants, forecasts, forecastShare: 0.1 },
    )
    expect(met.games).toBe(40)
  },
)

// After a new reason or a new version of the rules: `pnpm tool silence z-war-one`, which refuses to let a number grow.
test('Clicks without a reason: as many as the record says.', () => {
  expect(silenceOf({ ...zWarOne, whyNot })).toEqual(silence)
})
