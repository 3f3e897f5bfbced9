import { lengthen, play, replay } from '@shamble/engine'
import { conformance, recheck, silenceOf } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { bots } from '../src/bots.ts'
import { game } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { forecasts } from './forecasts.ts'
import { invariants } from './invariants.ts'
import { kindOf } from './kinds.ts'
import silence from './silence.json' with { type: 'json' }

// `pnpm tool fuzz world-war-z` plays more games.
test('Random games pass conformance, and lose no card, token or character.', () => {
  const met = conformance({ ...game, whyNot, bots }, { games: 80, invariants, forecasts })
  expect(met.games).toBe(80)
  expect(met.unmet.filter((verb) => !RARE.includes(verb))).toEqual([])
})

// Rarely offered to a random player, whose hordes are never far. It has a scene of its own.
const RARE = ['lead lead']

// The Quartermaster in the second of three seats is about to win two cards. Its hand will show both, but not their order.
const BEFORE_TWO_CARDS = '2.3.5.fuzz-32.y.HcoangYL9.XySClc'

test('The order of two cards drawn is told to all, and is no secret of the deck.', () => {
  const log = lengthen(game, BEFORE_TWO_CARDS)
  const { told, position } = play(game, replay(game, log), 1, ['fight'])
  const drawn = told.flatMap(({ event, to }) => (event.type === 'drew' ? [{ card: event.card, to }] : []))
  expect(drawn.map(({ to }) => to)).toEqual(['all', 'all'])
  for (const { card } of drawn) expect(position.table.hand[1]).toContain(card)
  recheck({ ...game, bots }, { log })
})

// After a new reason or a new version of the rules: `pnpm tool silence world-war-z`, which refuses to let a number grow.
test('Clicks without a reason: as many as the record says.', () => {
  expect(silenceOf({ ...game, whyNot }, kindOf)).toEqual(silence)
})
