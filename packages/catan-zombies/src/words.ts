import type { Move, Pending, Result, Seat, Words } from '@shamble/engine'
import { CITY_WORTH, RAZED_WORTH, ROAD_WORTH, SETTLEMENT_WORTH, TO_WIN } from './data/pieces.ts'
import { forcedCards, worthOf } from './demolition.ts'
import { challenge } from './challenge.ts'
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
} from './names.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from './sections.ts'
import { CITY, cardIn, chair, corner, edge, hex, none, resourceIn, sum } from './table.ts'
import { tellEvent } from './telling.ts'
import { ratesOf } from './trade.ts'
import type { View } from './view.ts'

function partWords(id: string, view: View): string {
  if (id.startsWith('hex:')) return capital(zombiesWords(hex.of(id), view))
  if (id.startsWith('corner:')) return capital(buildingWords(corner.of(id), view))
  if (id.startsWith('edge:')) return capital(roadWords(edge.of(id), view))
  if (id.startsWith('seat:')) return seatName(chair.of(id))
  if (id.startsWith('hand:')) return `Your ${resourceName(resourceIn(id))}`
  if (id.startsWith('bank:'))
    return `${capital(resourceName(resourceIn(id)))} of the bank, ${view.bank[resourceIn(id)]} left`
  if (id.startsWith('want:')) return `${capital(resourceName(resourceIn(id)))} of the others`
  if (id.startsWith('card:')) return CARD_NAMES[cardIn(id)]!
  if (id === 'deck') return `Development cards, ${view.deck} left`
  return capital(VERBS[id] ?? id)
}

function zombiesWords(at: number, view: View): string {
  const zombies = view.zombies[at]!
  return zombies === 0
    ? hexName(at, view)
    : `${hexName(at, view)}: ${zombies} zombie${zombies > 1 ? 's' : ''}`
}

function buildingWords(at: number, view: View): string {
  const owner = view.owners[at]!
  if (owner < 0) return cornerName(at, view)
  return `${seatName(owner)}’s ${view.sizes[at] === CITY ? 'city' : 'settlement'} at ${cornerName(at, view)}`
}

function roadWords(at: number, view: View): string {
  const owner = view.roads[at]!
  return owner < 0 ? edgeName(at, view) : `${seatName(owner)}’s road on ${edgeName(at, view)}`
}

// 14.9. A warning at the last building, whose loss puts its owner out of the game.
function lastBuilding(view: View): string {
  const { payment, owners } = view
  const left = owners.filter((owner) => owner === payment?.seat).length
  return left === 1 ? ' — your last building: you would be out' : ''
}

type Mover = (parts: readonly string[], view: View) => string

// What each move does, as the label of a button.
const MOVES: Record<string, Mover> = {
  settle: ([at], view) => `Build a settlement at ${cornerName(corner.of(at!), view)}`,
  road: ([at], view) => `Build a road on ${edgeName(edge.of(at!), view)}`,
  upgrade: ([at], view) => `Build a city at ${cornerName(corner.of(at!), view)}`,
  buy: ([, a, b]) =>
    `Buy a development card for ${resourceName(resourceIn(a!))} and ${resourceName(resourceIn(b!))}`,
  play: ([card]) => `Play ${CARD_NAMES[cardIn(card!)]}`,
  swap: ([gives, takes], view) => swapWords(resourceIn(gives!), resourceIn(takes!), view),
  place: ([at], view) => placeWords(hex.of(at!), view),
  spread: ([at], view) => `Spread to ${zombiesWords(hex.of(at!), view)}`,
  clear: ([at], view) => `Clear ${zombiesWords(hex.of(at!), view)}`,
  take: ([part]) => `Take ${resourceName(resourceIn(part!))}`,
  name: ([part]) => `Name ${resourceName(resourceIn(part!))}`,
  give: ([part]) => `Give 1 ${resourceName(resourceIn(part!))}`,
  want: ([part]) => `Ask for 1 ${resourceName(resourceIn(part!))}`,
  propose: (_, view) => proposalWords(view),
  counter: (_, view) => (view.talk?.invited ? 'Make an offer' : 'Make a counter-offer'),
  accept: (_, view) =>
    view.talk
      ? `Accept: give ${cardsName(view.talk.offer.want)} for ${cardsName(view.talk.offer.give)}`
      : 'Accept',
  deal: ([part], view) => dealWords(chair.of(part!), view),
  discard: ([part], view) => `Discard ${cardsName(discardedWith(resourceIn(part!), view))}`,
  destroy: ([part], view) =>
    part!.startsWith('edge')
      ? `Destroy the road on ${edgeName(edge.of(part!), view)} (${ROAD_WORTH})`
      : `Destroy the settlement at ${cornerName(corner.of(part!), view)} (${SETTLEMENT_WORTH})${lastBuilding(view)}`,
  reduce: ([at], view) => `Make the city at ${cornerName(corner.of(at!), view)} a settlement (${CITY_WORTH})`,
  raze: ([at], view) =>
    `Raze the city at ${cornerName(corner.of(at!), view)} (${RAZED_WORTH})${lastBuilding(view)}`,
}

