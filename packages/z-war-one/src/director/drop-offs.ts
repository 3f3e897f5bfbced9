import type { Choice } from '@shamble/engine'
import { findUnit } from '../questions.ts'
import { NONE, unit as unitId, type G } from '../table.ts'

// 18.9. Before cards and rolls the Director may take units off the board: they are free for others. None in a grapple, no risen heroes.
export const dropOff: Choice<G, []> = {
  seat: (g) => g.table.director,
  ask: 'Take units off the board?',
  options(g, can) {
    const own = g.table.infected.filter(({ at, risen }) => at !== NONE && risen === NONE)
    if (own.length === 0) return
    for (const { id } of own) can('remove', unitId(id))
    can('done')
  },
  take: {
    remove(g, _, part) {
      const t = g.table
      const { id, kind } = findUnit(t, unitId.of(part))!
      t.infected = t.infected.filter((each) => each.id !== id)
      g.tell({ type: 'withdrawn', unit: id, kind })
      g.again()
    },
    done() {},
  },
}
