import { Referee, start, quickChance, word, type AnyGame } from '@shamble/engine'
import { PERSON, rivalIn, rivalMove, steadyChance } from '@shamble/engine/bots'
import { order, reached } from './ranking.ts'
import { challengeRefusal } from './refusals.ts'
import type { Par, Reached, Terms } from './page.ts'

/** How many runs make par. */
export const PAR_RUNS = 15

// No game of ours is longer; a game that does not end is a fault of its rules.
const LONGEST = 20_000

/**
 * Lets the rival play on every seat, and says what the first reached. Rivals on the other seats do what they do in any
 * attempt; the one on the first thinks with a chance of its own in each run. The same run is always the same.
 */
export function parRun(
  game: AnyGame,
  { version, seats, options, carried }: Terms,
  seed: string,
  run: number,
): Reached {
  if (version !== game.version) throw challengeRefusal('rules-changed')
  const { position } = start(game, seed, seats, options, carried)
  const g = new Referee<unknown, unknown>(game, position, true).settle()
  let moves = 0
  for (let at = 0; at < LONGEST && g.pending.length > 0; at++) {
    const rival = rivalIn(g.pending)
    if (rival === null) moves++
    const chance =
      rival === null
        ? quickChance(word({ seed: position.rng.seed, drawn: {} }, `par/${run}/${at}`))
        : steadyChance(position, rival, at)
    const seat = rival ?? PERSON
    g.make(seat, rivalMove(game, g.position, seat, at, chance))
  }
  if (!g.result) throw challengeRefusal('unfinished')
  return reached(game, g.position, moves)
}

/** Par, from what the bots reached. */
export function parOf(runs: readonly Reached[]): Par | null {
  const sorted = runs.map((run) => ({ ...run, when: 0 })).sort(order)
  const [best, median] = [sorted[0], sorted[Math.floor(sorted.length / 2)]]
  if (!best || !median) return null
  const won = runs.filter(({ result }) => result.winners.includes(PERSON)).length / runs.length
  return { runs: runs.length, best: bare(best), median: bare(median), won }
}

const bare = ({ standing, result, moves }: Reached): Reached => ({ standing, result, moves })