const VERBS: Record<string, string> = {
  roll: 'Roll the dice',
  giveUp: 'Give up',
  stay: 'Stay in the game',
  endTurn: 'End the turn',
  offer: 'Offer a trade',
  invite: 'Ask for offers',
  drop: 'Cancel',
  decline: 'Decline',
  counter: 'Make a counter-offer',
  callOff: 'Cancel offer',
  enough: 'Stop here',
  settle: 'Found or build a settlement',
  road: 'Build a road',
  upgrade: 'Build a city',
  destroy: 'Destroy',
  reduce: 'Make it a settlement',
  raze: 'Raze it',
  propose: 'Make the offer',
  accept: 'Accept',
}

/** What goes with a card that is discarded: all that is left to pay, once there is no choice (14.1). */
export function discardedWith(resource: number, { payment, hands }: View): number[] {
  const one = none()
  one[resource] = 1
  const hand = payment && hands[payment.seat]
  if (typeof hand !== 'object' || !hand) return one
  const rest = payment.damage - worthOf(payment) - 1
  const forced = forcedCards(
    hand.map((n, each) => n - one[each]!),
    rest,
  )
  return forced ? one.map((n, each) => n + forced[each]!) : one
}

function swapWords(gave: number, got: number, view: View): string {
  const rate = ratesOf(view, view.active)[gave]
  return `Bank: ${rate} ${resourceName(gave)} for 1 ${resourceName(got)}`
}

function placeWords(at: number, view: View): string {
  if (view.zombies[at] === 3) return `Infest ${hexName(at, view)}: its zombies spread`
  return `Put the zombie on ${zombiesWords(at, view)}`
}

// The offer being composed: to all, or the viewer's counter-offer.
function proposalWords(view: View): string {
  const { talk, me, active } = view
  const offer = talk && (me === active || me === null ? talk.offer : talk.counters[me])
  return offer ? `Offer ${offerName(offer)}` : 'Make the offer'
}

function dealWords(seat: number, view: View): string {
  const counter = view.talk?.counters[seat]
  if (!counter) return `Trade with ${seatName(seat)}`
  return `Trade with ${seatName(seat)}: give ${cardsName(counter.want)} for ${cardsName(counter.give)}`
}

function askWords({ step, ask, seat }: Pending, view: View): string {
  const { talk, payment } = view
  if (step === 'pay' && payment) {
    const rest = payment.damage - worthOf(payment)
    const over = sum(payment.cards) > 0 ? 'with cards' : 'with cards or pieces'
    return `The zombies did ${payment.damage} damage. Pay ${rest === payment.damage ? '' : 'the last '}${rest} ${over}.`
  }
  if (step === 'answer' && talk) {
    if (talk.invited) return `${seatName(view.active)} wants to trade. Make an offer?`
    return `${seatName(view.active)} offers ${offerName(talk.offer)}. Do you accept?`
  }
  if (step === 'compose' && talk) {
    const offer = seat === view.active ? talk.offer : talk.counters[seat]
    if (offer && sum(offer.give) + sum(offer.want) > 0)
      return `You offer ${offerName(offer)}. Add to it, or make the offer.`
  }
  return ask
}

const RESULTS: Record<string, string> = {
  overrun: 'as the island is overrun',
  lastPlayer: 'as the last one standing',
}

function resultWords({ winners, reason, scores = [] }: Result): string {
  const names = listed(winners.map(seatName))
  const points = scores.length > 0 ? ` (${scores.map((n, seat) => `${seatName(seat)} ${n}`).join(', ')})` : ''
  const how = reason === 'points' ? `with ${scores[winners[0]!] ?? TO_WIN} points` : (RESULTS[reason] ?? '')
  return `${names} ${winners.length === 1 ? 'wins' : 'win together'} ${how}${points}${tieWords(winners, scores)}.`
}

// 17.3. Of players with equal points the one with the most resource cards wins.
function tieWords(winners: readonly Seat[], scores: readonly number[]): string {
  const points = scores[winners[0]!]
  const tied = scores.filter((n) => n === points).length
  return points !== undefined && tied > winners.length ? '; more resource cards decide' : ''
}

/** The words of Catan and Zombies. */
export const words: Words<View, Event> = {
  title: 'Catan and Zombies',
  about: 'Catan with infestation and attacks instead of the robber.',
  aim: 'Build your way to ten points. If zombies stand on every hex before that, the player with the most points wins.',
  ends: ['endTurn'],
  figures: ({ round, points }, seat) => [
    ...(round > 0 ? [`Round ${round}`] : []),
    ...(seat === null ? [] : [`Your points ${points[seat]} of ${TO_WIN}`]),
    `Most points ${Math.max(...points)}`,
  ],
  seat: seatName,
  ask: askWords,
  move: ([verb, ...parts]: Move, view) => MOVES[verb]?.(parts, view) ?? VERBS[verb] ?? capital(verb),
  part: partWords,
  event: tellEvent,
  headings: ['turnBegan'],
  rule: (of) => STEP_SECTIONS[of] ?? EVENT_SECTIONS[of],
  result: resultWords,
  challenge,
}
