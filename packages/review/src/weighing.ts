import { power, type Move, type Pending, type Seat } from '@shamble/engine'
import { atOnce } from '@shamble/engine/bots'

/** What a move of a decision is worth: shares of a victory. */
export interface Weight {
  move: Move
  /** The mean over the worlds, and the standard error of that. */
  worth: number
  error: number
  /** By how much the best move leads this one in the same worlds, and the standard error of that. 0 for the best move itself. */
  behind: number
  behindError: number
  worlds: number
}

/** All moves of a seat among the open choices, each once. */
export function movesOfSeat(pending: readonly Pending[], seat: Seat): Move[] {
  const moves = pending.filter((choice) => choice.seat === seat).flatMap((choice) => choice.moves)
  return [...new Map(moves.map((move) => [move.join(' '), move])).values()]
}

/** Weighs moves as `weighing` does, at once. */
export const weighed = (...all: Parameters<typeof weighing>): Weight[] => atOnce(weighing(...all))

/**
 * Weighs moves against each other: each is valued in the same `many` imagined worlds, with the same dice (common random numbers). The
 * best comes first, the others by how far they are behind. Yields the share done after every value.
 */
export function* weighing(
  moves: readonly Move[],
  many: number,
  nextWorld: () => number,
  valueIn: (move: Move, world: number) => number,
): Generator<number, Weight[]> {
  const values = moves.map(() => new Float64Array(many))
  for (let n = 0; n < many; n++) {
    const world = nextWorld()
    for (const [i, move] of moves.entries()) {
      values[i]![n] = valueIn(move, world)
      yield (n * moves.length + i + 1) / (many * moves.length)
    }
  }
  const means = values.map(mean)
  const best = values[means.indexOf(Math.max(...means))]!
  return moves
    .map((move, i) => {
      const behind = values[i]!.map((value, n) => best[n]! - value)
      return {
        move,
        worth: means[i]!,
        error: errorOf(values[i]!),
        behind: mean(behind),
        behindError: errorOf(behind),
        worlds: many,
      }
    })
    .toSorted((a, b) => a.behind - b.behind)
}

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length

// The standard error of the mean.
function errorOf(values: Float64Array): number {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + power(value - middle, 2), 0)
  return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length)
}
