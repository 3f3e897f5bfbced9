import { readFileSync } from 'node:fs'
import { games } from '@shamble/catalogue'
import { advised } from '@shamble/catalogue/advised'
import { chancesOf } from '@shamble/catalogue/chances'
import type { Log } from '@shamble/engine'
import { atOnce } from '@shamble/engine/bots'
import { expect, test } from 'vitest'
import { accountOf, accuracyOf, deciding, estimatorOf, following, sentenceOf } from '../src/index.ts'

/*
 * One game each, reviewed whole: the same on every machine. After a change of the review, a bot or a score: `vitest run -u`, and read
 * what has changed.
 */

const GOLDEN: Readonly<Record<string, string>> = {
  'zombie-wars': 'basic-0',
  'catan-zombies': 'golden-2',
  'waterdeep-solo': 'golden-1',
  'world-war-z': 'golden-0',
  'z-war-one': 'golden-5',
}
const MINUTES = 60_000

const logOf = (id: string): Log =>
  JSON.parse(readFileSync(new URL(`../../${id}/test/golden/${GOLDEN[id]}.json`, import.meta.url), 'utf8')).log

// The last digits of a logarithm may differ between machines.
const rounded = (value: number): number => Number(value.toFixed(6))

test.each(games.map((entry) => [entry.id, entry] as const))(
  '%s: the review of a golden game.',
  { timeout: 5 * MINUTES },
  async (id, entry) => {
    const log = logOf(id)
    const game = await advised(entry, log.options, log.carried)
    const estimator = estimatorOf(game, log.seats, await chancesOf(game))
    const course = atOnce(following(game, log, estimator))
    const account = accountOf(course, 0)
    const decisions = atOnce(deciding(game, log, 0, estimator, [0]))
    const { start, luck, own: moves, others, error, result } = account
    const review = {
      moves: log.moves.length,
      says: sentenceOf(account, log.seats === 1),
      account: Object.fromEntries(
        Object.entries({ start, luck, own: moves, others, error, result }).map(([name, value]) => [
          name,
          rounded(value),
        ]),
      ),
      accuracy: rounded(accuracyOf(decisions, 0)),
      decisions: decisions.many[0],
      losses: decisions.losses.length,
      dearest: decisions.dearest.map(({ at, made, better, lead, error: off }) => ({
        at,
        made: made.join(' '),
        better: better.join(' '),
        lead: rounded(lead),
        error: rounded(off),
      })),
    }
    await expect(`${JSON.stringify(review, null, 2)}\n`).toMatchFileSnapshot(`golden/${id}.json`)
  },
)
