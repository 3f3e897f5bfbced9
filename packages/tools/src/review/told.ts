import { refereeAt, shareOf, sideOf, type AnyGame, type Log, type Referee, type Seat } from '@shamble/engine'
import { happenings } from '@shamble/review'

/** What the chance of each seat to win depends on. `at`: the number of moves made. */
export type Features = (table: unknown, at: number) => (seat: Seat) => number[]

/** What a finished game says about the chances of a seat. Features are row after row. */
export interface Told {
  /** Its share of the victory. */
  share: number
  /** The luck in events that could end the game, as far as they did: there the value is a share. */
  known: number
  /** The number of features. */
  width: number
  /** The features of positions that came, the start first. */
  came: Float32Array
  /** The features of positions after events of chance, as they came and as they were drawn again. */
  events: Float32Array
  /** How much the value of each of these counts in the luck: 1 as it came, −1/draws as it was drawn again. */
  parts: Float32Array
}

// Noise of the draws shrinks the weights by about a thirty-second.
const DRAWS = 16
// A position is taken at this interval of moves: neighbours say nearly the same.
const STRIDE = 3

/** What a game says to each seat whose chances are named: those of the side of the first. */
export function toldBy(game: AnyGame, log: Log, features: Features): Told[] {
  const start = refereeAt<unknown, unknown, unknown>(game, log)
  const first = features(start.table, 0)
  const seats = Array.from({ length: log.seats }, (_, seat) => ({
    seat,
    known: 0,
    came: [first(seat)],
    events: [] as number[][],
    parts: [] as number[],
  }))
  let end: Referee<unknown, unknown> | undefined
  for (const { at, after, again } of happenings(game, log, DRAWS)) {
    end = after
    if (at % STRIDE === 0 && !after.result) {
      const featuresOf = features(after.table, at)
      for (const told of seats) told.came.push(featuresOf(told.seat))
    }
    if (again.length === 0) continue
    for (const [n, { table, result }] of [after, ...again].entries()) {
      const part = n === 0 ? 1 : -1 / DRAWS
      const featuresOf = result ? null : features(table, at)
      for (const told of seats) {
        if (featuresOf) {
          told.events.push(featuresOf(told.seat))
          told.parts.push(part)
        } else {
          told.known += part * shareOf(game, table, result!, told.seat)
        }
      }
    }
  }
  const { table, result } = end!
  return seats
    .filter(({ seat }) => !game.sideOf || sideOf(game, table, seat) === sideOf(game, table, 0))
    .map(({ seat, known, came, events, parts }) => ({
      share: shareOf(game, table, result!, seat),
      known,
      width: came[0]!.length,
      came: Float32Array.from(came.flat()),
      events: Float32Array.from(events.flat()),
      parts: Float32Array.from(parts),
    }))
}
