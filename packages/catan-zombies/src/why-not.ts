import { because, copy, hot, type Asked, type Reason, type Seat } from '@shamble/engine'
import { hasRoadAt, mayBuildRoad, mayFound } from './building.ts'
import {
  CARD_PRICES,
  CITY_COST,
  FULL,
  MONOPOLY,
  PLENTY,
  POINT,
  ROAD_COST,
  SETTLEMENT_COST,
  SOLDIER,
} from './data/pieces.ts'
import { eachDestruction } from './demolition.ts'
import { CARD_NAMES, cardsName, cornerName, hexName, resourceName, seatName } from './names.ts'
import {
  cardIn,
  citiesLeft,
  CITY,
  corner,
  covers,
  edge,
  hex,
  none,
  resourceIn,
  roadsLeft,
  settlementsLeft,
  sum,
  type Counts,
} from './table.ts'
import { maySpareBuilding, maySpareRoad } from './remainder.ts'
import { ratesOf } from './trade.ts'
import type { View } from './view.ts'
import { gain, hexesToChoose } from './zombies.ts'

/**
 * Why the clicked parts are no move now: the section of the rule book and a sentence. Null if no rule forbids it, or if
 * another question is open.
 */
export function whyNot(view: View, seat: Seat, clicked: readonly string[], asked?: Asked): Reason | null {
  const [first, second] = clicked
  if (first === undefined || view.out[seat]) return null
  if (asked && !OF_TURN.has(asked.step))
    return hot(asked.moves, []).has(first) ? null : (ASIDE[asked.step]?.(view, first) ?? null)
  if (view.payment) return whyNoPayment(view, seat, first)
  if (view.talk) return whyNoOffer(view, seat, first)
  if (view.active !== seat) return notYourTurn(view)
  if (view.freeRoads > 0)
    return first.startsWith('edge:') ? whyNoRoad(view, seat, edge.of(first), true) : null
  if (view.phase === 'founding') return whyNoFounding(view, first)
  // A card played before the roll is being carried out.
  if (view.phase === 'beforeRoll' && view.cardPlayed) return null
  if (view.phase === 'beforeRoll')
    return first.startsWith('card:') ? whyNoCard(view, seat, cardIn(first)) : whyNotYet(first)
  if (view.phase !== 'tradeAndBuild') return whyNoZombie(view, first)
  if (first.startsWith('edge:')) return whyNoRoad(view, seat, edge.of(first), false)
  if (first.startsWith('corner:')) return whyNoBuilding(view, seat, corner.of(first))
  if (first === 'deck') return whyNoPurchase(view, seat, second)
  if (first.startsWith('card:')) return whyNoCard(view, seat, cardIn(first))
  if (first.startsWith('hand:')) return whyNoSwap(view, seat, resourceIn(first), second)
  if (first === 'offer' || first === 'invite' || first.startsWith('seat:')) return whyNoTalk(view, seat)
  if (first.startsWith('bank:')) return whyNoBank(asked)
  if (first.startsWith('hex:') && view.zombies[hex.of(first)]! > 0 && !view.cardPlayed)
    return because('9.4', 'Only a soldier clears a hex of zombies.')
  return null
}

// The questions that reasons of the turn, of a payment or of an offer belong to.
const OF_TURN = new Set([
  'foundSettlement',
  'beforeRoll',
  'placeZombie',
  'tradeAndBuild',
  'placeFreeRoad',
  'pay',
  'compose',
])

// 4.8, 9.4, 12.3. Reasons while something else is carried out.
const ASIDE: Readonly<Record<string, (view: View, clicked: string) => Reason | null>> = {
  foundRoad: (_, clicked) =>
    clicked.startsWith('edge:') ? because('4.8', 'This road starts at the building just founded.') : null,
  clearHex: (view, clicked) =>
    clicked.startsWith('hex:') && view.zombies[hex.of(clicked)] === 0
      ? because('9.4', `There is no zombie on ${hexName(hex.of(clicked), view)}.`)
      : null,
  spread: (view, clicked) =>
    clicked.startsWith('hex:') && view.zombies[hex.of(clicked)]! >= FULL
      ? because('12.3', `${hexName(hex.of(clicked), view)} is full.`)
      : null,
}

// 7.3. The bank's piles: what is given comes first.
function whyNoBank(asked: Asked | undefined): Reason | null {
  const given = asked?.moves.find(([verb]) => verb === 'swap')?.[1]
  return given === undefined
    ? because('7.3', 'You have nothing that the bank takes now.')
    : because('7.3', 'Click the cards that you give first.', given)
}

function notYourTurn(view: View): Reason | null {
  if (view.phase === 'founding') return because('4.8', `It is ${seatName(view.active)}’s turn to found.`)
  return because('5.1', `It is ${seatName(view.active)}’s turn.`)
}

function whyNoFounding(view: View, clicked: string): Reason | null {
  if (!clicked.startsWith('corner:')) return null
  const at = corner.of(clicked)
  return mayFound(view, at) ? null : whyNoSpace(view, at)
}

