import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './canonical.ts'
import { readCarried } from './carried.ts'
import { quickRng } from './chance.ts'
import type { AnyGame, Game } from './game.ts'
import { readOptions, readSeats, readSeed } from './options.ts'
import { copy, type Json, type Move, type Options, type Pending } from './position.ts'
import type { Position, Rng, Seat, Sight, Told } from './position.ts'
import { Referee } from './referee.ts'
import { Refusal } from './refusal.ts'

/** The result of a move: the new position, its open choices, the events, and whether undo must stop here. */
export interface Turn<Table, Event> {
  position: Position<Table>
  pending: Pending[]
  told: Told<Event>[]
  sealed: boolean
}

const FINGERPRINT_LENGTH = 16

/**
 * Sets up a game. All its chance comes from `seed` and the game's id. `carried` comes from the game before, null for nothing.
 * Throws a `Refusal` for seats, options, a seed or a carried value that the game cannot have.
 */
export function start<T, V, E>(
  game: Game<T, V, E>,
  seed: string,
  seats: number,
  options: Options = {},
  carried: Json | null = null,
): Turn<T, E> {
  const rng = { seed: `${game.id}/${readSeed(seed)}`, drawn: {} }
  const empty: Position<T> = { table: null as T, agenda: [], rng, result: null }
  const own = readOptions(game, options, true)
  return turnOf(
    new Referee<T, E>(game, empty).begin(readSeats(game, seats, own), own, readCarried(game, carried, own)),
  )
}

/**
 * Makes one move and leaves the given position unchanged. Throws a `Refusal` if the move is illegal or a rule throws
 * (`rules-fault`). `pending`: the open choices, if they are known, so that they are not listed again.
 */
export function play<T, V, E>(
  game: Game<T, V, E>,
  position: Position<T>,
  seat: Seat,
  move: Move,
  pending?: Pending[],
): Turn<T, E> {
  try {
    const g = new Referee<T, E>(game, copyOf(game, position))
    return turnOf((pending ? g.resume(pending) : g.settle()).make(seat, move))
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal(
      'rules-fault',
      `The rules of this game failed at “${move.join(' ')}”. The move was not made.`,
      { cause },
    )
  }
}

/** A deep copy of a position. */
export const copyOf = <T>(
  game: Game<T, any, any>,
  { table, agenda, rng, result }: Position<T>,
): Position<T> => ({
  table: game.copy ? game.copy(table) : copy(table),
  agenda: copy(agenda),
  rng: copy(rng),
  result: copy(result),
})

/** The choices open in a position. */
export function pendingIn(game: AnyGame, position: Position<any>): Pending[] {
  return new Referee(game, copyOf(game, position)).settle().pending
}

/**
 * What one seat (`null`: a spectator) sees. Everyone learns whose choice it is; only the chooser gets the moves and their facts.
 * `bare`: without facts, which are slow.
 */
export function look<T, V, E>(
  game: Game<T, V, E>,
  position: Position<T>,
  seat: Seat | null,
  pending: Pending[] = pendingIn(game, position),
  bare = false,
): Sight<V> {
  const choices = bare ? withoutMoves(pending, seat) : choicesFor(game, position, seat, pending)
  return { view: game.view(position.table, seat), choices, result: position.result }
}

/** The open choices as one seat (`null`: a spectator) sees them: its own with their moves and facts. */
export function choicesFor(
  game: AnyGame,
  position: Position<any>,
  seat: Seat | null,
  pending: Pending[],
): Pending[] {
  const choices = withoutMoves(pending, seat)
  let g: Referee<any, any> | undefined
  for (const [open, choice] of choices.entries()) {
    if (choice.seat !== seat || !hasFacts(game, choice.step)) continue
    g ??= new Referee(game, position, true).resume(pending)
    choices[open] = { ...choice, facts: g.factsOf(open)! }
  }
  return choices
}

const withoutMoves = (pending: Pending[], but: Seat | null): Pending[] =>
  pending.map((p) => (p.seat === but ? p : { ...p, moves: [] }))

function hasFacts(game: AnyGame, step: string): boolean {
  const choice = game.steps[step]
  return typeof choice === 'object' && choice.facts !== undefined
}

/** A full position that looks the same to `seat`: what it cannot see is dealt again, with new chance. */
export const imagine = <T, V, E>(
  game: Game<T, V, E>,
  position: Position<T>,
  seat: Seat,
  world: number,
): Position<T> => dealt(game, position, seat, quickRng(world))

/**
 * A full position that looks the same to `seat` and reveals nothing else. What the seat cannot see is dealt with chance keyed by
 * `secret`, which the receiver must not know, so that the deal cannot be inverted. It has no seed: it serves to imagine from, not
 * to play on.
 */
export const dealAgain = <T, V, E>(
  game: Game<T, V, E>,
  position: Position<T>,
  seat: Seat,
  secret: string,
): Position<T> => ({
  ...dealt(game, position, seat, { seed: secret, drawn: {} }),
  rng: { seed: '', drawn: {} },
})

function dealt<T, V, E>(game: Game<T, V, E>, position: Position<T>, seat: Seat, rng: Rng): Position<T> {
  const g = new Referee<T, E>(game, { ...copyOf(game, position), rng }, true)
  game.imagine(g, seat)
  return g.position
}

/** A hash of a position, sixteen hexadecimal digits; the same on every machine. */
export function fingerprint(position: Position<any>): string {
  const { table, agenda, rng, result } = position
  const text = canonical({ table, agenda, drawn: rng.drawn, result } as unknown as Json)
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, FINGERPRINT_LENGTH)
}

const turnOf = <T, E>({ position, pending, told, sealed }: Referee<T, E>): Turn<T, E> => ({
  position,
  pending,
  told,
  sealed,
})
