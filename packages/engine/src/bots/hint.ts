import { same, type Json, type Move } from '../index.ts'
import type { Progress, Thinking } from './bot.ts'
import { dream, dreamer } from './dreamer.ts'
import type { Mind } from './strengths.ts'
import type { Weighed } from './trying.ts'

/** A bot of a game's own may decide without playouts; the chances of the moves beside its own rest on so many at least. */
const PLAYOUTS = 240

/** What a game says of a hint, beside what it says of any move: loaded when somebody asks for one. */
export interface HintWords<View> {
  /**
   * What there is to know before a move is made, in sentences, from what the seat sees: how likely it is to succeed, what comes after it.
   * `facts`: what the rules say of the move, in games that say such things.
   */
  reasons?: (view: View, move: Move, facts: Json | null) => readonly string[]
  /** What a worth from 0 to 1 stands for, in a few words. Without it: a chance, in per cent. */
  worth?: (worth: number) => string
}

/**
 * What a bot would do in the place of the seat, with its chances beside the next best moves: every move, the one it would
 * make first, from what the seat sees. Like a bot's own thinking it shows its progress, and may be paused and stopped after any playout.
 * The first move is the one that the bot makes there when it thinks with the same chance.
 */
export function* hint(thinking: Thinking, { bot, playouts }: Mind): Generator<Progress, Weighed[]> {
  if (bot === dreamer) return yield* dream(thinking, { iterations: playouts })
  const move = yield* part(bot.think(thinking, { iterations: playouts }), 0, 0.5)
  const weighed = yield* part(dream(thinking, { iterations: Math.max(playouts, PLAYOUTS) }), 0.5, 1)
  return weighed.toSorted((a, b) => Number(same(b.move, move)) - Number(same(a.move, move)))
}

// A part of the whole work: its progress counts from one share of it to another.
function* part<T>(work: Generator<Progress, T>, from: number, to: number): Generator<Progress, T> {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
    yield { ...next.value, share: from + (to - from) * next.value.share }
  }
}
