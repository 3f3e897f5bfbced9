import type { Json, Log, Options, Position, Result, Seat } from '@shamble/engine'
import { STRENGTHS, type Strength } from '@shamble/engine/strengths'
import * as v from 'valibot'
import type { Form } from './forms.ts'
import { LONGEST_MESSAGE } from './limits.ts'
import type { Patch } from './patch.ts'
import { PHRASES, type Phrase } from './phrases.ts'
import { roomRefusal } from './refusals.ts'

/*
 * What travels: JSON lists that begin with the name of the message. docs/protocol.md tells it to a stranger.
 */

/** A bot on a chair: one of a strength, or the rival of a challenge. */
export type BotSeen = Strength | 'rival'

// ── Up: from a client ──

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31))
const id = whole
const name = v.pipe(v.string(), v.maxLength(200))
const token = v.pipe(v.string(), v.maxLength(64))
const setting = v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(64))])
const strength = v.picklist(STRENGTHS)
const options = v.record(v.pipe(v.string(), v.maxLength(40)), setting)

const UP = {
  hello: v.tuple([
    v.literal('hello'),
    v.strictObject({
      v: v.number(),
      token: v.optional(token),
      since: v.optional(whole),
      claim: v.optional(v.tuple([seat, token])),
    }),
  ]),
  m: v.tuple([v.literal('m'), seat, whole, whole, whole]),
  u: v.tuple([v.literal('u'), seat, whole, whole]),
  x: v.tuple([v.literal('x'), seat, whole, whole]),
  take: v.tuple([v.literal('take'), id, seat, name]),
  leave: v.tuple([v.literal('leave'), id, seat]),
  name: v.tuple([v.literal('name'), id, name]),
  ready: v.tuple([v.literal('ready'), id, v.boolean()]),
  bot: v.tuple([v.literal('bot'), id, seat, v.nullable(strength)]),
  seats: v.tuple([v.literal('seats'), id, seat]),
  options: v.tuple([v.literal('options'), id, options]),
  v: v.tuple([v.literal('v'), whole, whole]),
  crowd: v.tuple([v.literal('crowd'), id, v.nullable(seat), whole]),
  clock: v.tuple([v.literal('clock'), id, v.nullable(whole)]),
  start: v.tuple([v.literal('start'), id]),
  hand: v.tuple([v.literal('hand'), id, seat, token]),
  claim: v.tuple([v.literal('claim'), id, seat, token]),
  agree: v.tuple([v.literal('agree'), id, v.boolean()]),
  say: v.tuple([v.literal('say'), id, seat, v.picklist(PHRASES)]),
  nudge: v.tuple([v.literal('nudge'), id, seat]),
  hint: v.tuple([v.literal('hint'), id, seat]),
  again: v.tuple([v.literal('again'), id, v.picklist(['same', 'new', 'next'] as const)]),
} as const

type Schemas = typeof UP
/** Any message of a client, checked in its form. */
export type Up = { [Kind in keyof Schemas]: v.InferOutput<Schemas[Kind]> }[keyof Schemas]
export type Hello = Extract<Up, ['hello', ...unknown[]]>
/** What changes the game: in order, once each. */
export type Act = Extract<Up, ['m' | 'u' | 'x', ...unknown[]]>
/** A vote of somebody who watches, for what the crowd's seat does. Not answered: the next tally counts it. */
export type VoteCast = Extract<Up, ['v', ...unknown[]]>
/** Everything around the game: may be said twice without harm, and is answered by its number. */
export type RoomRequest = Exclude<Up, Hello | Act | VoteCast>

/** Reads what came over a socket. Declines what is too long, no JSON, or no message we know. */
export function readMessage(text: string): Up {
  if (text.length > LONGEST_MESSAGE) throw roomRefusal('too-long')
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    throw roomRefusal('bad-message')
  }
  const kind: unknown = Array.isArray(message) ? message[0] : null
  if (typeof kind !== 'string' || !Object.hasOwn(UP, kind)) throw roomRefusal('bad-message')
  const read = v.safeParse(UP[kind as keyof Schemas], message)
  if (!read.success || (message as unknown[]).length !== UP[kind as keyof Schemas].items.length) {
    throw roomRefusal('bad-message')
  }
  return read.output
}

