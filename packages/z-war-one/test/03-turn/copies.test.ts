import { expect, test } from 'vitest'
import { copyTable } from '../../src/copies.ts'
import type { Pass, Roll, Table } from '../../src/table.ts'
import { KAT, tableOf } from '../field.ts'
import { row } from '../yards.ts'

/*
 * 3.2. Copies of the table, on which bots try moves.
 */

const ROLL: Roll = {
  kind: 'attack',
  hero: KAT,
  unit: 0,
  dice: [7],
  bonus: 2,
  cards: [4],
  does: ['kill'],
  aimed: true,
  again: true,
  misfired: true,
}

// A table on which no list is empty.
function fullTable(more: Partial<Table>): Table {
  const t = tableOf(row('K', 'zW'))
  for (const whole of [t, ...t.heroes])
    for (const [name, value] of Object.entries(whole))
      if (Array.isArray(value) && value.length === 0) Object.assign(whole, { [name]: [1] })
  return Object.assign(t, more)
}

// The places of objects and lists that two values share.
function shared(one: unknown, other: unknown, place = 'table'): string[] {
  if (typeof one !== 'object' || one === null) return []
  if (one === other) return [place]
  return Object.entries(one).flatMap(([name, value]) =>
    shared(value, (other as Record<string, unknown>)[name], `${place}.${name}`),
  )
}

test('3.2. A copy has all that lies on the table in the same order, and shares none of it.', () => {
  const passes: Pass[] = [{ window: 'hero-move-start', until: 'phase' }]
  for (const more of [{}, { roll: ROLL }, { roll: ROLL, passes }]) {
    const t = fullTable(more)
    const copy = copyTable(t)
    expect(JSON.stringify(copy)).toBe(JSON.stringify(t))
    expect(shared(t, copy)).toEqual([])
  }
})
