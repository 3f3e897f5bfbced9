import { readCarried, readOptions, readSeats, readSeed, seatsFor } from '@shamble/engine'
import type { AnyGame, Json, Options, Seat } from '@shamble/engine'
import { CLOCKS } from './limits.ts'
import type { Match } from './match.ts'
import type { BotSeen, Opening } from './messages.ts'
import type { Crowd } from './voting.ts'
import { roomRefusal } from './refusals.ts'
import { SILENCE, type Talk } from './talk.ts'

/** Somebody in this room. Nobody knows more of them than a name and the hash of their token. */
export interface Person {
  id: number
  hash: string
  name: string
  /** Since when they are away; null while they are here. */
  away: number | null
}

/** A chair of the room. */
export interface Chair {
  person: number | null
  bot: BotSeen | null
  ready: boolean
  /** The hash of the token with which another device may claim the seat. */
  hand: string | null
}

/** A request to take back moves of others too: who still has to agree. */
export interface Asked {
  seat: Seat
  n: number
  seen: number
  /** The length the log would have. */
  to: number
  waiting: number[]
}

/** What makes a room a sealed attempt: one person plays a sealed challenge here, against rivals. */
export interface SealedAttempt {
  /** The code of the challenge. */
  code: string
  /** It does not count: its player has tried before. */
  practice: boolean
  /** When the challenge closes, and its seed is no secret any more. */
  closes: number
  /** The hash of the token that the challenge knows the player by; the seat may have moved to another device. */
  hash: string
  /** The challenge has been told how it ended. */
  told: boolean
}

/** A room: plain JSON. */
export interface Room {
  code: string
  game: string
  version: number
  phase: 'lobby' | 'playing' | 'over'
  options: Options
  /** What is carried over from the game before; null: nothing. */
  carried: Json | null
  clock: number | null
  seed: string
  /** The seed was chosen by somebody: it is no secret. */
  open: boolean
  people: Person[]
  nextPerson: number
  chairs: Chair[]
  match: Match | null
  /** Where the journal of the next game begins. */
  at: number
  asked: Asked | null
  /** The seat that watchers vote for; null: none. */
  crowd: Crowd | null
  touched: number
  challenge: SealedAttempt | null
  /** What was said of late. It is not stored. */
  talk: Talk
}

/** Opens a room. `fresh` is a random seed, used when none was chosen. Refuses a set-up the game does not have. */
export function openRoom(game: AnyGame, code: string, opening: Opening, fresh: string, now: number): Room {
  const options = readOptions(game, opening.options ?? {}, true)
  const seats = readSeats(game, opening.seats ?? seatsFor(game, options)[0], options)
  return {
    code,
    game: game.id,
    version: game.version,
    phase: 'lobby',
    options,
    carried: readCarried(game, opening.carried, options),
    clock: readClock(opening.clock ?? null),
    seed: readSeed(opening.seed ?? fresh),
    open: opening.seed !== undefined,
    people: [],
    nextPerson: 1,
    chairs: Array.from({ length: seats }, emptyChair),
    match: null,
    at: 0,
    asked: null,
    crowd: null,
    touched: now,
    challenge: null,
    talk: SILENCE,
  }
}

export const emptyChair = (): Chair => ({ person: null, bot: null, ready: false, hand: null })

/** Checks the seconds of a turn clock. */
export function readClock(seconds: number | null): number | null {
  if (seconds !== null && !(CLOCKS as readonly number[]).includes(seconds)) throw roomRefusal('bad-clock')
  return seconds
}

/** The person who has a token of this hash. */
export const personOf = (room: Room, hash: string | null): Person | undefined =>
  hash === null ? undefined : room.people.find((person) => person.hash === hash)

/** The seats of a person, in order. */
export function seatsOf(room: Room, person: number | null | undefined): Seat[] {
  if (person === null || person === undefined) return []
  const seats: Seat[] = []
  for (let seat = 0; seat < room.chairs.length; seat++)
    if (room.chairs[seat]!.person === person) seats.push(seat)
  return seats
}
