import { quickChance, type AnyGame, type Move } from '@shamble/engine'
import { bots, decide, thinkingOf } from '@shamble/engine/bots'
import type { Think } from './effects.ts'
import { atOf, BY_BOT, BY_CLOCK, movesOf } from './match.ts'
import type { BotName } from './messages.ts'
import type { Room } from './room.ts'

/** How many playouts a bot may spend on one choice at a table: a bound on what one event may cost. */
const PLAYOUTS: Record<BotName, number> = { random: 1, dreamer: 60, searcher: 150 }

/** Plays on for a seat that has resigned, and for one whose time ran out. */
const STAND_IN: BotName = 'dreamer'

/** The first choice that a bot must make now: for its own seat, one that has resigned, or one whose time is up. */
export function thinkOwed(room: Room, now: number): Think | null {
  const { match, chairs } = room
  if (!match || match.result) return null
  for (const { seat } of match.pending) {
    const player = match.players[seat]!
    const own = chairs[seat]!.bot ?? (player.resigned ? STAND_IN : null)
    const late = player.due !== null && player.due <= now
    if (!own && !late) continue
    const bot = own ?? STAND_IN
    const iterations = movesOf(match, seat).length === 1 ? 1 : PLAYOUTS[bot]
    return { seat, at: atOf(match), bot, iterations, by: own ? BY_BOT : BY_CLOCK }
  }
  return null
}

/** Any move of a seat that must choose, as `random`, any whole number, has it. */
export function anyMove(room: Room, { seat }: Think, random: number): Move {
  const moves = movesOf(room.match!, seat)
  return moves[random % moves.length]!
}

/** Thinks, at once. The bot is shown what its seat sees and nothing else. `random`: any whole number. */
export function think(game: AnyGame, room: Room, { seat, bot, iterations }: Think, random: number): Move {
  const thinking = thinkingOf(game, room.match!.position, seat, quickChance(random))
  return decide(bots[bot], thinking, { iterations })
}
