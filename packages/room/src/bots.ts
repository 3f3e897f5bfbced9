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
import type { Think } from './effects.ts'
import { BY_BOT, BY_CLOCK } from './journal.ts'
import { atOf, isFull, lengthOf, movesOf, type Match } from './match.ts'
import type { BotSeen } from './messages.ts'
import type { Room } from './room.ts'
import { ballotOf } from './voting.ts'

/** Plays on for a seat that has resigned, for one whose time ran out, and where the crowd does not vote. */
export const STAND_IN: Strength = 'fair'

/** The first choice that a bot must make now: for its own seat, one that has resigned, or one whose time is up. */
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
    const late = player.due !== null && player.due <= now
    if (!own && !late) continue
    return owedBy(match, seat, own ?? STAND_IN, own ? BY_BOT : BY_CLOCK)
  }
  return null
}

function owedBy(match: Match, seat: Seat, bot: BotSeen, by: number): Think {
  return { seat, at: atOf(match), bot, by }
}

// What a bot that weighs plans instead of playing games out is taken to spend: on a large board a plan is long.
const LEAST_COST: Readonly<Record<Strength, number>> = { easy: 4, fair: 8, hard: 100, fierce: 200 }

/** In how many playouts a bot thinks about a choice: a bound on what one event may cost. */
export function costOf(game: AnyGame, room: Room, { seat, bot }: Think): number {
  if (movesOf(room.match!, seat).length === 1) return 1
  return bot === 'rival' ? RIVAL_PLAYOUTS : Math.max(mindOf(game, bot).playouts, LEAST_COST[bot])
}

/** Any move of a seat that must choose, as `random`, any whole number, has it. */
export function anyMove(room: Room, { seat }: Think, random: number): Move {
  const moves = movesOf(room.match!, seat)
  return moves[random % moves.length]!
}

/**
 * Thinks, at once. The bot is shown what its seat sees and nothing else; its chance is that of the seed and the moves
 * before, so that the same game goes on the same way.
 */
export function think(game: AnyGame, room: Room, { seat, bot }: Think): Move {
  const { position } = room.match!
  const length = lengthOf(room.match!)
  if (bot === 'rival') return rivalMove(game, position, seat, length)
  const thinking = thinkingOf(game, position, seat, steadyChance(position, seat, length))
  const { bot: who, playouts } = mindOf(game, bot)
  return decide(who, thinking, { iterations: playouts })
}