// 5.3. Everything but a development card waits for the roll.
function whyNotYet(clicked: string): Reason | null {
  if (/^(edge|corner|hand|bank|want):|^(deck|offer|invite)$/.test(clicked))
    return because('5.3', 'Roll the dice first: trading and building come after the roll.')
  return null
}

// 11.4, 12.2. While a hex is chosen: why it may not be this one.
function whyNoZombie(view: View, clicked: string): Reason | null {
  if (!clicked.startsWith('hex:') || view.phase !== 'zombies') return null
  const at = hex.of(clicked)
  const number = view.dice[0] + view.dice[1]
  if (hexesToChoose(view, number).includes(at)) return null
  if (view.numbers[at] !== number)
    return because('11.1', `The zombie comes onto a hex with the ${number} that was rolled.`)
  if (gain(view, at) === 0)
    return because('11.4', `${hexName(at, view)} is full, and so is everything around it.`)
  return because(
    '20.3',
    `${hexName(at, view)} is full: it is chosen only when every hex with the ${number} is.`,
  )
}

// 8.1, 8.3, 8.6.
function whyNoRoad(view: View, seat: Seat, at: number, free: boolean): Reason | null {
  const owner = view.roads[at]!
  if (owner >= 0)
    return because('8.3', `There is ${owner === seat ? 'your' : `${seatName(owner)}’s`} road already.`)
  if (roadsLeft(view, seat) === 0) return because('8.6', 'You have no road left in your supply.')
  if (!mayBuildRoad(view, seat, at))
    return because(
      '8.3',
      'A road must continue your own roads or buildings, and not past another player’s building.',
    )
  return free ? null : whyTooDear(view, seat, ROAD_COST, 'A road')
}

// 8.4, 8.5.
function whyNoBuilding(view: View, seat: Seat, at: number): Reason | null {
  const owner = view.owners[at]!
  if (owner === seat) return whyNoCity(view, seat, at)
  if (!mayFound(view, at)) return whyNoSpace(view, at)
  if (!hasRoadAt(view, seat, at)) return because('8.4', 'None of your roads leads to this corner.')
  if (settlementsLeft(view, seat) === 0) return because('8.6', 'You have no settlement left in your supply.')
  return whyTooDear(view, seat, SETTLEMENT_COST, 'A settlement')
}

function whyNoSpace(view: View, at: number): Reason {
  const owner = view.owners[at]!
  if (owner >= 0)
    return because('8.4', `${seatName(owner)} has a ${view.sizes[at] === CITY ? 'city' : 'settlement'} here.`)
  return because('8.4', `Another building stands next to ${cornerName(at, view)}: keep your distance.`)
}

function whyNoCity(view: View, seat: Seat, at: number): Reason | null {
  if (view.sizes[at] === CITY) return because('8.5', 'Your city cannot grow any more.')
  if (citiesLeft(view, seat) === 0) return because('8.6', 'You have no city left in your supply.')
  return whyTooDear(view, seat, CITY_COST, 'A city')
}

function whyTooDear(view: View, seat: Seat, price: readonly number[], what: string): Reason | null {
  const hand = handOf(view, seat)
  if (!hand || covers(hand, price)) return null
  const missing = price.map((n, r) => Math.max(0, n - hand[r]!))
  return because('8.1', `${what} costs ${cardsName(price)}. You still need ${cardsName(missing)}.`)
}

// 8.2, 9.1.
function whyNoPurchase(view: View, seat: Seat, first: string | undefined): Reason | null {
  const hand = handOf(view, seat)
  if (!hand) return null
  if (view.deck === 0) return because('9.1', 'The deck is empty.')
  const pays = ([a, b]: readonly [number, number]) => hand[a]! > 0 && hand[b]! > 0
  if (!CARD_PRICES.some(pays))
    return because('8.2', 'A development card costs two different cards of wool, grain and ore.')
  if (first === undefined || !first.startsWith('hand:')) return null
  const paid = resourceIn(first)
  if (CARD_PRICES.some((price) => pays(price) && (price[0] === paid || price[1] === paid))) return null
  return because('8.2', `${resourceName(paid)} does not buy a development card now.`)
}

// 9.2, 9.4.
function whyNoCard(view: View, seat: Seat, card: number): Reason | null {
  const { cards, bought } = view
  const held = cards[seat]
  if (typeof held === 'number' || held === undefined || typeof bought === 'number') return null
  const name = CARD_NAMES[card]!
  if (held[card] === 0) return because('9.2', `You hold no ${name}.`)
  if (card === POINT) return because('9.3', 'Victory points count by themselves and are shown at the end.')
  if (view.cardPlayed) return because('9.2', 'You have played a development card this turn.')
  if (held[card]! <= bought[card]!)
    return because('9.2', `${name} was bought this turn: wait for your next one.`)
  if (card === SOLDIER || card === MONOPOLY) return null
  if (card === PLENTY) return sum(view.bank) > 0 ? null : because('9.4', 'The bank is empty.')
  return canPlaceRoad(view, seat) ? null : because('9.4', 'You have no place, or no piece, for a road.')
}

