import { lengthening, Referee, shorten, type AnyGame } from '@shamble/engine'
import { bots, inSlices } from '@shamble/engine/bots'
import { linkOf } from '@shamble/engine/links'
import { convoy } from '@shamble/engine/specimen/convoy'
import { expect, test, vi } from 'vitest'
import { judging, parRun, SLICE_STEPS, termsOf } from '../src/index.ts'
import { runOf } from './runs.ts'

/*
 * Judging and par answer others in between: large pieces have a slice of their own, all else is counted.
 */

const CARRIED = { hull: [3, 2] }

/** A game that counts its large pieces (what is carried is validated, a game is set up), and its moves outside of imagined worlds. */
function counting(): { game: AnyGame; done: { large: number; moves: number } } {
  const done = { large: 0, moves: 0 }
  const game: AnyGame = {
    ...convoy,
    refuseCarried(...given: Parameters<NonNullable<AnyGame['refuseCarried']>>) {
      done.large++
      return convoy.refuseCarried!(...given)
    },
    setUp(...given: Parameters<AnyGame['setUp']>) {
      done.large++
      return convoy.setUp(...(given as Parameters<typeof convoy.setUp>))
    },
  }
  return { game, done }
}

/** What was done in each slice. */
async function slicesOf(work: Generator<unknown, unknown>, done: { large: number; moves: number }) {
  const slices: { large: number; moves: number }[] = []
  const real = Referee.prototype.choose
  const choose = vi.spyOn(Referee.prototype, 'choose').mockImplementation(function (
    this: Referee<any, any>,
    ...own
  ) {
    done.moves++
    return real.apply(this, own)
  })
  const cut = () => {
    slices.push({ ...done })
    Object.assign(done, { large: 0, moves: 0 })
    return Promise.resolve()
  }
  try {
    await inSlices(work, { steps: SLICE_STEPS, pause: cut })
    await cut()
  } finally {
    choose.mockRestore()
  }
  return slices
}

test('A log is read and judged in slices: each has one large piece, or some moves.', async () => {
  const terms = termsOf(convoy, { seats: 2, options: { chapter: 2 }, carried: CARRIED })
  const link = await linkOf(convoy, runOf(convoy, terms, 'bridge'))
  const { game, done } = counting()
  const slices = await slicesOf(judging(game, terms, 'bridge', link), done)
  expect(slices.map(({ large }) => large).filter((large) => large > 0)).toEqual([1, 1, 1])
  for (const { large, moves } of slices) if (large > 0) expect(moves).toBe(0)
})

test('A text is read move by move.', () => {
  const terms = termsOf(convoy, { seats: 2, options: { chapter: 2 }, carried: CARRIED })
  const log = runOf(convoy, terms, 'bridge')
  let moves = 0
  for (const _ of lengthening(convoy, shorten(convoy, log), terms.carried)) moves++
  expect(moves).toBe(log.moves.length + 2)
})

test('So is a run for par.', async () => {
  const terms = termsOf(convoy, { seats: 2, options: { chapter: 2 }, carried: CARRIED })
  const { game, done } = counting()
  const slices = await slicesOf(parRun(game, terms, 'bridge', { bot: bots.dreamer, playouts: 5 }, 0), done)
  expect(slices.slice(0, 3).map(({ large }) => large)).toEqual([1, 1, 0])
  for (const { moves } of slices.slice(0, 2)) expect(moves).toBe(0)
})
