import { look, play, start, type AnyGame, type Log, type Move, type Seat } from '@shamble/engine'
import { gainIn, luckIn, type Course } from '@shamble/review'
import type { SomeWords } from '../shell/source.ts'

/** What a step changed for the reviewed seat, in points of 100: what the move gained it, and what luck did. */
export interface Change {
  /** The number of moves made before. */
  at: number
  /** Who moved. */
  seat: Seat
  gain: number
  luck: number
}

/** A lead in words: with one decimal below a point. */
export function leadIn(points: number): string {
  const shown = points < 0.95 ? points.toFixed(1) : String(Math.round(points))
  return `${shown} ${shown === '1' ? 'point' : 'points'}`
}

/** Half the width of an interval, with one decimal, never 0. */
export const errorIn = (points: number): string => Math.max(0.1, points).toFixed(1)

/** The changes of every step for a seat. */
export function changesOf({ start, steps }: Course, seat: Seat): Change[] {
  return steps.map((step, at) => ({
    at,
    seat: step.seat,
    gain: 100 * gainIn(step, at === 0 ? start : steps[at - 1]!.after, seat),
    luck: 100 * luckIn(step, seat),
  }))
}

/** A point of 100, in words, with its sign. */
export const pointsIn = (points: number): string => {
  const whole = Math.round(points)
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0'
}

/** Says moves of a log as the seat that made them could have read them. */
export function sayer(game: AnyGame, words: SomeWords, log: Log) {
  const { seed, seats, options, carried } = log
  const turns = [start(game, seed, seats, options, carried)]
  const turnAt = (at: number) => {
    for (let n = turns.length; n <= at; n++) {
      const [seat, ...move] = log.moves[n - 1]!
      const { position, pending } = turns[n - 1]!
      turns.push(play(game, position, seat, move, pending))
    }
    return turns[at]!
  }
  return (at: number, seat: Seat, move: Move): string => {
    const { position, pending } = turnAt(at)
    return words.move(move, look(game, position, seat, pending, true).view, null).replace(/\.$/, '')
  }
}
