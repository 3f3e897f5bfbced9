import type { Json, Log, Options, Position, Result, Seat } from '@shamble/engine'
import { STRENGTHS, type Strength } from '@shamble/engine/strengths'
import * as v from 'valibot'
import type { Form } from './forms.ts'
import { MAX_ADDRESS } from './hosts.ts'
import { MAX_MESSAGE } from './limits.ts'
import type { Patch } from './patch.ts'
import { PHRASES, type Phrase } from './phrases.ts'
import { roomRefusal } from './refusals.ts'
import type { Kept } from './room.ts'

/*
 * The messages: JSON lists that begin with the name of the message. docs/protocol.md documents them.
 */

/** A bot on a chair: its strength, or the rival of a challenge. */
export type BotSeen = Strength | 'rival'

// ── Up: from a client ──

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31))
const id = whole
const name = v.pipe(v.string(), v.maxLength(200))
const token = v.pipe(v.string(), v.maxLength(64))
const setting = v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(64))])
// RFC 8291: an uncompressed point of P-256, and 16 bytes, in base64url.
const subscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(MAX_ADDRESS)),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
})
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
  take: v.tuple([v.literal('take'), id, v.nullable(seat), name]),
  leave: v.tuple([v.literal('leave'), id, seat]),
  name: v.tuple([v.literal('name'), id, name]),
  ready: v.tuple([v.literal('ready'), id, v.boolean()]),
  bot: v.tuple([v.literal('bot'), id, seat, v.nullable(strength)]),
  bots: v.tuple([v.literal('bots'), id, v.boolean()]),
  dismiss: v.tuple([v.literal('dismiss'), id, whole, v.boolean()]),
  seats: v.tuple([v.literal('seats'), id, seat]),
  options: v.tuple([v.literal('options'), id, options]),
  v: v.tuple([v.literal('v'), whole, whole]),
  crowd: v.tuple([v.literal('crowd'), id, v.nullable(seat), whole]),
  clock: v.tuple([v.literal('clock'), id, v.nullable(whole)]),
  list: v.tuple([v.literal('list'), id, v.boolean(), v.nullable(whole)]),
  start: v.tuple([v.literal('start'), id]),
  fewer: v.tuple([v.literal('fewer'), id, seat]),
  hand: v.tuple([v.literal('hand'), id, seat, token]),
  claim: v.tuple([v.literal('claim'), id, seat, token]),
  agree: v.tuple([v.literal('agree'), id, v.boolean()]),
  say: v.tuple([v.literal('say'), id, seat, v.picklist(PHRASES)]),
  nudge: v.tuple([v.literal('nudge'), id, seat]),
  hint: v.tuple([v.literal('hint'), id, seat]),
  earlier: v.tuple([v.literal('earlier'), id, seat]),
  notices: v.tuple([v.literal('notices'), id]),
  feed: v.tuple([v.literal('feed'), id, v.nullable(token)]),
  push: v.tuple([v.literal('push'), id, v.nullable(subscription)]),
  hook: v.tuple([v.literal('hook'), id, v.nullable(v.pipe(v.string(), v.maxLength(MAX_ADDRESS)))]),
  again: v.tuple([v.literal('again'), id, v.picklist(['same', 'new', 'next'] as const)]),
} as const

type Schemas = typeof UP
/** Any valid message of a client. */
export type Up = { [Kind in keyof Schemas]: v.InferOutput<Schemas[Kind]> }[keyof Schemas]
export type Hello = Extract<Up, ['hello', ...unknown[]]>
/** Changes the game: in order, exactly once. */
export type Act = Extract<Up, ['m' | 'u' | 'x', ...unknown[]]>
/** A spectator's vote for what the crowd's seat does. Not answered: the next tally counts it. */
export type VoteCast = Extract<Up, ['v', ...unknown[]]>
/** Everything around the game: idempotent, answered with its number. */
export type RoomRequest = Exclude<Up, Hello | Act | VoteCast>

/** Asks which notices are set, or sets one. */
export type NoticeRequest = Extract<RoomRequest, ['notices' | 'feed' | 'push' | 'hook', ...unknown[]]>

/** Reads a message of a socket. Refuses one that is too long, not JSON, or unknown. */
export function readMessage(text: string): Up {
  if (text.length > MAX_MESSAGE) throw roomRefusal('too-long')
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

/** The set-up of a new room. */
const OPENING = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.optional(seat),
  options: v.optional(options),
  carried: v.optional(v.unknown()),
  seed: v.optional(v.pipe(v.string(), v.maxLength(64))),
  clock: v.optional(v.nullable(whole)),
  list: v.optional(v.nullable(whole)),
})
export type Opening = v.InferOutput<typeof OPENING>

