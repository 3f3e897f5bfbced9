import type { Bot, Budget, Progress, Thinking } from '../advice.ts'
import type { AnyGame } from '../game.ts'
import { imagine, look, pendingIn } from '../play.ts'
import { atOnce, SLICE_END } from '../slices.ts'
import { same, type Move, type Pending, type Position, type Seat } from '../position.ts'

const DEFAULT_PLAYOUTS = 400

/**
 * The only place where a bot's thoughts touch the real position: its sight and its imagination are made from it. `pending`: the
 * choices open in it, if they are known.
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

/** Every legal move of the seat, over all its open choices, without duplicates. Throws when it has nothing to choose. */
export function movesOf({ sight, seat, game }: Thinking): Move[] {
  const [own, ...others] = sight.choices.filter((p) => p.seat === seat)
  if (!own)
    throw new Error(`${game.id}: seat ${seat} has nothing to choose, so there is nothing to think about.`)
  const moves = [...own.moves]
  for (const move of others.flatMap((p) => p.moves))
    if (!moves.some((other) => same(move, other))) moves.push(move)
  return moves
}

/** A function from the number of playouts made to the share of the budget spent, from 0 to 1. */
export function spender({ iterations, milliseconds, now }: Budget): (playouts: number) => number {
  if (milliseconds === undefined) {
    const max = Math.max(1, iterations ?? DEFAULT_PLAYOUTS)
    return (playouts) => Math.min(1, playouts / max)
  }
  if (!now) throw new Error('A budget in milliseconds needs a clock: `now`.')
  const began = now()
  const max = iterations ?? Infinity
  return (playouts) => Math.min(1, Math.max(playouts / max, (now() - began) / Math.max(1, milliseconds)))
}

/** Thinks to the end without pausing. */
export const decide = (bot: Bot, thinking: Thinking, budget: Budget = {}): Move =>
  atOnce(bot.think(thinking, budget))

/** Thinks where nothing may fail: makes the first legal move if a rule throws in an imagined world. */
export function* thinkSafely(bot: Bot, thinking: Thinking, budget: Budget): Generator<Progress, Move> {
  try {
    return yield* bot.think(thinking, budget)
  } catch {
    return movesOf(thinking)[0]!
  }
}

/** How thinking is cut into slices. */
export interface Slices<P = Progress> {
  /** Stops the thinking: the promise is rejected with the signal's reason. */
  signal?: { throwIfAborted: () => void }
  onProgress?: (progress: P) => void
  /** Maximum length of a slice, in milliseconds; 12 by default. Needs the clock `now`. */
  slice?: number
  /** Number of steps (playouts, mostly) in a slice, where there is no clock; 1 by default. `SLICE_END` ends a slice early. */
  steps?: number
  /** The clock, in milliseconds. */
  now?: (() => number) | undefined
  /** Yields to other work between slices; by default a timer. */
  pause?: () => Promise<void>
}

const SLICE = 12

/** Runs work that yields after every step in slices with pauses in between, so that a page or a server stays responsive. */
export async function inSlices<T, P = Progress>(work: Generator<P, T>, slices: Slices<P> = {}): Promise<T> {
  const { signal, onProgress, slice = SLICE, steps = 1, now, pause = timer } = slices
  let began = now?.() ?? 0
  for (let step = 1; ; step++) {
    signal?.throwIfAborted()
    const next = work.next()
    if (next.done) return next.value
    if ((next.value as unknown) !== SLICE_END && (now ? now() - began < slice : step < steps)) continue
    onProgress?.(next.value)
    await pause()
    began = now?.() ?? 0
    step = 0
  }
}

/** A bot's decision, thought in slices, by the budget's clock. */
export const decideInSlices = (
  bot: Bot,
  thinking: Thinking,
  budget: Budget = {},
  slices: Slices = {},
): Promise<Move> => inSlices(bot.think(thinking, budget), { now: budget.now, ...slices })

// Every runtime has timers, but some packages that compile this file have no types for them.
const { setTimeout: wait } = globalThis as unknown as { setTimeout: (then: () => void) => void }
const timer = () => new Promise<void>((done) => wait(done))
