import type { Event } from './events.ts'
import { capital, listed } from '@shamble/engine'
import {
  CARD_NAMES,
  cardsName,
  cornerName,
  edgeName,
  hexName,
  offerName,
  resourceName,
  seatName,
  several,
} from './names.ts'
import { NOBODY, sum } from './table.ts'
import type { View } from './view.ts'

type Tale<T extends Event['type']> = (event: Extract<Event, { type: T }>, view: View) => string

// One sentence for each event; empty if it is not worth telling.
const TALES: { [T in Event['type']]: Tale<T> } = {
  startRolled: ({ seat, dice }) => `${seatName(seat)} rolls ${dice[0]} and ${dice[1]} for the first turn.`,
  starterFound: ({ seat }) => `${seatName(seat)} starts.`,
  founded: ({ seat, corner }, view) =>
    `${seatName(seat)} founds a settlement at ${cornerName(corner, view)}.`,
  foundingCards: ({ seat, cards }) => `${seatName(seat)} receives ${cardsName(cards)}.`,
  turnBegan: ({ seat, round }) => `${seatName(seat)}’s turn, round ${round}.`,
  rolled: ({ seat, dice }) => `${seatName(seat)} rolls ${dice[0]} and ${dice[1]}: ${dice[0] + dice[1]}.`,
  sevenIgnored: () => 'A seven in the first two rounds: nothing happens.',
  sevenRolledAgain: () => 'A seven in the first two rounds is rolled again.',
  gaveUp: ({ seat }) => `${seatName(seat)} gives up.`,
  produced: ({ gains }) => {
    const lucky = gains.flatMap((cards, seat) =>
      sum(cards) > 0 ? [`${seatName(seat)} gets ${cardsName(cards)}`] : [],
    )
    return lucky.length > 0 ? `${listed(lucky)}.` : ''
  },
  bankShort: ({ resource }) => `The bank is short of ${resourceName(resource)}.`,
  swapped: ({ seat, gave, rate, got }) =>
    `${seatName(seat)} gives the bank ${rate} ${resourceName(gave)} for 1 ${resourceName(got)}.`,
  offered: ({ seat, offer }) => `${seatName(seat)} offers ${offerName(offer)}.`,
  offersInvited: ({ seat }) => `${seatName(seat)} asks for offers.`,
  accepted: ({ seat }) => `${seatName(seat)} accepts.`,
  // The trade itself shows who declined.
  declined: () => '',
  countered: ({ seat, offer }) => `${seatName(seat)} offers ${offerName(offer)} instead.`,
  traded: ({ seat, with: partner, gave, got }) =>
    `${seatName(seat)} gives ${seatName(partner)} ${cardsName(gave)} for ${cardsName(got)}.`,
  calledOff: () => 'No trade.',
  roadBuilt: ({ seat, edge }, view) => `${seatName(seat)} builds a road on ${edgeName(edge, view)}.`,
  settlementBuilt: ({ seat, corner }, view) =>
    `${seatName(seat)} builds a settlement at ${cornerName(corner, view)}.`,
  cityBuilt: ({ seat, corner }, view) => `${seatName(seat)} builds a city at ${cornerName(corner, view)}.`,
  cardBought: ({ seat, paid }) =>
    `${seatName(seat)} buys a development card for ${listed(paid.map(resourceName))}.`,
  cardDrawn: ({ card }) => `It is ${CARD_NAMES[card]}.`,
  cardPlayed: ({ seat, card }) => `${seatName(seat)} plays ${CARD_NAMES[card]}.`,
  hexCleared: ({ hex, zombies }, view) =>
    `The soldier clears ${hexName(hex, view)} of ${several(zombies, 'zombie')}.`,
  plentyTaken: ({ seat, resource }) => `${seatName(seat)} takes ${resourceName(resource)} from the bank.`,
  monopolised: ({ seat, resource, taken }) =>
    `${seatName(seat)} names ${resourceName(resource)} and takes ${sum(taken)} from the others.`,
  pointsShown: ({ seat, cards }) => `${seatName(seat)} shows ${several(cards, 'victory point card')}.`,
  longestRoadWent: ({ seat, length }) =>
    seat === NOBODY
      ? 'No one holds the Longest Road now.'
      : `${seatName(seat)} has the Longest Road, ${length} long.`,
  largestArmyWent: ({ seat, soldiers }) =>
    seat === NOBODY
      ? 'No one holds the Largest Army now.'
      : `${seatName(seat)} has the Largest Army, ${soldiers} soldiers.`,
  zombieCame: ({ hex, zombies }, view) =>
    zombies === 1
      ? `A zombie comes to ${hexName(hex, view)}.`
      : `Another zombie comes to ${hexName(hex, view)}: ${zombies} now.`,
  infested: ({ hex }, view) => `${capital(hexName(hex, view))} is infested: zombies spill over.`,
  zombieSpread: ({ hex, zombies }, view) =>
    `${capital(hexName(hex, view))} has ${several(zombies, 'zombie')} now.`,
  noZombieCame: ({ number }) => `No hex with a ${number} can take another zombie.`,
  attackBegan: () => 'The zombies attack!',
  hexAttacked: ({ hex, hits }, view) => {
    const victims = hits.map((at) => view.owners[at]!).filter((seat) => seat !== NOBODY)
    const names = [...new Set(victims)].map(seatName)
    const who = names.length > 0 ? ` ${listed(names)}` : ''
    return `From ${hexName(hex, view)} they hit${who || ' a building'}${hits.length > 1 ? `, ${hits.length} times` : ''}.`
  },
  damageCounted: ({ damages }) => {
    const hurt = damages.flatMap((n, seat) => (n > 0 ? [`${seatName(seat)} ${n}`] : []))
    return hurt.length > 0 ? `Damage: ${listed(hurt)}.` : 'No one is hit.'
  },
  roadDestroyed: ({ seat, edge }, view) => `${seatName(seat)} loses the road on ${edgeName(edge, view)}.`,
  settlementDestroyed: ({ seat, corner }, view) =>
    `${seatName(seat)} loses the settlement at ${cornerName(corner, view)}.`,
  cityReduced: ({ seat, corner }, view) =>
    `${seatName(seat)}’s city at ${cornerName(corner, view)} becomes a settlement.`,
  cityRazed: ({ seat, corner }, view) => `${seatName(seat)}’s city at ${cornerName(corner, view)} is razed.`,
  laidAside: () => '',
  discarded: ({ seat, cards }) => `${seatName(seat)} discards ${cardsName(cards)}.`,
  paid: ({ seat, damage, worth }) =>
    worth > damage
      ? `${seatName(seat)} has paid ${worth} for ${damage} damage; ${worth - damage} is lost.`
      : `${seatName(seat)} has paid.`,
  eliminated: ({ seat }) => `${seatName(seat)} has no building left and is out of the game.`,
  overrun: () => 'Zombies stand on every hex: the island is overrun.',
}

/** The sentence for an event. */
export const tellEvent = (event: Event, view: View): string =>
  (TALES[event.type] as (event: Event, view: View) => string)(event, view)