/** What a room is opened with. */
export const OPENING = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.optional(seat),
  options: v.optional(options),
  carried: v.optional(v.unknown()),
  seed: v.optional(v.pipe(v.string(), v.maxLength(64))),
  clock: v.optional(v.nullable(whole)),
})
export type Opening = v.InferOutput<typeof OPENING>

/** Reads the body of a request for a new room. */
export function readOpening(body: unknown): Opening {
  const read = v.safeParse(OPENING, body)
  if (!read.success) throw roomRefusal('bad-message')
  return read.output
}

// ── Down: to a client ──

/** One chair as everybody sees it. */
export interface ChairSeen {
  seat: Seat
  /** Who sits here: a number that stays the same while the person is here. */
  person: number | null
  name: string | null
  bot: BotSeen | null
  ready: boolean
  here: boolean
  resigned: boolean
  /** Whether it may be taken now, by somebody who sees no more by it. */
  free: boolean
}

/** The room as everybody sees it, without the game in it. */
export interface RoomSeen {
  code: string
  game: string
  version: number
  phase: 'lobby' | 'playing' | 'over'
  options: Options
  /** What is carried over from the game before; null: nothing. */
  carried: Json | null
  clock: number | null
  /** The seed, when it was chosen and everybody may know it; null when it is secret until the end. */
  seed: string | null
  chairs: ChairSeen[]
  watching: number
  /** The seat that watchers vote for, and for how many seconds; null: none. */
  crowd: { seat: Seat; seconds: number } | null
  /** Somebody would like to take a move back: these must agree. */
  asked: { seat: Seat; moves: number; of: Seat[] } | null
  /** The seats that may ask for a hint. */
  hints: Seat[]
  /** The challenge that is attempted in this room, and until when; `practice`: it does not count. */
  challenge: { code: string; practice: boolean; closes: number } | null
}

/**
 * What one viewer sees, as it travels: `v` the view; `c` the choices, `[seat, step, ask]`, those of the viewer with
 * their moves in short, and what the rules say of each where the game says such things; `r` the result; `u` whether the last move of this seat may be taken back: 0 no, 1 yes, 2 with moves of others,
 * who are asked if they are people; `d` who must have moved when, with a clock.
 */
export interface SeatState {
  v: Json
  c: Json[]
  r: Result | null
  u: 0 | 1 | 2
  d?: [Seat, number][]
}

/**
 * The game as these viewers see it, and the story: what was told at each length of the log from `from` on, and at which of these lengths the
 * crowd had chosen (absent: at none).
 */
export interface GameSeen {
  /** The length of the journal: counts moves, and moves taken back. */
  at: number
  /** How many moves have been made. */
  length: number
  forms: readonly Form[]
  viewers: (Seat | null)[]
  /** The state of each viewer, in the same order. */
  states: SeatState[]
  story: { from: number; told: Json[][][]; crowd?: number[] }
}

/** How a game ended: the whole of it can be known now, unless its seed is that of a challenge that is still sealed. */
export interface Ending {
  result: Result
  log: Log | null
  fingerprint: string | null
}

export interface Welcome {
  v: number
  /** The time of the server. */
  now: number
  person: number | null
  /** Their seats, and the number of the last act done for each. */
  seats: [seat: Seat, n: number][]
  room: RoomSeen
  game: GameSeen | null
  over: Ending | null
}

/** Any message of a room. */
export type Down =
  | ['welcome', Welcome]
  | ['room', RoomSeen]
  | ['game', game: GameSeen | null, person: number | null, seats: [seat: Seat, n: number][]]
  | ['s', at: number, seat: Seat, n: number, ...parts: (Patch | 0)[]]
  | ['b', at: number, seat: Seat, n: number, length: number, ...parts: (Patch | 0)[]]
  | ['a', seat: Seat, n: number, at: number]
  | ['over', Ending]
  | ['said', seat: Seat, phrase: Phrase]
  | ['nudged', seat: Seat, by: Seat]
  | ['votes', at: number, closes: number, cast: number, counts: number[] | null]
  | ['dealt', id: number, position: Position<Json>]
  | ['ok', id: number]
  | ['no', code: string, says: string, ...about: (string | number)[]]
  | ['bye', code: string, says: string]
