import type { Mind, Progress, Thinking } from '../advice.ts'
import { same, type Json, type Move } from '../position.ts'
import { dream, dreamer } from './dreamer.ts'
import type { Weighed } from './trying.ts'

/** Minimum playouts behind the chances shown. A game's own bot may decide with few or none. */
const MIN_PLAYOUTS = 240

/** What a game says about a hint, beyond the words of the move itself. Loaded only when a player asks for a hint. */
export interface HintWords<View> {
  /**
   * What a player should know before the move, in sentences, from what the seat sees: its odds, its consequences.
   * `facts`: what the rules say of the move, in games that have such facts.
   */
  reasons?: (view: View, move: Move, facts: Json | null) => readonly string[]
  /** What a worth from 0 to 1 stands for, in a few words; a chance in per cent by default. */
  worth?: (worth: number) => string
}

/**
 * What a bot would do in place of the seat, and the chances of every move, from what the seat sees. The bot's own move comes
 * first: the one it makes when it thinks with the same chance. Yields progress after every playout.
 */
export function* hint(thinking: Thinking, { bot, playouts }: Mind): Generator<Progress, Weighed[]> {
  if (bot === dreamer) return yield* dream(thinking, { iterations: playouts })
  const move = yield* part(bot.think(thinking, { iterations: playouts }), 0, 0.5)
  const weighed = yield* part(dream(thinking, { iterations: Math.max(playouts, MIN_PLAYOUTS) }), 0.5, 1)
  return weighed.toSorted((a, b) => Number(same(b.move, move)) - Number(same(a.move, move)))
}

// Runs one part of the work and maps its progress to the range from one share to another.
function* part<T>(work: Generator<Progress, T>, from: number, to: number): Generator<Progress, T> {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
    yield { ...next.value, share: from + (to - from) * next.value.share }
  }
}
