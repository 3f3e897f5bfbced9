import type { Pending } from '@shamble/engine'
import type { Event } from './events.ts'
import { cardName, heroName, listed } from './names.ts'
import { priceOf } from './prices.ts'
import { partName, type MoveSentence, type Sentence } from './sentences.ts'
import { card as cardId, heroId, perk as perkId } from './table.ts'
import type { View } from './view.ts'

/*
 * 1.3. What is said while a game is set up: a page has no other words before the first turn.
 */

export const SET_UP_MOVES: Record<string, MoveSentence> = {
  buy: ([perk, hero]) => `{1} learns {0}: ${priceOf(heroId.of(hero!), perkId.of(perk!))} XP`,
  save: '{0} saves what is left',
  start: '{1} starts on {0}',
  ready: (cards, view) => `Hold ${listed(cards.map((part) => partName(part, view)))}`,
}

const ASKS: Record<string, string> = {
  buyPerks: 'Which perk does {hero} learn?',
  station: 'Where does {hero} start?',
  firstWeapon: 'Which weapon does {hero} hold first?',
}

/** A question of the set-up, with the hero whom its moves name, or whose card they name. */
export function askedOf({ step, ask, moves }: Pending, view: View): string {
  const part = moves[0]?.at(-1) ?? ''
  const hero = part.startsWith('card:') ? view.cards[cardId.of(part)]!.hero : heroId.of(part)
  return part.includes(':') ? ASKS[step]!.replace('{hero}', heroName(hero)) : ask
}

/** A sentence for each of some kinds of events. */
export type Tellers<Types extends Event['type']> = { [T in Types]: Sentence<Extract<Event, { type: T }>> }

export const SET_UP_TELLERS: Tellers<'perkBought' | 'stationed' | 'readied'> = {
  perkBought: '{hero} learns {perk} for {price} XP.',
  stationed: '{hero} starts on {at}.',
  readied: ({ kinds }) => `{hero} holds ${listed(kinds.map(cardName))}.`,
}

/** The sections of the reference behind its steps and events. */
export const SET_UP_STEPS = { buyPerks: '16.2', station: '1.3', firstWeapon: '1.3' }
export const SET_UP_EVENTS = { perkBought: '16.2', stationed: '1.3', readied: '4.4' }
