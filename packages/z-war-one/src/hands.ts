import { CARDS } from './data/cards.ts'
import { cardsOf, kindOf } from './questions.ts'
import type { Table } from './table.ts'

/*
 * 6.1, 15. What heroes have in their hands: a card that comes there, and what may be held.
 */

/** A card comes into a hero's hands, fresh. */
export function addCard(t: Table, hero: number, kind: number, search: number, found: boolean): number {
  t.cards.push({ kind, hero, rounds: CARDS[kind]!.rounds, used: false, fired: false, search, found })
  return t.cards.length - 1
}

/** What a hero may hold: each weapon, the Stink Tank, each pair of pistols with the stronger first. */
export function weaponsOf(t: Table, hero: number): number[][] {
  const found: number[][] = []
  const pistols: number[] = []
  for (const card of cardsOf(t, hero)) {
    const { kind, power } = kindOf(t, card)
    if (kind === 'weapon' || kind === 'stink-tank') found.push([card])
    if (power !== undefined) pistols.push(card)
  }
  const power = (card: number) => kindOf(t, card).power!
  pistols.forEach((one, i) => {
    for (const other of pistols.slice(i + 1))
      found.push(power(other) > power(one) ? [other, one] : [one, other])
  })
  return found
}
