import { listed } from '@shamble/engine'
import type { Event } from './events.ts'
import { cardName, count, roleName, several, threatName, threatText, whoName, zoneName } from './naming.ts'
import { reasonText } from './reasons.ts'
import type { Table, Who } from './table.ts'

type Cast = Pick<Table, 'role' | 'at'>
type Tell<E> = (event: E, cast: Cast) => string

const the = (cast: Cast, who: Who): string => `the ${whoName(cast, who)}`
const The = (cast: Cast, who: Who): string => `The ${whoName(cast, who)}`

function movedBy(event: Extract<Event, { type: 'moved' }>, cast: Cast): string {
  const who = The(cast, event.who)
  const to = zoneName(event.to)
  if (event.by === 'foot') return `${who} goes to ${to}.`
  if (event.by === 'aircraft') return `${who} takes the aircraft to ${to}.`
  if (event.by === 'pilot') return `${who} flies to ${to}.`
  return `${who} moves to ${to} with ${cardName(event.by)}.`
}

const total = ({ die, bonus, horde }: { die: number; bonus: number; horde: number }): string =>
  `${die + bonus} against ${horde}`

const TELL: { [Type in Event['type']]: Tell<Extract<Event, { type: Type }>> } = {
  roleTaken: ({ role, dealt }) =>
    dealt ? `The ${roleName(role)} is dealt.` : `The ${roleName(role)} is chosen.`,
  worldLaid: ({ strong }) => `The world is laid out, with ${several(strong, 'strong horde')} in sight.`,
  cardsDealt: ({ who, cards }, cast) => `${The(cast, who)} begins with ${listed(cards.map(cardName))}.`,
  roundBegan: ({ round }) => `Round ${round}.`,
  turnBegan: ({ who, zombie }, cast) =>
    zombie ? `The turn of ${the(cast, who)}, a zombie.` : `The turn of ${the(cast, who)}.`,
  ended: ({ strong, won }) =>
    `The end: ${several(strong, 'strong horde')}. ${won ? 'The world holds out.' : 'The world is lost.'}`,
  allTurned: () => 'Everyone has turned.',
  tokenTurned: ({ zone, value }) =>
    value === 0
      ? `The token in ${zoneName(zone)} shows 0: the zone is clear.`
      : `In ${zoneName(zone)} a horde of ${value} turns up.`,
  grew: ({ zone, by, strength }) =>
    by === 0
      ? `${zoneName(zone)} already has a horde of ${strength}.`
      : `The horde in ${zoneName(zone)} grows to ${strength}.`,
  weakened: ({ zone, by, strength, why }) => {
    const cause = why === 'battle' ? '' : ` (${why === 'splash' ? 'Sapper' : cardName(why)})`
    return strength === 0
      ? `The horde in ${zoneName(zone)} is gone${cause}.`
      : `The horde in ${zoneName(zone)} loses ${by} and has ${strength} left${cause}.`
  },
  hordeMoved: ({ from, to, strength, lost }) =>
    `The horde of ${zoneName(from)} moves to ${zoneName(to)}: strength ${strength}${lost > 0 ? `, ${count(lost)} over 4 lost` : ''}.`,
  aircraftLost: ({ zone }) => `The aircraft of ${zoneName(zone)} is gone.`,
  moved: movedBy,
  flightChosen: ({ who, to }, cast) => `${The(cast, who)} discards a card to fly to ${zoneName(to)}.`,
  stayed: ({ who, at }, cast) => `${The(cast, who)} stays in ${zoneName(at)}.`,
  equipped: ({ who, card }, cast) => `${The(cast, who)} equips ${cardName(card)}.`,
  unequipped: ({ who, card }, cast) => `${The(cast, who)} puts ${cardName(card)} away.`,
  drew: ({ who, card }, cast) => `${The(cast, who)} draws ${cardName(card)}.`,
  noCardLeft: () => 'No combat card is left to draw.',
  discarded: ({ who, card }, cast) => `${The(cast, who)} discards ${cardName(card)}.`,
  played: ({ who, card }, cast) => `${The(cast, who)} plays ${cardName(card)}.`,
  putAside: () => '',
  recovered: ({ who, card }, cast) => `${The(cast, who)} takes ${cardName(card)} from the discards.`,
  reshuffled: ({ deck }) =>
    deck === 'combat'
      ? 'The discarded combat cards are shuffled into a new deck.'
      : 'The discarded Threat Escalation cards are shuffled into a new deck.',
  battleBegan: ({ who, zone, strength, own }, cast) =>
    own
      ? `${The(cast, who)} fights the horde of ${strength} in ${zoneName(zone)}.`
      : `The horde of ${strength} in ${zoneName(zone)} attacks ${the(cast, who)}.`,
  noBattle: ({ zone }) => `There is nothing left to fight in ${zoneName(zone)}.`,
  rolled: ({ who, die, bonus, horde, sides }, cast) =>
    `${The(cast, who)} rolls ${die} + ${bonus}, the horde ${horde} on a d${sides}.`,
  rerolled: ({ card, die, horde }) => `Re-rolled with ${cardName(card)}: now ${die}, the horde ${horde}.`,
  battleWon: (event, cast) =>
    `${The(cast, event.who)} wins, ${total(event)}${event.tie ? ': a tie is won' : ''}.`,
  battleLost: (event, cast) =>
    `${The(cast, event.who)} loses, ${total(event)}: ${several(event.demand, 'card')} to discard.`,
  shieldRolled: ({ card, shows, demand }) =>
    `${cardName(card)} rolls ${shows}: ${several(demand, 'card')} to discard.`,
  spared: ({ by }) => `${cardName(by)}: nothing to discard.`,
  tended: ({ medic, demand }, cast) => `${The(cast, medic)} helps: ${several(demand, 'card')} to discard.`,
  battleEnded: () => '',
  broke: ({ card }) => `${cardName(card)} is used up.`,
  turned: ({ role, zone }) => `With no card left, the ${roleName(role)} turns in ${zoneName(zone)}.`,
  threatDrawn: ({ card }) => `Threat: ${threatName(card)}. ${threatText(card)}`,
  threatSunk: ({ who, card }, cast) =>
    `${The(cast, who)} puts ${threatName(card)} on the bottom of the deck.`,
  threatCancelled: ({ card }) => `${threatName(card)} has no effect.`,
  nothingHappened: () => 'Nothing happens.',
  zombieStepped: ({ trail }, cast) => reasonText(trail, cast),
}

/** One sentence for an event. Characters are called by their roles. */
export const tellEvent = (event: Event, cast: Cast): string => (TELL[event.type] as Tell<Event>)(event, cast)
