import type { ChallengeWords, Result, Seat } from '@shamble/engine'
import { signed } from './naming.ts'
import type { Table } from './table.ts'

/** Ranks results of a challenge: the higher score, then fewer moves. */
export const standing = (_: Table, { scores }: Result, seat: Seat, moves: number): number[] => [
  scores![seat]!,
  -moves,
]

/** A challenge in words. */
export const challenge: ChallengeWords = {
  asks: 'Score as high as you can. More than 0 is a win.',
  reached: ([score]) => `${score! > 0 ? 'Won' : 'Lost'} with ${signed(score!)} VP`,
}
