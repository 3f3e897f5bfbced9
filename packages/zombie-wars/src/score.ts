import type { Seat } from '@shamble/engine'
import { living, zombiesOf } from './questions.ts'
import type { Table } from './table.ts'

/** How a seat stands: its share of all that is left of Smallton. */
export function score(t: Table, seat: Seat): number {
  let all = living(t)
  for (const horde of t.hordes) all += horde.zombies.length
  return all === 0 ? 0 : zombiesOf(t, seat) / all
}
