import type { Game } from './game.ts'
import { newLog, play, start } from './play.ts'
import type { Json, Log, Move, Options, Pending, Position, Seat, Told } from './position.ts'
import { Refusal } from './refusal.ts'

/**
 * A game being played: its log, where it stands, and how far back undo may go. Plain JSON.
 * `floor` is the length of the log at the last seal or at the last move of another seat; `stored` is the position there.
 */
export interface Session<Table> {
  log: Log
  position: Position<Table>
  floor: number
  stored: Position<Table>
}

/** A session after a move (or after set-up), the choices now open, and what happened. */
export interface Advanced<Table, Event> {
  session: Session<Table>
  pending: Pending[]
  told: Told<Event>[]
}

/** Opens a game, with what is carried over from the game before, and tells what set-up did. */
export function open<T, V, E>(
  game: Game<T, V, E>,
  seed: string,
  seats: number,
  options: Options,
  carried: Json | null = null,
): Advanced<T, E> {
  const log = newLog(game, seed, { seats, options, ...(carried !== null && { carried }) })
  const { position, pending, told } = start(game, seed, log.seats, log.options, log.carried)
  return { session: { log, position, floor: 0, stored: position }, pending, told }
}

/** Makes a move; the session given is left as it is. */
export function advance<T, V, E>(
  game: Game<T, V, E>,
  session: Session<T>,
  seat: Seat,
  move: Move,
): Advanced<T, E> {
  const { position, pending, told, sealed } = play(game, session.position, seat, move)
  const { log } = session
  const moves: Log['moves'] = [...log.moves, [seat, ...move]]
  const next: Session<T> = { ...session, log: { ...log, moves }, position }
  if (sealed) return { session: { ...next, floor: moves.length, stored: position }, pending, told }
  const last = log.moves.at(-1)
  if (last && last[0] !== seat)
    return { session: { ...next, floor: log.moves.length, stored: session.position }, pending, told }
  return { session: next, pending, told }
}

/** Whether a seat may take back the last move: its own, with nothing revealed and no die rolled since. */
export function mayUndo(session: Session<any>, seat: Seat): boolean {
  const { moves } = session.log
  return moves.length > session.floor && moves.at(-1)![0] === seat
}

/** Takes back the last move by playing again from the last seal. */
export function undo<T, V, E>(game: Game<T, V, E>, session: Session<T>, seat: Seat): Session<T> {
  if (!mayUndo(session, seat)) {
    throw new Refusal(
      'nothing-to-undo',
      'There is nothing to take back: dice were rolled, or somebody else has moved.',
    )
  }
  const moves = session.log.moves.slice(0, -1)
  const position = moves
    .slice(session.floor)
    .reduce((at, [who, ...move]) => play(game, at, who, move).position, session.stored)
  return { ...session, log: { ...session.log, moves }, position }
}
