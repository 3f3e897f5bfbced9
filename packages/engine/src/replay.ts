import type { Game } from './game.ts'
import { start } from './play.ts'
import type { Log, Move, Position, Seat } from './position.ts'
import { Referee } from './referee.ts'
import { Refusal } from './refusal.ts'

/** The final position of a log. Throws a `Refusal` that names the first illegal move. */
export function replay<T, V, E>(game: Game<T, V, E>, log: Log): Position<T> {
  const g = refereeAt(game, log)
  for (const [n, [seat, ...move]] of log.moves.entries()) makeLogged(g, n, seat, move)
  return g.position
}

/** A quiet referee at the start of a log. Throws a `Refusal` if the log is of another game or version. */
export function refereeAt<T, V, E>(game: Game<T, V, E>, log: Omit<Log, 'moves'>): Referee<T, E> {
  if (log.game !== game.id)
    throw new Refusal('damaged-log', `This log is of “${log.game}”, not of “${game.id}”.`)
  if (log.version !== game.version) {
    throw new Refusal(
      'other-version',
      `Recorded under version ${log.version} of the rules; this is version ${game.version}. It cannot be shown move by move, but a new game on the same seed can be played.`,
    )
  }
  const { position, pending } = start(game, log.seed, log.seats, log.options, log.carried)
  return new Referee<T, E>(game, position, true).resume(pending)
}

/** Makes move number `n` (from 0) of a log. Throws a `Refusal` that names it if it is illegal. */
export function makeLogged(g: Referee<any, any>, n: number, seat: Seat, move: Move): void {
  try {
    g.make(seat, move)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Refusal('damaged-log', `Move ${n + 1} of this log cannot be made. ${why}`, { cause })
  }
}
