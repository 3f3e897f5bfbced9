import type { Seat } from '@shamble/engine'
import { countUp } from './ending.ts'
import type { Table } from './table.ts'

/** How well the Player stands, from 0 to 1: a smooth step around a score of 0. */
export function standing(t: Table, _seat: Seat): number {
  const { adventurers, gold, open } = countUp(t)
  return 1 / (1 + Math.exp(-(t.score + adventurers + gold + open) / 40))
}
