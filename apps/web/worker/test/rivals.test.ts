import { lengthening, makeLogged, refereeAt } from '@shamble/engine'
import { atOnce, PERSON, rivalIn, rivalMove } from '@shamble/engine/bots'
import { rulesOf } from '@shamble/catalogue/server'
import { expect, test } from 'vitest'

/*
 * Games against rivals that were played under Node: here rivals make the same moves.
 */

const played = import.meta.glob<string>('/../../packages/review/test/machines/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('Node has played a game of each kind.', () => {
  expect(Object.keys(played).length).toBeGreaterThanOrEqual(5)
})

test.each(Object.entries(played))('%s', async (file, text) => {
  const game = await rulesOf(/([\w-]+)\.txt$/.exec(file)![1]!)
  const log = atOnce(lengthening(game, text.trim()))
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  for (const [n, [seat, ...move]] of log.moves.entries()) {
    expect(seat).toBe(rivalIn(g.pending) ?? PERSON)
    if (seat !== PERSON) expect(rivalMove(game, g.position, seat, n)).toEqual(move)
    makeLogged(g, n, seat, move)
  }
})
