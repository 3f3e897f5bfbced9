import { readCarried } from './carried.ts'
import type { AnyGame, Game } from './game.ts'
import { readOptions, readSeats, readSeed } from './options.ts'
import { pendingIn, play, start } from './play.ts'
import type { Json, Log, Move, Options, Pending, Position, Seat, SetUp, Told } from './position.ts'
import { Refusal } from './refusal.ts'

/** A game in progress: its log, its position, and how far undo may go. Plain JSON. */
export interface Timeline<Table> {
  log: Log
  position: Position<Table>
  /** The open choices. */
  pending: Pending[]
  /** The number of moves at the last seal (chance or a secret), and the position there. Undo stops at it. */
  seal: number
  stored: Position<Table>
}

/** A timeline after a move or set-up, and its events. */
export interface Advanced<Table, Event> {
  timeline: Timeline<Table>
  told: Told<Event>[]
}

/** An empty log with all options. Throws a `Refusal` for an invalid set-up. */
export function newLog(game: AnyGame, seed: string, { seats, options, carried }: SetUp): Log {
  const own = readOptions(game, options, true)
  const taken = readCarried(game, carried, own)
  return {
    game: game.id,
    version: game.version,
    seats: readSeats(game, seats, own),
    options: own,
    ...(taken !== null && { carried: taken }),
    seed: readSeed(seed),
    moves: [],
  }
}

/** Starts a game; `carried` comes from the game before. */
export function open<T, V, E>(
  game: Game<T, V, E>,
  seed: string,
  seats: number,
  options: Options,
  carried: Json | null = null,
): Advanced<T, E> {
  const log = newLog(game, seed, { seats, options, ...(carried !== null && { carried }) })
  const { position, pending, told } = start(game, seed, log.seats, log.options, log.carried)
  return { timeline: { log, position, pending, seal: 0, stored: position }, told }
}

/** Makes a move and leaves the given timeline unchanged. Throws as `play` does. */
export function advance<T, V, E>(
  game: Game<T, V, E>,
  timeline: Timeline<T>,
  seat: Seat,
  move: Move,
): Advanced<T, E> {
  const { position, pending, told, sealed } = play(game, timeline.position, seat, move, timeline.pending)
  const log: Log = { ...timeline.log, moves: [...timeline.log.moves, [seat, ...move]] }
  const seal = sealed ? { seal: log.moves.length, stored: position } : {}
  return { timeline: { ...timeline, log, position, pending, ...seal }, told }
}

/** The length of the log before the last move of a seat; null if that move is sealed. */
export function backTo({ log: { moves }, seal }: Timeline<any>, seat: Seat): number | null {
  for (let n = moves.length - 1; n >= seal; n--) if (moves[n]![0] === seat) return n
  return null
}

/** Goes back to a length of the log, by replaying from the last seal. Throws a `Refusal` if it lies before the seal. */
export function takeBack<T, V, E>(game: Game<T, V, E>, timeline: Timeline<T>, to: number): Timeline<T> {
  const { log, seal, stored } = timeline
  if (to < seal) throw nothing()
  const moves = log.moves.slice(0, to)
  const position = moves
    .slice(seal)
    .reduce((at, [seat, ...move]) => play(game, at, seat, move).position, stored)
  return { ...timeline, log: { ...log, moves }, position, pending: pendingIn(game, position) }
}

/** Whether the last move is this seat's, with no chance used and nothing revealed since. */
export function mayUndo(timeline: Timeline<any>, seat: Seat): boolean {
  return backTo(timeline, seat) === timeline.log.moves.length - 1
}

/** Takes back the last move. Throws a `Refusal` unless `mayUndo`. */
export function undo<T, V, E>(game: Game<T, V, E>, timeline: Timeline<T>, seat: Seat): Timeline<T> {
  if (!mayUndo(timeline, seat)) throw nothing()
  return takeBack(game, timeline, timeline.log.moves.length - 1)
}

const nothing = () =>
  new Refusal(
    'nothing-to-undo',
    'There is nothing to take back: dice were rolled, something was shown, or another player has moved.',
  )
