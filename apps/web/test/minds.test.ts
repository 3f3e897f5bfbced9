import type { Choice, Game, Referee } from '@shamble/engine'
import { start } from '@shamble/engine'
import { expect, test, vi } from 'vitest'
import { answer } from '../src/lib/play/minds.ts'

// A game whose rule fails in every world that a bot imagines, and nowhere else.
type G = Referee<{ left: number }, { type: 'took' }>
const pick: Choice<G, []> = {
  seat: () => 0,
  ask: 'Which?',
  options: (_, can) => [1, 2, 3].forEach((n) => can('take', `n:${n}`)),
  take: {
    take(g) {
      if (g.position.rng.quick !== undefined) throw new Error('Only in a dream.')
      g.over([0], 'taken')
    },
  },
}
const fragile: Game<{ left: number }, object, { type: 'took' }> = {
  id: 'fragile',
  version: 1,
  seats: [1],
  options: {},
  setUp(g) {
    g.table = { left: 3 }
    g.then(pick)
  },
  steps: { pick },
  view: () => ({}),
  imagine: () => {},
  score: () => 0.5,
}

vi.mock('@shamble/catalogue', () => ({
  entryOf: () => ({
    rules: () => Promise.resolve({ game: fragile }),
    bots: () => Promise.resolve({ bots: {} }),
  }),
}))

test('A bot in whose imagined worlds a rule fails makes a legal move, the fault is reported, and the game goes on.', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { position, pending } = start(fragile, 'dream', 1)
  const question = { position, seat: 0, at: 0, bot: 'fair', version: 1, options: {} } as const
  const move = await answer('fragile', question, new AbortController().signal)
  expect(pending[0]!.moves).toContainEqual(move)
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'Only in a dream.' }))
})

test('A bot that is interrupted answers nothing.', async () => {
  const { position } = start(fragile, 'dream', 1)
  const question = { position, seat: 0, at: 0, bot: 'fair', version: 1, options: {} } as const
  await expect(answer('fragile', question, AbortSignal.abort(new Error('Stopped.')))).rejects.toThrow(
    'Stopped.',
  )
})
