import { PERKS } from './data/perks.ts'
import type { Event } from './events.ts'
import { cardName, heroName, listed, squareName } from './names.ts'
import { priceOf } from './prices.ts'
import { card as cardId, heroId, perk as perkId, square } from './table.ts'
import type { View } from './view.ts'

/*
 * 1.3. What is said while a game is set up: a page has no other words before the first turn.
 */

export const FACINGS: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' }

/** A square, and a card in somebody's hands, as parts of a move. */
export const at = (part: string, view: View): string => squareName(square.of(part), view)
export const held = (part: string, view: View): string => cardName(view.cards[cardId.of(part)]!.kind)

/** Whose move it is now. */
export const mover = (view: View): number => view.heroes.findIndex(({ move }) => move === 'open')

/** Says what a move does, from its parts. */
export type Mover = (parts: readonly string[], view: View) => string

export const SET_UP_MOVES: Record<string, Mover> = {
  buy: ([part, of]) => {
    const [perk, hero] = [perkId.of(part!), heroId.of(of!)]
    return `${heroName(hero)} learns ${PERKS[perk]!.name}: ${priceOf(hero, perk)} XP`
  },
  save: ([hero]) => `${heroName(heroId.of(hero!))} saves what is left`,
  start: ([to, hero], view) => `${heroName(heroId.of(hero!))} starts on ${at(to!, view)}`,
  ready: (cards, view) => `Hold ${listed(cards.map((part) => held(part, view)))}`,
}

type Tellers<Types extends Event['type']> = {
  [T in Types]: (event: Extract<Event, { type: T }>, view: View) => string
}

export const SET_UP_TELLERS: Tellers<'perkBought' | 'stationed' | 'readied'> = {
  perkBought: ({ hero, perk, price }) => `${heroName(hero)} learns ${PERKS[perk]!.name} for ${price} XP.`,
  stationed: ({ hero, at }, view) => `${heroName(hero)} starts on ${squareName(at, view)}.`,
  readied: ({ hero, kinds }) => `${heroName(hero)} holds ${listed(kinds.map(cardName))}.`,
}

/** The sections of the reference behind its steps and events. */
export const SET_UP_STEPS = { buyPerks: '16.2', station: '1.3', firstWeapon: '1.3' }
export const SET_UP_EVENTS = { perkBought: '16.2', stationed: '1.3', readied: '4.4' }
