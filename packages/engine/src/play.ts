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

/** What a move led to: the new position, the choices it leaves open, what happened, and whether undo must stop here. */
export interface Turn<Table, Event> {
  position: Position<Table>
  pending: Pending[]
  told: Told<Event>[]
  sealed: boolean
}

const FINGERPRINT_LENGTH = 16

/**
 * Sets up a game. All its chance comes from `seed`, together with the game's name. `carried` is what the game before
 * carried out, null for nothing; refused as `bad-carried` when this game with these options cannot take it in.
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
 * Makes one move. The position given is left as it is; a bug in a rule refuses the move and loses nothing. `pending`: the
 * choices open in it, where they are known: they are not listed again.
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

/** A copy of a position that has nothing in common with it. */
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
 * What one seat (`null`: a spectator) sees. Everybody learns whose choice it is; only the chooser gets the moves, and
 * what the rules say of them. `bare`: without that, for whoever does not read it.
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

/** The open choices as one seat (`null`: a spectator) sees them: its own with their moves, and what the rules say of them. */
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

/** A full position that looks the same to `seat`: what it cannot see is dealt again, and the dice are new. */
export const imagine = <T, V, E>(
  game: Game<T, V, E>,
  position: Position<T>,
  seat: Seat,
  world: number,
): Position<T> => dealt(game, position, seat, quickRng(world))

/**
 * A full position that looks the same to `seat` and tells no more, for whoever may know that much and no more. What the seat cannot see is dealt
 * by the chance of `secret`, which nobody else may know or guess: so the deal cannot be turned back into what lies there. No chance comes
 * along, so it is good for imagining from, not for playing on.
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

/** Sixteen hexadecimal digits that name a position: the same for the same position, on every machine. */
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
