import type { Seat } from '@shamble/engine'
import { standing } from './ending.ts'
import type { Table } from './table.ts'

export function score(t: Table, seat: Seat): number {
  return standing(t).winners.includes(seat) ? 1 : 0
}
