import type { Choice } from '@shamble/engine'
import { spendCard } from '../heroes/gear.ts'
import { layoutOf } from '../missions/index.ts'
import { cardsOf, isHere, kindOf } from '../questions.ts'
import { card as cardId, type G, type Table } from '../table.ts'

/*
 * 18.7. Loot as a shield, in Director games only.
 */

/** The loot of a hero on the board, in Director games (18.7, R-56). */
function shieldsOf(t: Table, hero: number): number[] {
  const { mode } = layoutOf(t.mission).mission
  if (mode !== 'director' || !isHere(t.heroes[hero]!)) return []
  return cardsOf(t, hero).filter((card) => kindOf(t, card).kind === 'loot')
}

// 18.7. At the beginning of the hero move a hero may discard loot: the Director plays no more cards until the next turn.
export const shield: Choice<G, [hero: number]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'Discard loot, so that the Director plays no card this turn?',
  options(g, can, hero) {
    const loot = g.table.silenced ? [] : shieldsOf(g.table, hero)
    if (loot.length === 0) return
    for (const card of loot) can('discard', cardId(card))
    can('keep')
  },
  take: {
    discard(g, [hero], part) {
      g.table.silenced = true
      spendCard(g, cardId.of(part))
      g.tell({ type: 'silenced', hero })
    },
    keep() {},
  },
}
