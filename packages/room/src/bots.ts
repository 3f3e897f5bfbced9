import type { AnyGame, Move, Seat } from '@shamble/engine'
import {
  decide,
  mindOf,
  RIVAL_PLAYOUTS,
  rivalIn,
  rivalMove,
  steadyChance,
  thinkingOf,
  type Strength,
} from '@shamble/engine/bots'
import { isDeserted } from './deserted.ts'
import type { Think } from './effects.ts'
import { BY_BOT, BY_CLOCK } from './journal.ts'
import { atOf, isFull, lengthOf, movesOf, type Match } from './match.ts'
import type { BotSeen } from './messages.ts'
import type { Room } from './room.ts'
import { ballotOf } from './voting.ts'

/** Plays for a seat that has resigned or run out of time, and for a crowd that does not vote. */
export const STAND_IN: Strength = 'fair'

/**
 * The first choice that a bot must make now: on its own seat, or for one that has resigned or run out of time. Where all players have
 * left, time that has run out waits for one of them.
 */
export function thinkOwed(room: Room, now: number): Think | null {
  const { match, chairs } = room
  if (!match || match.result || isFull(match)) return null
  if (room.challenge) {
    const rival = rivalIn(match.pending)
    return rival === null ? null : owedBy(match, rival, 'rival', BY_BOT)
  }
  const ballot = ballotOf(room)
  for (const { seat } of match.pending) {
    if (ballot?.seat === seat && now < ballot.closes) continue
    const player = match.players[seat]!
    const own = chairs[seat]!.bot ?? (player.resigned ? STAND_IN : null)
    const late = player.due !== null && player.due <= now && !isDeserted(room)
    if (!own && !late) continue
    return owedBy(match, seat, own ?? STAND_IN, own ? BY_BOT : BY_CLOCK)
  }
  return null
}

function owedBy(match: Match, seat: Seat, bot: BotSeen, by: number): Think {
  return { seat, at: atOf(match), bot, by }
}

// The cost, in playouts, of a bot that weighs plans instead: on a large board a plan is long.
const MIN_COST: Readonly<Record<Strength, number>> = { easy: 4, fair: 8, hard: 100, fierce: 200 }

/** The cost of a bot's choice, in playouts. It decides when the bot moves, so it depends on nothing that is hidden from others. */
export function costOf(game: AnyGame, room: Room, { seat, bot }: Think): number {
  const match = room.match!
  if (match.alike && movesOf(match, seat).length === 1) return 1
  return bot === 'rival' ? RIVAL_PLAYOUTS : Math.max(mindOf(game, bot).playouts, MIN_COST[bot])
}

/** Some legal move of a seat that must choose. `random`: any whole number. */
export function anyMove(room: Room, { seat }: Think, random: number): Move {
  const moves = movesOf(room.match!, seat)
  return moves[random % moves.length]!
}

/**
 * A bot's choice, computed without a pause. The bot sees what its seat sees; its chance comes from the seed and the number of moves,
 * so the same game always goes on the same way.
 */
export function think(game: AnyGame, room: Room, { seat, bot }: Think): Move {
  const { position } = room.match!
  const length = lengthOf(room.match!)
  if (bot === 'rival') return rivalMove(game, position, seat, length)
  const thinking = thinkingOf(game, position, seat, steadyChance(position, seat, length))
  const { bot: who, playouts } = mindOf(game, bot)
  return decide(who, thinking, { iterations: playouts })
}
