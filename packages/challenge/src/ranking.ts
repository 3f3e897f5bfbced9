import { shareOf, type AnyGame, type Position, type Seat } from '@shamble/engine'
import { PERSON } from '@shamble/engine/bots'
import type { Reached, Row } from './page.ts'

/** Number of rows that a board shows. */
export const BOARD = 100

/** What a person reached in a finished game, by the game's order of results. In a challenge they have the first seat. */
export function reached(
  game: AnyGame,
  { table, result }: Position<unknown>,
  moves: number,
  seat: Seat = PERSON,
): Reached {
  const usual = () => [shareOf(game, table, result!, seat), result!.scores?.[seat] ?? 0, -moves]
  const standing = game.standing?.(table, result!, seat, moves) ?? usual()
  // Standings are stored as JSON, which has no -0.
  return { standing: standing.map((n) => n || 0), result: result!, moves }
}

/** Compares two standings: negative when the first is better, positive when the second is, 0 for a tie. */
export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const more = (b[i] ?? 0) - (a[i] ?? 0)
    if (more !== 0) return more
  }
  return 0
}

/** The keys of a board's order. */
export type Ranked = Pick<Row, 'standing' | 'when'>

/** The order of a board: better first; ties by time. */
export const order = (a: Ranked, b: Ranked): number => compare(a.standing, b.standing) || a.when - b.when

/** The rank of a standing on a board, from 1; ties share a rank. */
export const rankOn = (rows: readonly Ranked[], standing: readonly number[]): number =>
  1 + rows.filter((row) => compare(row.standing, standing) < 0).length

/** Rows in the order of a board, each with its rank. */
export function ranked<R extends Ranked>(rows: readonly R[]): (R & { rank: number })[] {
  let rank = 0
  return rows.toSorted(order).map((row, i, all) => {
    const before = all[i - 1]
    if (!before || compare(before.standing, row.standing) !== 0) rank = i + 1
    return { ...row, rank }
  })
}
