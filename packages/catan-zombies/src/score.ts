import type { Seat } from '@shamble/engine'
import { pointsOf } from './end.ts'
import type { Table } from './table.ts'

export function score(t: Table, seat: Seat): number {
  return t.out[seat] ? 0 : Math.min(1, pointsOf(t, seat) / 10)
}
