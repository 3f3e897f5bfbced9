import { quickChance, readCarried, Referee, start, word, type AnyGame } from '@shamble/engine'
import {
  PERSON,
  rivalIn,
  rivalThought,
  SLICE_END,
  thinkingOf,
  thinkSafely,
  type Bot,
} from '@shamble/engine/bots'
import { order, reached } from './ranking.ts'
import { challengeRefusal } from './refusals.ts'
import type { Par, Reached, Terms } from './page.ts'

/** Number of runs that make a par. */
export const PAR_RUNS = 15

// No game is longer; one that does not end is a bug in its rules.
const MAX_MOVES = 20_000

/** The bot that plays for par on the first seat. */
export interface ParBot {
  bot: Bot
  /** Playouts per choice; null: it does not use playouts. */
  playouts: number | null
}

/**
 * A bot plays on the first seat, against the rivals of the challenge. Returns what it reached. `run` selects the bot's chance; the same
 * run is always the same. Yields after every playout and every move.
 */
export function* parRun(
  game: AnyGame,
  { version, seats, options, carried }: Terms,
  seed: string,
  { bot, playouts }: ParBot,
  run: number,
): Generator<unknown, Reached> {
  if (version !== game.version) throw challengeRefusal('rules-changed')
  // Validated once: the start of a game looks the verdict up.
  readCarried(game, carried, options)
  yield SLICE_END
  const { position, pending } = start(game, seed, seats, options, carried)
  yield SLICE_END
  const g = new Referee<unknown, unknown>(game, position, true).resume(pending)
  const budget = { iterations: playouts ?? undefined }
  let moves = 0
  for (let at = 0; at < MAX_MOVES && g.pending.length > 0; at++) {
    const rival = rivalIn(g.pending)
    if (rival === null) {
      moves++
      const chance = quickChance(word({ seed: position.rng.seed, drawn: {} }, `par/${run}/${at}`))
      const thinking = thinkingOf(game, g.position, PERSON, chance, g.pending)
      g.make(PERSON, yield* thinkSafely(bot, thinking, budget))
    } else g.make(rival, yield* rivalThought(game, g.position, rival, at, g.pending))
    yield
  }
  if (!g.result) throw challengeRefusal('unfinished')
  return reached(game, g.position, moves)
}

/** The par of these runs; null when there are none. */
export function parOf(
  runs: readonly Reached[],
  { bot, playouts }: Pick<Par, 'bot' | 'playouts'>,
): Par | null {
  const sorted = runs.map((run) => ({ ...run, when: 0 })).sort(order)
  const [best, median] = [sorted[0], sorted[Math.floor(sorted.length / 2)]]
  if (!best || !median) return null
  const won = runs.filter(({ result }) => result.winners.includes(PERSON)).length / runs.length
  return { bot, playouts, runs: runs.length, best: bare(best), median: bare(median), won }
}

const bare = ({ standing, result, moves }: Reached): Reached => ({ standing, result, moves })
