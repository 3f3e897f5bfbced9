import type { AnyGame, Move, Seat } from '@shamble/engine'
import { thinkOwed } from './bots.ts'
import { ballotOf } from './voting.ts'
import type { Next } from './effects.ts'
import { earlier } from './coming-back.ts'
import { clocksRestarted, isDeserted } from './deserted.ts'
import { dismiss } from './guests.ts'
import { hint } from './hints.ts'
import { isSlow, KEPT_GAME, KEPT_LOBBY, KEPT_OVER, KEPT_SLOW } from './limits.ts'
import { answeredByList, keptListed, list, nextListing, overdue } from './listing.ts'
import type { Act, NoticeRequest, RoomRequest, TableSeen } from './messages.ts'
import { nextNotice, noticeSent, notify, sendNotices, type Notice, type Sent } from './notices.ts'
import { act, answerAsked, elected, thought } from './playing.ts'
import { roomRefusal, type RoomCode } from './refusals.ts'
import { personOf, type Person, type Room } from './room.ts'
import { outcomeOwed, told } from './attempt.ts'
import { claim, grant, layOpen, take } from './seating.ts'
import { nudge, say } from './talk.ts'
import { hashOf, readToken } from './tokens.ts'

// All that is allowed in a sealed attempt: to play, to resign, and to change devices.
const IN_AN_ATTEMPT = new Set(['m', 'u', 'x', 'hand', 'claim'])

/** The input of a room. */
export type Message =
  /**
   * A message of a client, by the hash of its token (`null`: none). `address`: the same for all connections of one address. `fresh`: a
   * new random seed, for `again` and `hint`. `site`: the origin of the site that they use.
   */
  | {
      from: 'client'
      hash: string | null
      address: string
      site: string
      said: Act | RoomRequest
      fresh: string
    }
  /** A bot has chosen. */
  | { from: 'bot'; seat: Seat; at: number; move: Move }
  /** The crowd has chosen the move with this index. */
  | { from: 'crowd'; at: number; index: number }
  /** The first connection of a person has opened, or the last has closed. */
  | { from: 'connection'; person: number; here: boolean }
  /** Notices are due. */
  | { from: 'notices' }
  /** A notice was sent, or not. */
  | { from: 'sent'; notice: Notice; sent: Sent }
  /** The game of a listed table is to begin, or its listing is over. */
  | { from: 'listing' }
  /** The list of open tables has answered. `no`: why it does not have the table. */
  | { from: 'list'; table: TableSeen | null; no: RoomCode | null }
  /** The outcome has been reported to the challenge. */
  | { from: 'challenge' }

/** The reducer of a room: its next state, and the effects. Pure; throws a `Refusal`. */
export function reduce(game: AnyGame, room: Room, message: Message, now: number): Next {
  const next = clocksRestarted(room, reduced(game, room, message, now), now)
  const listed = keptListed(room, next.room, message.from === 'client' ? message.address : '', now)
  return listed === next.room ? next : { ...next, room: listed }
}

function reduced(game: AnyGame, room: Room, message: Message, now: number): Next {
  if (message.from === 'bot') return thought(game, room, message.seat, message.at, message.move, now)
  if (message.from === 'crowd') return elected(game, room, message.at, message.index, now)
  if (message.from === 'connection') return presence(room, message.person, message.here, now)
  if (message.from === 'challenge') return told(room)
  if (message.from === 'listing') return overdue(game, room, now)
  if (message.from === 'list') return answeredByList(room, message.table, message.no)
  if (message.from === 'notices') return sendNotices(room, now)
  if (message.from === 'sent') return noticeSent(room, message.notice, message.sent, now)
  const { hash, address, site, said, fresh } = message
  if (room.challenge && !IN_AN_ATTEMPT.has(said[0])) throw roomRefusal('challenge')
  if (isAct(said)) return act(game, room, personOf(room, hash)?.id ?? null, said, now)
  if (said[0] === 'hint') return hint(game, room, personOf(room, hash), said, fresh)
  if (said[0] === 'earlier') return earlier(game, room, seatedIn(room, hash), said)
  if (isNotice(said)) return notify(room, seatedIn(room, hash), said, { site, address })
  const next = request(game, room, { hash, address }, said, fresh, now)
  return { ...next, effects: [...next.effects, { do: 'grant', id: said[1] }] }
}

function request(
  game: AnyGame,
  room: Room,
  { hash, address }: { hash: string | null; address: string },
  said: RoomRequest,
  fresh: string,
  now: number,
): Next {
  if (said[0] === 'take') return take(game, room, tokenIn(hash), said[2], said[3], now)
  if (said[0] === 'claim') return claim(game, room, tokenIn(hash), said[2], hashOf(readToken(said[3])), now)
  const person = seatedIn(room, hash)
  if (said[0] === 'hand') return layOpen(room, person, said[2], hashOf(readToken(said[3])), now)
  if (said[0] === 'say') return say(room, person, said[2], said[3], now)
  if (said[0] === 'nudge') return nudge(room, person, said[2], now)
  if (said[0] === 'agree') return answerAsked(game, room, person.id, said[2], now)
  if (said[0] === 'dismiss') return dismiss(room, { person: person.id, address }, said[2], said[3], now)
  if (said[0] === 'list') return list(room, { id: person.id, address }, said[2], said[3], now)
  return grant(game, room, person, said, fresh, now)
}

function presence(room: Room, id: number, here: boolean, now: number): Next {
  const person = room.people.find((p) => p.id === id)
  if (!person || here === (person.away === null)) return { room, effects: [] }
  const people = room.people.map((p) => (p.id === id ? { ...p, away: here ? null : now } : p))
  return { room: { ...room, people }, effects: [{ do: 'save' }, { do: 'room' }] }
}

function seatedIn(room: Room, hash: string | null): Person {
  const person = personOf(room, hash)
  if (!person) throw roomRefusal('not-seated')
  return person
}

const NOTICES = new Set<string>(['notices', 'feed', 'push', 'hook'])
const isNotice = (said: Act | RoomRequest): said is NoticeRequest => NOTICES.has(said[0])

const isAct = (said: Act | RoomRequest): said is Act => said[0] === 'm' || said[0] === 'u' || said[0] === 'x'

function tokenIn(hash: string | null): string {
  if (hash === null) throw roomRefusal('bad-token')
  return hash
}

/** When this room expires. */
export const expiryOf = (room: Room): number => room.touched + keptFor(room)

function keptFor(room: Room): number {
  const hasBegun = room.phase !== 'lobby' || room.at > 0
  if (hasBegun && isSlow(room)) return KEPT_SLOW
  if (room.phase === 'lobby') return KEPT_LOBBY
  return room.phase === 'playing' ? KEPT_GAME : KEPT_OVER
}

/** When the next tick is due: a bot must choose, a clock runs out, a notice is due, a listing changes, or the room expires. */
export function nextTick(room: Room, now: number): number {
  if (thinkOwed(room, now) || outcomeOwed(room)) return now
  const ballot = ballotOf(room)
  const players = isDeserted(room) ? [] : (room.match?.players ?? [])
  // The crowd's clock is the window of its vote.
  const dues = players.flatMap(({ due }, seat) => (due === null || seat === ballot?.seat ? [] : [due]))
  return Math.min(
    expiryOf(room),
    ballot?.closes ?? Infinity,
    nextNotice(room) ?? Infinity,
    nextListing(room, now),
    ...dues,
  )
}
