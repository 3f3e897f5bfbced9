import { imagine, look, pendingIn, same } from '../index.ts'
import type { AnyGame, Move, Pending, Position, Seat, Sight } from '../index.ts'

/**
 * All a bot may know: the rules, what its seat sees, and full positions that it imagines. The real
 * position is not in it.
 */
export interface Thinking {
  game: AnyGame
  sight: Sight<any>
  seat: Seat
  /** A full position that looks the same to the seat, with dice of its own. Each number another one. */
  imagine: (world: number) => Position<any>
  /** A number from 0 to `n - 1`. Seeded, it makes the bot repeatable. */
  chance: (n: number) => number
}

/** How long a bot may think: playouts or time, whichever ends first; with neither, `USUAL` playouts. */
export interface Budget {
  iterations?: number | undefined
  milliseconds?: number
  /** The clock, in milliseconds. Passed in, so that bots stay pure; needed with `milliseconds`. */
  now?: () => number
  /** Moves of a playout before it is judged; by default as the game advises. */
  depth?: number
}

/** How far a bot has come: the share of its budget spent, and what it would do now. */
export interface Progress {
  share: number
  best: Move
}

/** Fills a seat. `think` yields after every playout, so that whoever runs it can pause, show or stop it. */
export interface Bot {
  name: string
  think: (thinking: Thinking, budget: Budget) => Generator<Progress, Move>
}

const USUAL = 400

/**
 * The only place where a bot's thoughts touch the real position: its sight and its imagination are made from it. `pending`: the
 * choices open in it, where they are known.
 */
export function thinkingOf(
  game: AnyGame,
  position: Position<any>,
  seat: Seat,
  chance: (n: number) => number,
  pending: Pending[] = pendingIn(game, position),
): Thinking {
  return {
    game,
    sight: look(game, position, seat, pending, true),
    seat,
    imagine: (world) => imagine(game, position, seat, world),
    chance,
  }
}

/** Every legal move of the seat, over all its open choices, each once. Throws when it has nothing to choose. */
export function movesOf({ sight, seat, game }: Thinking): Move[] {
  const [own, ...others] = sight.choices.filter((p) => p.seat === seat)
  if (!own)
    throw new Error(`${game.id}: seat ${seat} has nothing to choose, so there is nothing to think about.`)
  const moves = [...own.moves]
  for (const move of others.flatMap((p) => p.moves))
    if (!moves.some((other) => same(move, other))) moves.push(move)
  return moves
}

/** The share of a budget that is spent after so many playouts, from 0 to 1. */
export function spender({ iterations, milliseconds, now }: Budget): (playouts: number) => number {
  if (milliseconds === undefined) {
    const most = Math.max(1, iterations ?? USUAL)
    return (playouts) => Math.min(1, playouts / most)
  }
  if (!now) throw new Error('A budget in milliseconds needs a clock: `now`.')
  const began = now()
  const most = iterations ?? Infinity
  return (playouts) => Math.min(1, Math.max(playouts / most, (now() - began) / Math.max(1, milliseconds)))
}

/** Thinks to the end, at once. */
export const decide = (bot: Bot, thinking: Thinking, budget: Budget = {}): Move =>
  atOnce(bot.think(thinking, budget))

/** Does work that pauses now and then to its end, without a pause. */
export function atOnce<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
  }
}

/** Thinks where nothing may fail: when a rule fails in an imagined world, the first legal move will do. */
export function* thinkSafely(bot: Bot, thinking: Thinking, budget: Budget): Generator<Progress, Move> {
  try {
    return yield* bot.think(thinking, budget)
  } catch {
    return movesOf(thinking)[0]!
  }
}

/** How thinking is cut into slices. */
export interface Slices {
  /** Stops the thinking: the promise is rejected with the signal's reason. */
  signal?: { throwIfAborted: () => void }
  onProgress?: (progress: Progress) => void
  /** The longest slice, in milliseconds, between two pauses. Needs the clock `now`; without one every playout is a slice. */
  slice?: number
  /** The clock, in milliseconds. */
  now?: (() => number) | undefined
  /** Lets other things happen; by default a timer. */
  pause?: () => Promise<void>
}

const SLICE = 12

/** Thinks in slices between which other things happen: for Web Workers, and for pages without one. */
export async function inSlices<T>(thought: Generator<Progress, T>, slices: Slices = {}): Promise<T> {
  const { signal, onProgress, slice = SLICE, now, pause = timer } = slices
  let began = now?.() ?? 0
  for (;;) {
    signal?.throwIfAborted()
    const next = thought.next()
    if (next.done) return next.value
    if (now && now() - began < slice) continue
    onProgress?.(next.value)
    await pause()
    began = now?.() ?? 0
  }
}

/** A bot's decision, thought in slices, by the budget's clock. */
export const decideInSlices = (
  bot: Bot,
  thinking: Thinking,
  budget: Budget = {},
  slices: Slices = {},
): Promise<Move> => inSlices(bot.think(thinking, budget), { now: budget.now, ...slices })

// Every place that runs JavaScript has timers, but not every place that checks these types knows it.
const { setTimeout: wait } = globalThis as unknown as { setTimeout: (then: () => void) => void }
const timer = () => new Promise<void>((done) => wait(done))
