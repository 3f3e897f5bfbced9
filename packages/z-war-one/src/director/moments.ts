import type { Window } from '../data/director.ts'
import type { G } from '../table.ts'
import { isAsked } from './deck.ts'
import { playCard } from './play-card.ts'
import { goOn } from './steps.ts'

// 18.11, R-73. A moment has come: the Director may play a card. Whether he is asked does not depend on his hand.
export function moment(g: G, window: Window, ...about: number[]): void {
  if (isAsked(g.table, window)) return g.then(playCard, window, ...about)
  goOn(g, window, about)
}
