import { quickChance, type AnyGame } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import { convoy } from '@shamble/engine/specimen/convoy'
import { atOnce, bots } from '@shamble/engine/bots'
import { expect, test } from 'vitest'
import { digestOf, judge, MAX_LOG, parRun, reached, termsOf } from '../src/index.ts'
import { runOf, textOf } from './runs.ts'

const CARRIED = { hull: [3, 2] }
const terms = termsOf(convoy, { seats: 2, options: { chapter: 2 }, carried: CARRIED })

test('Carried values are part of the terms: a log without them is of another challenge.', async () => {
  const log = runOf(convoy, terms, 'bridge')
  expect(judge(convoy, terms, 'bridge', await linkOf(convoy, log))).toMatchObject({
    standing: [expect.any(Number), 0, expect.any(Number)],
  })
  const { carried: _, ...bare } = terms
  const other = textOf(convoy, runOf(convoy, bare, 'bridge'))
  expect(() => judge(convoy, terms, 'bridge', other)).toThrow(
    expect.objectContaining({ code: 'other-challenge' }),
  )
  const played = () => atOnce(parRun(convoy, terms, 'bridge', { bot: bots.dreamer, playouts: 5 }, 0))
  expect(played()).toEqual(played())
  expect(() => termsOf(convoy, { carried: { hull: [0] } })).toThrow(
    expect.objectContaining({ code: 'bad-carried' }),
  )
})

test('Carried values do not count towards the length of a log; other values are refused.', async () => {
  const chance = quickChance('ballast')
  const ballast = Array.from({ length: 2.5 * MAX_LOG }, () => chance(10)).join('')
  const laden: AnyGame = { ...convoy, refuseCarried: () => null }
  const carrying = termsOf(laden, { seats: 2, options: { chapter: 2 }, carried: { ...CARRIED, ballast } })
  const log = runOf(laden, carrying, 'bridge')
  const link = await linkOf(laden, log)
  expect(link.length).toBeGreaterThan(MAX_LOG)
  expect(judge(laden, carrying, 'bridge', link).text).toBe(textOf(laden, log))
  expect(digestOf(link)).toBe(digestOf(textOf(laden, log)))
  expect(() => judge(laden, terms, 'bridge', link)).toThrow(expect.objectContaining({ code: 'damaged-log' }))
})

test('A victory shared with bots of the same side counts in full.', () => {
  const table = { drivers: 2, trucks: [{ at: 6, hull: 1 }] } as never
  const result = { winners: [0, 1], reason: 'across' }
  expect(reached(convoy, { table, result, agenda: [], rng: null as never }, 7).standing).toEqual([1, 0, -7])
})
