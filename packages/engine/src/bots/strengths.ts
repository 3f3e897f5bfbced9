import type { Mind } from '../advice.ts'
import type { AnyGame } from '../game.ts'
import type { Move, Position, Seat } from '../position.ts'
import { atOnce } from '../slices.ts'
import { beginner } from './beginner.ts'
import { dreamer } from './dreamer.ts'
import type { Strength } from './names.ts'
import { steadyChance } from './steady.ts'
import { thinkingOf, thinkSafely } from './thinking.ts'

/** The minds of games that name none of their own. */
const DEFAULT_MINDS: Readonly<Record<Strength, Mind>> = {
  easy: { bot: beginner, playouts: 4 },
  fair: { bot: dreamer, playouts: 8 },
  hard: { bot: dreamer, playouts: 40 },
  fierce: { bot: dreamer, playouts: 400 },
}

/** The mind that plays a game at a strength. */
export const mindOf = ({ bots }: Pick<AnyGame, 'bots'>, strength: Strength): Mind =>
  bots?.strengths?.[strength] ?? DEFAULT_MINDS[strength]

/**
 * The move a seat makes at a strength, without pausing. A function of the position, the seat, the number of moves made before (`at`)
 * and the strength, unless another `chance` is given.
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
