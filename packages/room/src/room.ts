import { readCarried, readOptions, readSeats, readSeed, seatsFor } from '@shamble/engine'
import type { AnyGame, Json, Options, Seat } from '@shamble/engine'
import type { Strength } from '@shamble/engine/strengths'
import { BOTS_AFTER, CLOCKS } from './limits.ts'
import type { Match } from './match.ts'
import type { BotSeen, Opening } from './messages.ts'
import type { Notices } from './notices.ts'
import type { Phrase } from './phrases.ts'
import type { Crowd } from './voting.ts'
import { roomRefusal } from './refusals.ts'
import { SILENCE, type Talk } from './talk.ts'

/** A person in this room. Nothing more is stored about them. */
export interface Person {
  id: number
  hash: string
  name: string
  /** When they left; null while they are here. */
  away: number | null
  notices: Notices
}

/** A chair of the room. */
export interface Chair {
  person: number | null
  bot: BotSeen | null
  ready: boolean
  /** The hash of the token by which another device may claim the seat; null: none. */
  hand: string | null
  /** The bot that the person has taken the chair from, and that gets it back; null: none. */
  displaced: Strength | null
}

/** A vote of a person, and the mark of the address that it came from. */
export interface Voice {
  person: number
  address: string
}

/** Votes to send a person away. */
export interface Dismissal {
  person: number
  votes: Voice[]
}

/** A request to take back moves, some of them of other people. */
export interface Asked {
  seat: Seat
  n: number
  seen: number
  /** The length the log would have. */
  to: number
  /** The people who still have to agree. */
  waiting: number[]
  /** When it was asked, ms. */
  when: number
}

/** A phrase that a slow table keeps. */
export interface Kept {
  seat: Seat
  phrase: Phrase
  when: number
}

/** A sealed attempt: in this room one person plays a sealed challenge, against rivals. */
export interface SealedAttempt {
  /** The code of the challenge. */
  code: string
  /** It does not count: the player has made an attempt before. */
  practice: boolean
  /** When the challenge closes and its seed is revealed. */
  closes: number
  /** The hash of the token that began the attempt; the seat may have moved to another device since. */
  hash: string
  /** Whether the outcome has been reported to the challenge. */
  told: boolean
}

/** The choice to list a table. */
export interface Listing {
  /** The person who lists it; null: the first who sits down will. */
  by: number | null
  /** The mark of that person's address, which pays for it. */
  address: string
  since: number
  /** Minutes after which the game begins with bots on the empty chairs; null: only people begin it. */
  bots: number | null
  ended: boolean
  /** Since when there are people whom the maker, who is away, has not seen; `first`: the first of them. Absent or null: there are none. */
  sat?: { first: number; when: number } | null
}

/** A room: plain JSON. */
export interface Room {
  code: string
  game: string
  version: number
  phase: 'lobby' | 'playing' | 'over'
  options: Options
  /** What the previous game carries over; null: nothing. */
  carried: Json | null
  /** Seconds for a turn; null: no clock. */
  clock: number | null
  seed: string
  /** Whether the seed was chosen by a player, and so is public. */
  open: boolean
  people: Person[]
  nextPerson: number
  chairs: Chair[]
  match: Match | null
  /** Length of the journal at which the next game begins. */
  at: number
  asked: Asked | null
  /** The seat that spectators vote for; null: none. */
  crowd: Crowd | null
  /** Whether people without a seat may take the chairs of bots. */
  botsOpen: boolean
  /** Whether it is listed among the open tables; null: no. */
  listing: Listing | null
  dismissals: Dismissal[]
  /** The hashes of tokens whose owners were sent away, the latest last: they may not sit down again. */
  dismissed: string[]
  touched: number
  challenge: SealedAttempt | null
  /** The latest phrases of a slow table, for players who were away. */
  kept: Kept[]
  /** Recent phrases and nudges. Not stored. */
  talk: Talk
}

/** Opens a room. `fresh`: a random seed, used when none was chosen. Refuses a set-up that the game does not allow. */
export function openRoom(game: AnyGame, code: string, opening: Opening, fresh: string, now: number): Room {
  const options = readOptions(game, opening.options ?? {}, true)
  const seats = readSeats(game, opening.seats ?? seatsFor(game, options)[0], options)
  const carried = readCarried(game, opening.carried, options)
  const { list } = opening
  if (list !== undefined && carried !== null) throw roomRefusal('not-listable')
  return {
    code,
    game: game.id,
    version: game.version,
    phase: 'lobby',
    options,
    carried,
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
    botsOpen: true,
    listing: list === undefined ? null : toBeListed(list, now),
    dismissals: [],
    dismissed: [],
    touched: now,
    challenge: null,
    kept: [],
    talk: SILENCE,
  }
}

export const emptyChair = (): Chair => ({
  person: null,
  bot: null,
  ready: false,
  hand: null,
  displaced: null,
})

/** Checks the seconds of a turn clock. */
export function readClock(seconds: number | null): number | null {
  if (seconds !== null && !(CLOCKS as readonly number[]).includes(seconds)) throw roomRefusal('bad-clock')
  return seconds
}

/** Checks the minutes after which bots fill the empty seats. */
export function readBots(minutes: number | null): number | null {
  if (minutes !== null && !(BOTS_AFTER as readonly number[]).includes(minutes)) throw roomRefusal('bad-wait')
  return minutes
}

// The listing of a room that is opened to be listed.
const toBeListed = (minutes: number | null, now: number): Listing => ({
  by: null,
  address: '',
  since: now,
  bots: readBots(minutes),
  ended: false,
})

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
