import { makeLogged, refereeAt, replay, shareOf, sideOf, type AnyGame, type Log } from '@shamble/engine'
import { scoreOf } from '@shamble/engine/bots'
import { regressors, type Calibration } from '@shamble/review'

// A position is taken at this interval of moves: neighbours say nearly the same.
const STRIDE = 3
// Draws the weights of the time to zero, as a share of the positions: games are few, and their positions alike.
const RIDGE = 0.0003
const ROUNDS = 30

interface Row {
  x: number[]
  won: number
}

/** Fits the calibration of a game to finished games: the log-odds of the share of the victory, by Newton's method with a small ridge. */
export function fitted(game: AnyGame, logs: readonly Log[]): Calibration {
  const moves = logs.reduce((sum, log) => sum + log.moves.length / log.seats, 0) / logs.length
  const rows = logs.flatMap((log) => rowsOf(game, log, moves))
  const width = rows[0]!.x.length
  const weights = new Array<number>(width).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((w, i) => (i === 0 ? 0 : -RIDGE * rows.length * w))
    const bend = weights.map((_, i) => weights.map((_, j) => (i === j && i > 0 ? RIDGE * rows.length : 0)))
    for (const { x, won } of rows) {
      const p = 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * weights[i]!, 0)))
      for (let i = 0; i < width; i++) {
        slope[i]! += x[i]! * (won - p)
        for (let j = 0; j < width; j++) bend[i]![j]! += x[i]! * x[j]! * p * (1 - p)
      }
    }
    for (const [i, by] of solved(bend, slope).entries()) weights[i]! += by
  }
  const rounded = weights.map((w) => Math.round(1000 * w) / 1000)
  return { moves: Math.round(moves), weights: rounded as unknown as Calibration['weights'] }
}

// The seats of the side of the first: the estimator derives the other side from it.
function rowsOf(game: AnyGame, log: Log, usual: number): Row[] {
  const end = replay(game, log)
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  const seats = Array.from({ length: log.seats }, (_, seat) => seat).filter(
    (seat) => !game.sideOf || sideOf(game, end.table, seat) === sideOf(game, end.table, 0),
  )
  const shares = seats.map((seat) => shareOf(game, end.table, end.result!, seat))
  const rows: Row[] = []
  for (const [at, [mover, ...move]] of log.moves.entries()) {
    if (at % STRIDE === 0)
      for (const [n, seat] of seats.entries())
        rows.push({
          x: regressors(scoreOf(game, g.table, seat), at / (usual * log.seats)),
          won: shares[n]!,
        })
    makeLogged(g, at, mover, move)
  }
  return rows
}

// Gaussian elimination with pivots.
function solved(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!])
  const size = rows.length
  for (let i = 0; i < size; i++) {
    let best = i
    for (let j = i + 1; j < size; j++) if (Math.abs(rows[j]![i]!) > Math.abs(rows[best]![i]!)) best = j
    const pivot = rows[best]!
    rows[best] = rows[i]!
    rows[i] = pivot
    for (let j = 0; j < size; j++) {
      if (j === i) continue
      const by = rows[j]![i]! / pivot[i]!
      for (let k = i; k <= size; k++) rows[j]![k]! -= by * pivot[k]!
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!)
}
