import type { Choice } from '@shamble/engine'
import { HAND_LIMIT } from './data/numbers.ts'
import {
  cardId,
  cardNamed,
  cardsOf,
  isHuman,
  isWeapon,
  NONE,
  ownerOf,
  type CardId,
  type G,
  type Table,
  type Who,
} from './table.ts'

/*
 * Combat cards: drawing, discarding, the hand limit (5, 7.4).
 */

/** Inserts a card into a sorted list. */
export function sortIn(cards: CardId[], card: CardId): void {
  let i = cards.length
  while (i > 0 && cards[i - 1]! > card) i--
  cards.splice(i, 0, card)
}

/** Removes one copy of a card from a list that holds it. */
export function takeOut(cards: CardId[], card: CardId): void {
  cards.splice(cards.indexOf(card), 1)
}

/** A sorted list without duplicates. */
export const different = (cards: readonly CardId[]): CardId[] =>
  cards.filter((card, i) => i === 0 || card !== cards[i - 1])

/** Whether there is a combat card to draw. */
export const canDraw = (t: Pick<Table, 'combatDeck' | 'combatDiscard'>): boolean =>
  t.combatDeck.length > 0 || t.combatDiscard.length > 0

// 5.2. Drawing a combat card into the hand. An empty deck is made from the shuffled discards; with none left nothing is drawn.
export function draw(g: G, who: Who): CardId {
  const t = g.table
  if (t.combatDeck.length === 0 && t.combatDiscard.length > 0) {
    t.combatDeck = g.shuffle(t.combatDiscard, 'combat')
    t.combatDiscard = []
    g.tell({ type: 'reshuffled', deck: 'combat' })
  }
  const card = t.combatDeck.pop()
  if (card === undefined) {
    g.tell({ type: 'noCardLeft', who })
    return NONE
  }
  g.reveal()
  sortIn(t.hand[who]!, card)
  g.tell({ type: 'drew', who, card })
  return card
}

/** Puts a card of a character on the discard pile. */
export function discardCard(g: G, who: Who, card: CardId, worn: boolean): void {
  const t = g.table
  takeOut(worn ? t.worn[who]! : t.hand[who]!, card)
  t.combatDiscard.push(card)
  g.tell({ type: 'discarded', who, card, worn })
}

/** What may be discarded: any card, a card in hand, an equipped weapon, or a tactic in hand. */
export type Among = 'any' | 'hand' | 'worn' | 'tactic'

// 7.3 no. 7, 6.2. A character discards `count` cards of its owner's choice, or all of them if it has no more.
export function lose(g: G, who: Who, count: number, among: Among): void {
  const { hand, worn } = amongCards(g.table, who, among)
  if (hand.length + worn.length > count) {
    g.table.asked = who
    return g.then(discard, who, count, among)
  }
  for (const card of hand) discardCard(g, who, card, false)
  for (const card of worn) discardCard(g, who, card, true)
}

/** The cards of a character that may be discarded. */
function amongCards(t: Table, who: Who, among: Among): { hand: CardId[]; worn: CardId[] } {
  const tactics = among === 'tactic'
  const hand = among === 'worn' ? [] : t.hand[who]!.filter((card) => !tactics || !isWeapon(card))
  return { hand, worn: among === 'any' || among === 'worn' ? [...t.worn[who]!] : [] }
}

// 7.3 no. 7, 6.2. The owner chooses the cards one by one.
export const discard: Choice<G, [who: Who, count: number, among: Among]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: (_, count, among) => `Discard ${count} ${ASKED[among][count === 1 ? 0 : 1]}.`,
  obvious: true,
  options(g, can, who, count, among) {
    if (count === 0) return
    const { hand, worn } = amongCards(g.table, who, among)
    for (const card of different(hand)) can('discard', cardId(card))
    for (const card of different(worn)) can('giveUp', cardId(card))
  },
  take: {
    discard(g, [who, count, among], card: string) {
      discardCard(g, who, cardNamed(card), false)
      g.then(discard, who, count - 1, among)
    },
    giveUp(g, [who, count, among], card: string) {
      discardCard(g, who, cardNamed(card), true)
      g.then(discard, who, count - 1, among)
    },
  },
}

const ASKED: Record<Among, readonly [one: string, several: string]> = {
  any: ['combat card', 'combat cards'],
  hand: ['card from hand', 'cards from hand'],
  worn: ['equipped weapon', 'equipped weapons'],
  tactic: ['tactic', 'tactics'],
}

// 7.4. Hand limit. At the end of the Battle step a hand of more than five is discarded down to five. Equipped weapons do not
// count.
export function keepHandLimit(g: G, who: Who): void {
  const over = g.table.hand[who]!.length - HAND_LIMIT
  if (isHuman(g.table, who) && over > 0) g.then(lose, who, over, 'hand')
}

/** Whether a character has no combat card, in hand or equipped (7.3 no. 8). */
export const hasNothing = (t: Table, who: Who): boolean => cardsOf(t, who) === 0