/** Reads the body of a request for a new room. */
export function readOpening(body: unknown): Opening {
  const read = v.safeParse(OPENING, body)
  if (!read.success) throw roomRefusal('bad-message')
  return read.output
}

// ── Down: to a client ──

/** The public state of a chair. */
export interface ChairSeen {
  seat: Seat
  /** The id of the person who sits here; the same as long as they hold a seat. */
  person: number | null
  name: string | null
  bot: BotSeen | null
  ready: boolean
  here: boolean
  resigned: boolean
  /** Whether this person joined during the game. */
  guest: boolean
  /** Who has voted to send this person away, and how many votes it takes; null: it is not possible. */
  dismissal: { by: number[]; of: number } | null
  /** Whether it may be taken now, unless it would show the taker more than they have seen. */
  free: boolean
}

/** An open table in the list: nothing of its people. */
export interface TableSeen {
  code: string
  game: string
  options: Options
  /** Seconds for a turn; null: no clock. */
  clock: number | null
  seats: number
  /** How many of them are empty. */
  free: number
  /** Since when it is listed, ms. */
  since: number
  /** When the game begins with bots on the empty chairs, ms; null: when people start it. */
  begins: number | null
}

/** The public state of a room, without its game. */
export interface RoomSeen {
  code: string
  game: string
  version: number
  phase: 'lobby' | 'playing' | 'over'
  options: Options
  /** What the previous game carries over; null: nothing. */
  carried: Json | null
  clock: number | null
  /** The seed, if it is public; null while it is secret. */
  seed: string | null
  chairs: ChairSeen[]
  watching: number
  /**
   * Set while the table is listed: after how many minutes, and when, the game begins with bots on the empty chairs (`null`: it does not).
   */
  listed: { bots: number | null; begins: number | null } | null
  /** The person who has sat here longest; null: nobody sits here. */
  host: number | null
  /** Whether people without a seat may take the chairs of bots. */
  botsOpen: boolean
  /** The seat that spectators vote for, and the window of a vote in seconds; null: none. */
  crowd: { seat: Seat; seconds: number } | null
  /** A request to take moves back: the seats `of` must agree. */
  asked: { seat: Seat; moves: number; of: Seat[] } | null
  /** The seats that may ask for a hint. */
  hints: Seat[]
  /** The challenge attempted in this room, and when it closes; `practice`: the attempt does not count. */
  challenge: { code: string; practice: boolean; closes: number } | null
}

/**
 * What one viewer sees, on the wire. `v`: the view. `c`: the choices, `[seat, step, ask]`, followed by packed moves and facts if they
 * are the viewer's own. `r`: the result. `u`: whether the viewer may take back their last move: 0 no, 1 yes, 2 together with moves of
 * others, who are asked if they are people. `d`: with a clock, when each seat's time runs out.
 */
export interface SeatState {
  v: Json
  c: Json[]
  r: Result | null
  u: 0 | 1 | 2
  d?: [Seat, number][]
}

/**
 * The game as these viewers see it, and its story: the events at each length of the log after `from`, and the lengths that a choice
 * of the crowd led to (absent: none). `own`: with the whole story, the length to which each viewer's last own move led.
 */
export interface GameSeen {
  /** Length of the journal: counts moves and take-backs. */
  at: number
  /** Number of moves that stand. */
  length: number
  forms: readonly Form[]
  viewers: (Seat | null)[]
  /** The state of each viewer, in the same order. */
  states: SeatState[]
  story: { from: number; told: Json[][][]; crowd?: number[]; own?: number[] }
}

/** How a game ended. Log and fingerprint are null while its challenge is sealed. */
export interface Ending {
  result: Result
  log: Log | null
  fingerprint: string | null
}

/** The notices that a person has set, told to nobody else. */
export interface NoticesSeen {
  /** Whether their feed exists. */
  feed: boolean
  /** The address of their browser that is told by Web Push; null: none is. */
  push: string | null
  /** The host of their webhook; null: there is none. */
  hook: string | null
  /** The host of a webhook that failed and was switched off; null: none. */
  lostHook: string | null
}

export interface Welcome {
  v: number
  /** The server's time, ms. */
  now: number
  person: number | null
  /** The person's seats, and the number of the last act of each. */
  seats: [seat: Seat, n: number][]
  room: RoomSeen
  game: GameSeen | null
  over: Ending | null
  /** The latest phrases of a slow table, for a player; absent: none are kept. */
  kept?: Kept[]
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
  | ['votes', at: number, closes: number, cast: number, counts: number[] | null, ...uncounted: true[]]
  | ['dealt', id: number, position: Position<Json>]
  | ['earlier', id: number, length: number, view: Json]
  | ['notices', id: number, NoticesSeen]
  | ['ok', id: number]
  | ['no', code: string, says: string, ...about: (string | number)[]]
  | ['bye', code: string, says: string]
