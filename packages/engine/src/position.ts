/** Anything that survives `JSON.stringify` and back. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A chair at the table, counted from 0. */
export type Seat = number

/** A short path of things one can click: `['attack', 'horde:3', 'townies']`. */
export type Move = readonly [verb: string, ...parts: string[]]

/** One thing the rules still owe us: the name of a step, and its arguments (ids and small numbers). */
export type Frame = [step: string, ...args: Json[]]

/** What an option of a game may be set to. */
export type Setting = boolean | number | string

/** The options a game is played with, by name. */
export type Options = Record<string, Setting>

/** What a game is set up with, beside its seed. */
export interface SetUp {
  seats: number
  options: Options
  /** What is carried over from the game before; absent when nothing is. */
  carried?: Json
}

/**
 * How a game ended. `reason` is a word of the game's own; `scores`, if any, is one number a seat; `carries` is what
 * goes into the next game of a campaign.
 */
export interface Result {
  winners: Seat[]
  reason: string
  scores?: number[]
  carries?: Json
}

/**
 * Where chance comes from. `drawn` counts what each named stream has given.
 * `loaded` dice are for tests; `quick` is the state of the fast generator of imagined worlds.
 */
export interface Rng {
  seed: string
  drawn: Record<string, number>
  loaded?: Record<string, number[]>
  quick?: number
}

/** All there is to know about a game in progress: plain JSON at every decision. */
export interface Position<Table> {
  /** What lies on the table, face up and face down. */
  table: Table
  /** What is still to be done; the last frame is next. */
  agenda: Frame[]
  /** Secret: it stays with whoever runs the game. */
  rng: Rng
  result: Result | null
}

/** A choice somebody must make now: who, which step of the rules asks, the question, and every legal answer. */
export interface Pending {
  seat: Seat
  step: string
  ask: string
  moves: Move[]
  /** What the rules say of each move (costs, odds), for games that say such things, and only where somebody looks. */
  facts?: (Json | null)[]
}

/** What happened, told to all or, as a secret, to one seat. */
export interface Told<Event> {
  event: Event
  to: Seat | 'all'
}

/** What one seat sees: the view, whose choice it is, its own legal moves, and the result. */
export interface Sight<View> {
  view: View
  choices: Pending[]
  result: Result | null
}

/** A game as stored: everything else follows from it. */
export interface Log extends SetUp {
  game: string
  version: number
  seed: string
  moves: [Seat, ...Move][]
}

/** A deep copy of plain JSON: for most tables several times as fast as the platform's own clone. */
export function copy<T>(x: T): T {
  return isThing(x) ? copyThing(x) : x
}

// A whole list or object is copied first, then its parts that need it. An object built key by key would be a slow
// dictionary as soon as it has more than sixteen keys, and with it every rule that reads the table.
function copyThing<T extends object>(x: T): T {
  if (Array.isArray(x)) {
    const list: unknown[] = x.slice()
    for (let i = 0; i < list.length; i++) {
      const item = list[i]
      if (isThing(item)) list[i] = copyThing(item)
    }
    return list as T
  }
  const y = { ...x }
  // Not `in`: where some keys are numbers, V8 compiles that again and again.
  for (const key of Object.keys(x) as (keyof T)[]) {
    const part = x[key]
    if (isThing(part)) y[key] = copyThing(part)
  }
  return y
}

const isThing = (x: unknown): x is object => typeof x === 'object' && x !== null

/** Whether two moves are the same path. */
export function same(a: Move, b: Move): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
