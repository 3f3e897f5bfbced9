import type { AnyGame, Move, Position, Seat } from '../index.ts'
import { atOnce, thinkingOf, thinkSafely, type Bot } from './bot.ts'
import { beginner } from './beginner.ts'
import { dreamer } from './dreamer.ts'
import type { Strength } from './names.ts'
import { steadyChance } from './steady.ts'

/** Who plays at a strength: a bot, and in how many playouts it thinks. Never in how much time: so a game is the same on every machine. */
export interface Mind {
  bot: Bot
  playouts: number
}

/** Who plays where a game does not name somebody of its own. */
const EVERYWHERE: Readonly<Record<Strength, Mind>> = {
  easy: { bot: beginner, playouts: 4 },
  fair: { bot: dreamer, playouts: 8 },
  hard: { bot: dreamer, playouts: 40 },
  fierce: { bot: dreamer, playouts: 400 },
}

/** Who plays at a strength in a game. */
export const mindOf = ({ bots }: Pick<AnyGame, 'bots'>, strength: Strength): Mind =>
  bots?.strengths?.[strength] ?? EVERYWHERE[strength]

/**
 * What a seat does at a strength, thought at once. The same position, seat, number of moves made before (`at`) and strength have
 * always the same answer, unless another `chance` is given.
 */
export function moveAt(
  game: AnyGame,
  position: Position<any>,
  seat: Seat,
  at: number,
  strength: Strength,
  chance: (n: number) => number = steadyChance(position, seat, at),
): Move {
  const { bot, playouts } = mindOf(game, strength)
  return atOnce(thinkSafely(bot, thinkingOf(game, position, seat, chance), { iterations: playouts }))
}
