import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { quickRng } from './chance.ts'
import type { AnyGame, Game } from './game.ts'
import { readOptions, readSeats, readSeed } from './options.ts'
import { copy, type Json, type Log, type Move, type Options, type Pending } from './position.ts'
import type { Position, Seat, Sight, Told } from './position.ts'
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

/** Sets up a game. All its chance comes from `seed`, together with the game's name. */
export function start<T, V, E>(
  game: Game<T, V, E>,
  seed: string,
  seats: number,
  options: Options = {},
): Turn<T, E> {
  const rng = { seed: `${game.id}/${readSeed(seed)}`, drawn: {} }
  const empty: Position<T> = { table: null as T, agenda: [], rng, result: null }
  return turnOf(
    new Referee<T, E>(game, empty).begin(readSeats(game, seats), readOptions(game, options, true)),
  )
}

/** Makes one move. The position given is left as it is; a bug in a rule refuses the move and loses nothing. */
export function play<T, V, E>(
  game: Game<T, V, E>,
  position: Position<T>,
  seat: Seat,
  move: Move,
): Turn<T, E> {
  try {
    return turnOf(new Referee<T, E>(game, copy(position)).settle().make(seat, move))
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal(
      'rules-fault',
      `The rules of this game failed at “${move.join(' ')}”. The move was not made.`,
      { cause },
    )
  }
}

/** The choices open in a position. */
export function pendingIn(game: AnyGame, position: Position<any>): Pending[] {
  return new Referee(game, copy(position)).settle().pending
}

/** What one seat (`null`: a spectator) sees. Everybody learns whose choice it is; only the chooser gets the moves. */
export function look<T, V, E>(
  game: Game<T, V, E>,
  position: Position<T>,
  seat: Seat | null,
  pending: Pending[] = pendingIn(game, position),
): Sight<V> {
  const choices = pending.map((p) => (p.seat === seat ? p : { ...p, moves: [] }))
  return { view: game.view(position.table, seat), choices, result: position.result }
}

/** A full position that looks the same to `seat`: what it cannot see is dealt again, and the dice are new. */
export function imagine<T, V, E>(
  game: Game<T, V, E>,
  position: Position<T>,
  seat: Seat,
  world: number,
): Position<T> {
  const g = new Referee<T, E>(game, { ...copy(position), rng: quickRng(world) }, true)
  game.imagine(g, seat)
  return g.position
}

/** Plays a whole log again and returns where it ends. Refuses a log that the rules do not allow, naming the move. */
export function replay<T, V, E>(game: Game<T, V, E>, log: Log): Position<T> {
  const g = refereeAt(game, log)
  for (const [n, [seat, ...move]] of log.moves.entries()) makeLogged(g, n, seat, move)
  return g.position
}

/** A quiet referee at the start of a log, after checking that the log is of this game and these rules. */
export function refereeAt<T, V, E>(game: Game<T, V, E>, log: Omit<Log, 'moves'>): Referee<T, E> {
  if (log.game !== game.id)
    throw new Refusal('damaged-log', `This log is of “${log.game}”, not of “${game.id}”.`)
  if (log.version !== game.version) {
    throw new Refusal(
      'other-version',
      `Recorded under version ${log.version} of the rules; this is version ${game.version}. It cannot be shown move by move, but a new game on the same seed can be played.`,
    )
  }
  const { position } = start(game, log.seed, log.seats, log.options)
  return new Referee<T, E>(game, position, true).settle()
}

/** Makes move number `n` of a log, saying which one it was when it is not allowed. */
export function makeLogged(g: Referee<any, any>, n: number, seat: Seat, move: Move): void {
  try {
    g.make(seat, move)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Refusal('damaged-log', `Move ${n + 1} of this log cannot be made. ${why}`, { cause })
  }
}

/** Sixteen hexadecimal digits that name a position: the same for the same position, on every machine. */
export function fingerprint(position: Position<any>): string {
  const { table, agenda, rng, result } = position
  const text = canonical({ table, agenda, drawn: rng.drawn, result } as unknown as Json)
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, FINGERPRINT_LENGTH)
}

/** JSON with sorted keys, so that equal values give equal text. */
export function canonical(x: Json): string {
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`
  if (typeof x !== 'object' || x === null) return JSON.stringify(x)
  const entries = Object.keys(x)
    .sort()
    .filter((key) => x[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${canonical(x[key]!)}`)
  return `{${entries.join(',')}}`
}

const turnOf = <T, E>({ position, pending, told, sealed }: Referee<T, E>): Turn<T, E> => ({
  position,
  pending,
  told,
  sealed,
})