const canPlaceRoad = (view: View, seat: Seat): boolean =>
  roadsLeft(view, seat) > 0 && view.roads.some((_, at) => mayBuildRoad(view, seat, at))

// 7.3, 20.5.
function whyNoSwap(view: View, seat: Seat, gave: number, second: string | undefined): Reason | null {
  const hand = handOf(view, seat)
  if (!hand) return null
  if (view.building && !view.switches.combinedTradeAndBuild)
    return because('20.5', 'You have begun to build: trading is over for this turn.')
  const rate = ratesOf(view, seat)[gave]!
  if (hand[gave]! < rate)
    return because(
      '7.3',
      `The bank takes ${rate} ${resourceName(gave)} for one card of yours to choose; you hold ${hand[gave]}.`,
    )
  if (!second?.startsWith('bank:')) return null
  const got = resourceIn(second)
  if (got === gave) return because('7.3', 'Ask the bank for something else than you give.')
  return view.bank[got]! > 0 ? null : because('7.3', `The bank has no ${resourceName(got)} left.`)
}

// 7.1.
function whyNoTalk(view: View, seat: Seat): Reason | null {
  const { switches, offersMade, building, hands } = view
  if (!switches.domesticTrade) return because('7.1', 'This table plays without trade between players.')
  if (building && !switches.combinedTradeAndBuild)
    return because('20.5', 'You have begun to build: trading is over for this turn.')
  if (offersMade >= switches.offersPerTurn)
    return because('7.1', `${switches.offersPerTurn} offers a turn are the limit at this table.`)
  const hand = handOf(view, seat)
  if (hand && sum(hand) === 0) return because('7.2', 'You have nothing to give.')
  if (hands.every((other, of) => of === seat || other === 0))
    return because('7.2', 'The others have nothing to give.')
  return null
}

// 7.2. While an offer is being built or answered.
function whyNoOffer(view: View, seat: Seat, clicked: string): Reason | null {
  const talk = view.talk!
  const offer = seat === view.active ? talk.offer : talk.counters[seat]
  const hand = handOf(view, seat)
  if (!offer || !hand || talk.replies[seat] === 'countered') return null
  if (clicked.startsWith('hand:')) {
    const r = resourceIn(clicked)
    if (offer.want[r]! > 0)
      return because('7.2', `You ask for ${resourceName(r)}: it cannot be on both sides.`)
    if (offer.give[r]! >= hand[r]!)
      return because('7.2', `You have no ${offer.give[r]! > 0 ? 'more ' : ''}${resourceName(r)} to give.`)
  }
  if (clicked.startsWith('want:')) {
    const r = resourceIn(clicked)
    if (offer.give[r]! > 0) return because('7.2', `You give ${resourceName(r)}: it cannot be on both sides.`)
  }
  return null
}

// 13.5, 14.1. Only the payer pays, and with own pieces.
function whyNoPayment(view: View, seat: Seat, clicked: string): Reason | null {
  const { payment, roads, owners } = view
  if (payment!.seat !== seat) return because('13.5', `${seatName(payment!.seat)} is paying for the attack.`)
  const isRoad = clicked.startsWith('edge:')
  if (!isRoad && !clicked.startsWith('corner:')) return null
  const at = isRoad ? edge.of(clicked) : corner.of(clicked)
  if ((isRoad ? roads : owners)[at] !== seat)
    return because('14.1', 'You pay with your own pieces and cards.')
  return mayGo(view, isRoad, at) ? null : whyItStays(view, seat, isRoad, at)
}

function mayGo(view: View, isRoad: boolean, at: number): boolean {
  const payment = copy(view.payment!)
  const hands = view.hands.map((_, seat) => handOf(view, seat) ?? none())
  const board = { roads: [...view.roads], owners: [...view.owners], sizes: [...view.sizes], hands }
  let may = false
  eachDestruction(board, payment, (deed, piece) => {
    if (piece === at && isRoad === (deed === 'roads')) may = true
  })
  return may
}

// 14.4, 14.5.
function whyItStays(view: View, seat: Seat, isRoad: boolean, at: number): Reason {
  if (sum(view.payment!.cards) > 0)
    return because('14.4', 'You are paying the rest with cards: pieces are destroyed before cards.')
  const board = { roads: [...view.roads], owners: [...view.owners] }
  if (isRoad && !maySpareRoad(board, seat, at))
    return because('14.5', 'Without this road others would be cut off: roads go from the ends inwards.')
  if (!isRoad && view.sizes[at] === CITY && settlementsLeft(view, seat) === 0)
    return because(
      '14.5',
      'No settlement is left in your supply to replace this city, and it cannot be razed.',
    )
  if (!isRoad && !maySpareBuilding(board, seat, at))
    return because('14.7', 'Without this building its roads would be cut off: they must go first.')
  return because('14.4', 'You would pay too much: something could be left out of the payment.')
}

const handOf = (view: View, seat: Seat): Counts | null => {
  const hand = view.hands[seat]
  return typeof hand === 'number' || hand === undefined ? null : hand
}
