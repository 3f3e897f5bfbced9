import type { Seat } from '@shamble/engine'
import type { Account, Claim, Mentions } from '@shamble/engine/testing'
import {
  CORNERS,
  cornersByCorner,
  cornersOfEdge,
  EDGES,
  edgesOfCorner,
  HARBOUR_EDGES,
  HEXES,
  hexesOfCorner,
} from '../src/data/island.ts'
import { ANY, COLOURS, LANDS, RESOURCES } from '../src/data/pieces.ts'
import { hints } from '../src/hints.ts'
import type { Event, Table } from '../src/index.ts'
import { CARD_NAMES, cornerName, edgeName, hexName } from '../src/names.ts'
import {
  BANKED,
  CARD,
  cardIn,
  corner,
  edge,
  HAND,
  hex,
  resourceIn,
  WANTED,
  type Counts,
  type Offer,
} from '../src/table.ts'
import type { View } from '../src/view.ts'
import { whyNot } from '../src/why-not.ts'
import { words } from '../src/words.ts'

/*
 * A second account of what texts must mention. It counts for itself: pieces, cards, rates, ways to roll a number.
 */

const NAMES =
  /white|orange|blue|red|hills|forest|pasture|fields|mountains|desert|brick|lumber|wool|grain|ore|soldier|victory points?|road building|year of plenty|monopoly|(?:north|south)?-?(?:northern|southern|eastern|western)|zombies?|settlement|city|nothing|no one|counter-offer|make an offer|pieces|the last|last building|a building|another zombie|is lost|spread|instead|infest(?:ed)?|more resource cards|win|wins|together|for now|one card more|your road|no more/

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0)
const who = (seat: Seat): string => COLOURS[seat]!
const res = (r: number): string => RESOURCES[r]!
const cards = (counts: readonly number[]): Mentions =>
  sum(counts) === 0 ? ['nothing'] : counts.flatMap((n, r) => (n > 0 ? [n, res(r)] : []))
const offer = ({ give, want }: Offer): Mentions => [...cards(give), ...cards(want)]
const zombies = (n: number): Mentions => (n === 0 ? [] : [n, n === 1 ? 'zombie' : 'zombies'])
const each = (names: readonly string[]): string[] => names.filter((name, n) => names.indexOf(name) === n)

const onHex = (at: number, view: View): Mentions => [hexName(at, view), ...zombies(view.zombies[at]!)]

const events: Account<View, Event>['events'] = {
  startRolled: ({ seat, dice }) => [who(seat), ...dice],
  starterFound: ({ seat }) => [who(seat)],
  founded: ({ seat, corner }, view) => [who(seat), 'settlement', cornerName(corner, view)],
  foundingCards: (event) => [who(event.seat), ...cards(event.cards)],
  turnBegan: ({ seat, round }) => [who(seat), round],
  rolled: ({ seat, dice }) => [who(seat), ...dice, sum(dice)],
  sevenIgnored: () => ['nothing'],
  sevenRolledAgain: () => [],
  gaveUp: ({ seat }) => [who(seat)],
  produced: ({ gains }) =>
    sum(gains.flat()) === 0
      ? null
      : gains.flatMap((got, seat) => (sum(got) > 0 ? [who(seat), ...cards(got)] : [])),
  bankShort: ({ resource }) => [res(resource)],
  swapped: ({ seat, gave, rate, got }) => [who(seat), rate, res(gave), 1, res(got)],
  offered: (event) => [who(event.seat), ...offer(event.offer)],
  offersInvited: ({ seat }) => [who(seat)],
  accepted: ({ seat }) => [who(seat)],
  declined: () => null,
  countered: (event) => [who(event.seat), ...offer(event.offer), 'instead'],
  traded: ({ seat, with: partner, gave, got }) => [who(seat), who(partner), ...cards(gave), ...cards(got)],
  calledOff: () => [],
  roadBuilt: ({ seat, edge }, view) => [who(seat), edgeName(edge, view)],
  settlementBuilt: ({ seat, corner }, view) => [who(seat), 'settlement', cornerName(corner, view)],
  cityBuilt: ({ seat, corner }, view) => [who(seat), 'city', cornerName(corner, view)],
  cardBought: ({ seat, paid }) => [who(seat), ...paid.map(res)],
  cardDrawn: ({ card }) => [CARD_NAMES[card]!],
  cardPlayed: ({ seat, card }) => [who(seat), CARD_NAMES[card]!],
  hexCleared: (event, view) => ['soldier', hexName(event.hex, view), ...zombies(event.zombies)],
  plentyTaken: ({ seat, resource }) => [who(seat), res(resource)],
  monopolised: ({ seat, resource, taken }) => [who(seat), res(resource), sum(taken)],
  pointsShown: ({ seat, cards }) => [who(seat), cards, 'victory point'],
  longestRoadWent: ({ seat, length }) => (seat < 0 ? ['no one'] : [who(seat), length]),
  largestArmyWent: ({ seat, soldiers }) => (seat < 0 ? ['no one'] : [who(seat), soldiers]),
  zombieCame: (event, view) =>
    event.zombies === 1
      ? ['zombie', hexName(event.hex, view)]
      : ['another zombie', hexName(event.hex, view), event.zombies],
  infested: ({ hex }, view) => [hexName(hex, view), 'infested', 'zombies'],
  zombieSpread: (event, view) => [hexName(event.hex, view), ...zombies(event.zombies)],
  noZombieCame: ({ number }) => [number, 'another zombie'],
  attackBegan: () => ['zombies'],
  hexAttacked({ hex, hits }, view) {
    const owners = hits.map((at) => view.owners[at]!).filter((owner) => owner >= 0)
    const hit = owners.length > 0 ? each(owners.map(who)) : ['a building']
    return [hexName(hex, view), ...hit, ...(hits.length > 1 ? [hits.length] : [])]
  },
  damageCounted: ({ damages }) =>
    sum(damages) === 0 ? ['no one'] : damages.flatMap((n, seat) => (n > 0 ? [who(seat), n] : [])),
  roadDestroyed: ({ seat, edge }, view) => [who(seat), edgeName(edge, view)],
  settlementDestroyed: ({ seat, corner }, view) => [who(seat), 'settlement', cornerName(corner, view)],
  cityReduced: ({ seat, corner }, view) => [who(seat), 'city', cornerName(corner, view), 'settlement'],
  cityRazed: ({ seat, corner }, view) => [who(seat), 'city', cornerName(corner, view)],
  laidAside: () => null,
  discarded: (event) => [who(event.seat), ...cards(event.cards)],
  paid: ({ seat, damage, worth }) => [
    who(seat),
    ...(worth > damage ? [worth, damage, worth - damage, 'is lost'] : []),
  ],
  eliminated: ({ seat }) => [who(seat)],
  overrun: () => ['zombies'],
}

// 7.3, 7.4. Four of a kind, three or two with a harbour at an own building.
function rate({ harbours, owners }: View, seat: Seat, r: number): number {
  const own = harbours.filter((_, place) =>
    cornersOfEdge[HARBOUR_EDGES[place]!]!.some((at) => owners[at] === seat),
  )
  if (own.includes(r)) return 2
  return own.includes(ANY) ? 3 : 4
}

// 14.1. What a payment is worth by now.
function paidSoFar({ payment }: View): number {
  const { cards, roads, settlements, reduced, razed } = payment!
  return sum(cards) + 2 * roads.length + 4 * settlements.length + 5 * reduced.length + 9 * razed.length
}

// 14.1. One card, and all the others that there is no choice about.
function discarded(r: number, view: View): Counts {
  const hand = view.hands[view.payment!.seat] as Counts
  const rest = view.payment!.damage - paidSoFar(view) - 1
  const left = hand.map((n, other) => (other === r ? n - 1 : n))
  const kinds = left.filter((n) => n > 0).length
  const one = hand.map((_, other) => Number(other === r))
  if (sum(left) <= rest) return left.map((n, other) => n + one[other]!)
  return kinds > 1 ? one : left.map((n, other) => (n > 0 ? rest : 0) + one[other]!)
}

const lastBuilding = ({ owners, payment }: View): Mentions =>
  owners.filter((owner) => owner === payment!.seat).length === 1 ? ['last building'] : []

const building = (at: number, view: View): Mentions =>
  view.owners[at]! < 0
    ? [cornerName(at, view)]
    : [who(view.owners[at]!), view.sizes[at] === 2 ? 'city' : 'settlement', cornerName(at, view)]

const moves: Account<View, Event>['moves'] = {
  settle: ([, at], view) => ['settlement', cornerName(corner.of(at!), view)],
  road: ([, at], view) => [edgeName(edge.of(at!), view)],
  upgrade: ([, at], view) => ['city', cornerName(corner.of(at!), view)],
  buy: ([, , ...paid]) => paid.map((part) => res(resourceIn(part))),
  play: ([, card]) => [CARD_NAMES[cardIn(card!)]!],
  swap: ([, gave, got], view) => [
    rate(view, view.active, resourceIn(gave!)),
    res(resourceIn(gave!)),
    1,
    res(resourceIn(got!)),
  ],
  place: ([, part], view) =>
    view.zombies[hex.of(part!)] === 3
      ? ['infest', hexName(hex.of(part!), view), 'zombies', 'spread']
      : ['zombie', ...onHex(hex.of(part!), view)],
  spread: ([, part], view) => ['spread', ...onHex(hex.of(part!), view)],
  clear: ([, part], view) => onHex(hex.of(part!), view),
  take: ([, part]) => [res(resourceIn(part!))],
  name: ([, part]) => [res(resourceIn(part!))],
  give: ([, part]) => [1, res(resourceIn(part!))],
  want: ([, part]) => [1, res(resourceIn(part!))],
  propose: (_, view) => offer(mine(view)!),
  counter: (_, view) => [view.talk!.invited ? 'make an offer' : 'counter-offer'],
  accept: (_, { talk }) => [...cards(talk!.offer.want), ...cards(talk!.offer.give)],
  deal([, part], { talk }) {
    const seat = Number(part!.split(':')[1])
    const counter = talk!.counters[seat]
    return [who(seat), ...(counter ? [...cards(counter.want), ...cards(counter.give)] : [])]
  },
  discard: ([, part], view) => cards(discarded(resourceIn(part!), view)),
  destroy: ([, part], view) =>
    part!.startsWith('edge')
      ? [edgeName(edge.of(part!), view), 2]
      : ['settlement', cornerName(corner.of(part!), view), 4, ...lastBuilding(view)],
  reduce: ([, at], view) => ['city', cornerName(corner.of(at!), view), 'settlement', 5],
  raze: ([, at], view) => ['city', cornerName(corner.of(at!), view), 9, ...lastBuilding(view)],
}

const mine = ({ talk, me, active }: View): Offer | null | undefined =>
  me === active ? talk!.offer : talk!.counters[me!]

const parts: Account<View, Event>['parts'] = {
  hex: (id, view) => onHex(hex.of(id), view),
  corner: (id, view) => building(corner.of(id), view),
  edge(id, view) {
    const owner = view.roads[edge.of(id)]!
    return [...(owner < 0 ? [] : [who(owner)]), edgeName(edge.of(id), view)]
  },
  seat: (id) => [who(Number(id.split(':')[1]))],
  hand: (id) => [res(resourceIn(id))],
  bank: (id, view) => [res(resourceIn(id)), view.bank[resourceIn(id)]!],
  want: (id) => (id.includes(':') ? [res(resourceIn(id))] : []),
  card: (id) => [CARD_NAMES[cardIn(id)]!],
  deck: (_, view) => [view.deck],
  settle: () => ['settlement'],
  upgrade: () => ['city'],
  reduce: () => ['settlement'],
  spread: () => ['spread'],
  counter: () => ['counter-offer'],
}

const asks: Account<View, Event>['asks'] = {
  pay(_, view) {
    const { damage, cards } = view.payment!
    const paid = paidSoFar(view)
    const last = paid > 0 ? ['the last'] : []
    return ['zombies', damage, ...last, damage - paid, ...(sum(cards) > 0 ? [] : ['pieces'])]
  },
  answer: (_, { talk, active }) => [who(active), ...(talk!.invited ? ['make an offer'] : offer(talk!.offer))],
  compose({ seat }, { talk, active }) {
    const own = seat === active ? talk!.offer : talk!.counters[seat]!
    return sum(own.give) + sum(own.want) > 0 ? offer(own) : null
  },
}

// 6.1. The rolls of two dice that show one of the numbers around a corner, counted one by one.
function produces([, part]: readonly string[], view: View, brings: Mentions): Mentions | null {
  const hexes = hexesOfCorner[corner.of(part!)]!.filter((at) => LANDS[view.land[at]!] !== 'desert')
  const numbers = [...new Set(hexes.map((at) => view.numbers[at]!))].sort((a, b) => a - b)
  if (numbers.length === 0) return null
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (numbers.includes(a + b)) ways++
  const again = view.switches.earlySevens === 'reroll' && view.round <= 2 ? ['for now', ways, 30] : []
  return [...brings, ...numbers, ways, 36, ...again, ...each(hexes.map((at) => res(view.land[at]!)))]
}

const RESULTS: Readonly<Record<string, string>> = { overrun: '', lastPlayer: 'the last', points: '' }

// ——— Reasons ———

const isFree = ({ owners }: View, at: number): boolean =>
  [at, ...cornersByCorner[at]!].every((near) => owners[near]! < 0)

const touches = ({ roads }: View, seat: Seat, at: number): boolean =>
  edgesOfCorner[at]!.some((road) => roads[road] === seat)

const roadGoes = (view: View, seat: Seat, at: number): boolean =>
  view.roads[at]! < 0 &&
  cornersOfEdge[at]!.some(
    (end) => view.owners[end] === seat || (view.owners[end]! < 0 && touches(view, seat, end)),
  )

const roadsOf = ({ roads }: View, seat: Seat): number => roads.filter((owner) => owner === seat).length
const built = ({ owners, sizes }: View, seat: Seat, size: number): number =>
  owners.filter((owner, at) => owner === seat && sizes[at] === size).length

const PRICES: Readonly<Record<string, Counts>> = {
  road: [1, 1, 0, 0, 0],
  settlement: [1, 1, 1, 1, 0],
  city: [0, 0, 0, 2, 3],
}

const handOf = (view: View, seat: Seat): Counts => view.hands[seat] as Counts
const missing = (view: View, seat: Seat, what: string): Counts =>
  PRICES[what]!.map((n, r) => Math.max(0, n - handOf(view, seat)[r]!))

const costs = (what: 'road' | 'settlement' | 'city', at: string): Claim<View> => ({
  says: new RegExp(`^A ${what} costs `),
  holds: (view, seat, [part]) => part!.startsWith(at) && sum(missing(view, seat, what)) > 0,
  mentions: (view, seat) => [
    ...(what === 'road' ? [] : [what]),
    ...cards(PRICES[what]!),
    ...cards(missing(view, seat, what)),
  ],
})

const atHex = (part: string): number => hex.of(part)
const atCorner = (part: string): number => corner.of(part)
const paysFor = (hand: Counts, a: number): boolean =>
  a > 1 && hand[a]! > 0 && [2, 3, 4].some((b) => b !== a && hand[b]! > 0)

// Whether the bank takes cards of a kind, and has another one for them.
const canGive = (view: View, seat: Seat, r: number): boolean =>
  handOf(view, seat)[r]! >= rate(view, seat, r) && view.bank.some((n, other) => other !== r && n > 0)

const reasons: readonly Claim<View>[] = [
  {
    says: /^There is no zombie on /,
    holds: (view, _, [part]) => view.zombies[atHex(part!)] === 0,
    mentions: (view, _, [part]) => ['zombie', hexName(atHex(part!), view)],
  },
  {
    says: / is full\.$/,
    holds: (view, _, [part]) => view.zombies[atHex(part!)] === 3,
    due: /^spread hex$/,
    mentions: (view, _, [part]) => [hexName(atHex(part!), view)],
  },
  {
    says: /^This road starts at /,
    holds: ({ phase, active }, seat, [part]) =>
      phase === 'founding' && active === seat && part!.startsWith('edge:'),
  },
  {
    says: /^Only a soldier clears /,
    holds: (view, _, [part]) => view.zombies[atHex(part!)]! > 0 && !view.cardPlayed,
    mentions: () => ['soldier', 'zombies'],
  },
  {
    says: /^You have nothing that the bank takes/,
    holds: (view, seat) => {
      const trades = view.switches.combinedTradeAndBuild || !view.building
      return !trades || !handOf(view, seat).some((_, r) => canGive(view, seat, r))
    },
    mentions: () => ['nothing'],
  },
  {
    says: /^Click the cards that you give first/,
    holds: (view, seat) => handOf(view, seat).some((_, r) => canGive(view, seat, r)),
  },
  {
    says: /^It is \w+’s turn/,
    holds: ({ active }, seat) => active !== seat,
    mentions: ({ active }) => [who(active)],
  },
  {
    says: /^Roll the dice first/,
    holds: ({ phase, active }, seat) => phase === 'beforeRoll' && active === seat,
  },
  {
    says: /^The zombie comes onto a hex with the /,
    holds: (view, _, [part]) => view.phase === 'zombies' && view.numbers[atHex(part!)] !== sum(view.dice),
    mentions: ({ dice }) => ['zombie', sum(dice)],
  },
  {
    says: / is full, and so is everything around it\.$/,
    holds: (view, _, [part]) => view.zombies[atHex(part!)] === 3,
    mentions: (view, _, [part]) => [hexName(atHex(part!), view)],
  },
  {
    says: / is full: it is chosen only when /,
    holds: (view, _, [part]) =>
      view.zombies[atHex(part!)] === 3 &&
      view.switches.infestationTrigger === 'forcedOnly' &&
      view.numbers.some((number, at) => number === sum(view.dice) && view.zombies[at]! < 3),
    mentions: (view, _, [part]) => [hexName(atHex(part!), view), sum(view.dice)],
  },
  {
    says: /^There is .* road already\.$/,
    holds: (view, _, [part]) => view.roads[edge.of(part!)]! >= 0,
    mentions: (view, seat, [part]) => {
      const owner = view.roads[edge.of(part!)]!
      return [owner === seat ? 'your road' : who(owner)]
    },
  },
  { says: /^You have no road left /, holds: (view, seat) => roadsOf(view, seat) === 15 },
  {
    says: /^A road must continue /,
    holds: (view, seat, [part]) => {
      const at = edge.of(part!)
      return view.roads[at]! < 0 && !roadGoes(view, seat, at)
    },
  },
  {
    says: /^None of your roads leads /,
    holds: (view, seat, [part]) => isFree(view, atCorner(part!)) && !touches(view, seat, atCorner(part!)),
  },
  {
    says: /^You have no settlement left in your supply\.$/,
    holds: (view, seat) => built(view, seat, 1) === 5,
    mentions: () => ['settlement'],
  },
  {
    says: / has a (city|settlement) here\.$/,
    holds: (view, seat, [part]) => view.owners[atCorner(part!)]! >= 0,
    mentions: (view, _, [part]) => {
      const at = atCorner(part!)
      return [who(view.owners[at]!), view.sizes[at] === 2 ? 'city' : 'settlement']
    },
  },
  {
    says: /^Another building stands next to /,
    holds: (view, _, [part]) => !isFree(view, atCorner(part!)) && view.owners[atCorner(part!)]! < 0,
    mentions: (view, _, [part]) => [cornerName(atCorner(part!), view)],
  },
  {
    says: /^Your city cannot grow/,
    holds: (view, seat, [part]) => view.owners[atCorner(part!)] === seat && view.sizes[atCorner(part!)] === 2,
    mentions: () => ['city'],
  },
  {
    says: /^You have no city left/,
    holds: (view, seat) => built(view, seat, 2) === 4,
    mentions: () => ['city'],
  },
  costs('road', 'edge:'),
  costs('settlement', 'corner:'),
  costs('city', 'corner:'),
  { says: /^The deck is empty/, holds: ({ deck }) => deck === 0 },
  {
    says: /^A development card costs /,
    holds: (view, seat) => ![2, 3, 4].some((r) => paysFor(handOf(view, seat), r)),
    mentions: () => ['wool', 'grain', 'ore'],
  },
  {
    says: / does not buy a development card now\.$/,
    holds: (view, seat, clicked) => !paysFor(handOf(view, seat), resourceIn(clicked.at(-1)!)),
    mentions: (_, __, clicked) => [res(resourceIn(clicked.at(-1)!))],
  },
  {
    says: /^You hold no /,
    holds: (view, seat, [part]) => (view.cards[seat] as Counts)[cardIn(part!)] === 0,
    mentions: (_, __, [part]) => [CARD_NAMES[cardIn(part!)]!],
  },
  {
    says: /^Victory points count by themselves/,
    holds: (view, seat, [part]) => part === 'card:point' && (view.cards[seat] as Counts)[1]! > 0,
    mentions: () => ['victory points'],
  },
  { says: /^You have played a development card this turn/, holds: ({ cardPlayed }) => cardPlayed },
  {
    says: / was bought this turn: /,
    holds: (view, seat, [part]) => {
      const held = (view.cards[seat] as Counts)[cardIn(part!)]!
      return held > 0 && held === (view.bought as Counts)[cardIn(part!)]
    },
    mentions: (_, __, [part]) => [CARD_NAMES[cardIn(part!)]!],
  },
  { says: /^The bank is empty/, holds: ({ bank }) => sum(bank) === 0 },
  {
    says: /^You have no place, or no piece, for a road/,
    holds: (view, seat) =>
      roadsOf(view, seat) === 15 || !view.roads.some((_, at) => roadGoes(view, seat, at)),
  },
  {
    says: /^You have begun to build/,
    holds: ({ building, switches }) => building && !switches.combinedTradeAndBuild,
  },
  {
    says: /^The bank takes /,
    holds: (view, seat, [part]) =>
      handOf(view, seat)[resourceIn(part!)]! < rate(view, seat, resourceIn(part!)),
    mentions: (view, seat, [part]) => {
      const r = resourceIn(part!)
      return [rate(view, seat, r), res(r), handOf(view, seat)[r]!]
    },
  },
  {
    says: /^Ask the bank for something else/,
    holds: (_, __, [gave, got]) => resourceIn(gave!) === resourceIn(got!),
  },
  {
    says: /^The bank has no /,
    holds: (view, _, [, got]) => view.bank[resourceIn(got!)] === 0,
    mentions: (_, __, [, got]) => [res(resourceIn(got!))],
  },
  { says: /^This table plays without trade/, holds: ({ switches }) => !switches.domesticTrade },
  {
    says: / offers a turn are the limit /,
    holds: ({ switches, offersMade }) => offersMade === switches.offersPerTurn,
    mentions: ({ switches }) => [switches.offersPerTurn],
  },
  {
    says: /^You have nothing to give/,
    holds: (view, seat) => sum(handOf(view, seat)) === 0,
    mentions: () => ['nothing'],
  },
  {
    says: /^The others have nothing to give/,
    holds: ({ hands }, seat) => hands.every((n, other) => other === seat || n === 0),
    mentions: () => ['nothing'],
  },
  {
    says: /^You (ask for|give) \w+: it cannot be on both sides/,
    holds: (view, seat, [part]) => {
      const { give, want } = mine({ ...view, me: seat })!
      return (part!.startsWith('hand:') ? want : give)[resourceIn(part!)]! > 0
    },
    mentions: (_, __, [part]) => [res(resourceIn(part!))],
  },
  {
    says: /^You have no (more )?\w+ to give\.$/,
    holds: (view, seat, [part]) =>
      handOf(view, seat)[resourceIn(part!)] === mine({ ...view, me: seat })!.give[resourceIn(part!)],
    mentions: (view, seat, [part]) => [
      ...(handOf(view, seat)[resourceIn(part!)]! > 0 ? ['no more'] : []),
      res(resourceIn(part!)),
    ],
  },
  {
    says: / is paying for the attack\.$/,
    holds: ({ payment }, seat) => payment!.seat !== seat,
    mentions: ({ payment }) => [who(payment!.seat)],
  },
  {
    says: /^You pay with your own pieces/,
    holds: ({ payment, roads, owners }, seat, [part]) =>
      payment!.seat === seat &&
      (part!.startsWith('edge:') ? roads[edge.of(part!)] : owners[atCorner(part!)]) !== seat,
    mentions: () => ['pieces'],
  },
  {
    says: /^You are paying the rest with cards/,
    holds: ({ payment }) => sum(payment!.cards) > 0,
    mentions: () => ['pieces'],
  },
  {
    says: /^Without this road others would be cut off/,
    holds: ({ roads }, seat, [part]) =>
      roads[edge.of(part!)] === seat &&
      cornersOfEdge[edge.of(part!)]!.some(
        (end) => edgesOfCorner[end]!.filter((e) => roads[e] === seat).length > 1,
      ),
  },
  {
    says: /^No settlement is left in your supply to replace/,
    holds: (view, seat, [part]) => view.sizes[atCorner(part!)] === 2 && built(view, seat, 1) === 5,
    mentions: () => ['settlement', 'city'],
  },
  {
    says: /^Without this building its roads would be cut off/,
    holds: (view, seat, [part]) => touches(view, seat, atCorner(part!)),
  },
  {
    says: /^You would pay too much/,
    holds: (view, _, [part]) =>
      view.payment!.damage - paidSoFar(view) < (part!.startsWith('edge:') ? 2 : 4) + 2,
  },
]

/** What texts must mention. */
export const account: Account<View, Event> = {
  words,
  whyNot,
  hints,
  names: NAMES,
  broken: /\b1 (zombies|victory point cards|cards|points|rounds)\b|\b\d*[02-9] (zombie|victory point card)\b/,
  events,
  moves,
  parts,
  namesVerbs: true,
  asks,
  figures: ({ round, points }, seat) => [
    ...(round > 0 ? [round] : []),
    ...(seat === null ? [] : [points[seat]!, 10]),
    Math.max(...points),
  ],
  hinted(move, view) {
    if (move[0] === 'settle') return produces(move, view, [])
    return move[0] === 'upgrade' ? produces(move, view, ['one card more']) : null
  },
  result({ winners, reason, scores = [] }) {
    const best = scores[winners[0]!]
    const tied = scores.filter((n) => n === best).length > winners.length
    const ends = RESULTS[reason] ? [RESULTS[reason]!] : []
    const wins = winners.length === 1 ? ['wins'] : ['win', 'together']
    const points = scores.flatMap((n, seat) => [who(seat), n])
    return [...winners.map(who), ...wins, ...ends, ...points, ...(tied ? ['more resource cards'] : [])]
  },
  reasons,
  always:
    /^(foundSettlement corner|foundRoad edge|clearHex hex|placeZombie hex|tradeAndBuild (edge|corner|bank|deck|offer|invite)|pay (edge|corner)|beforeRoll (edge|corner|hand|bank|deck|offer|invite))$/,
  rare: [
    { type: 'bankShort', resource: 2 },
    { type: 'settlementBuilt', seat: 2, corner: 7 },
    { type: 'cityBuilt', seat: 2, corner: 7 },
    { type: 'cityRazed', seat: 1, corner: 20 },
    { type: 'cityReduced', seat: 1, corner: 20 },
  ],
  ids: [
    ...numbered('hex', HEXES),
    ...numbered('corner', CORNERS),
    ...numbered('edge', EDGES),
    ...numbered('seat', 4),
    ...HAND,
    ...BANKED,
    ...WANTED,
    ...CARD,
    'deck',
    'offer',
    'invite',
  ],
}

function numbered(kind: string, all: number): string[] {
  return Array.from({ length: all }, (_, n) => `${kind}:${n}`)
}

/** Tables that random games seldom reach: supplies used up, hexes full, the bank or the deck empty, one building left. */
export function vary(t: Table, chance: (n: number) => number): void {
  if (t.talk) return
  const seat = t.payment?.seat ?? t.active
  const nothing = () => [0, 0, 0, 0, 0]
  const states = [
    () => fill(t.roads, seat, 15, chance),
    () => {
      fill(t.owners, seat, 5, chance)
      t.sizes = t.owners.map((owner, at) => (owner < 0 ? 0 : owner === seat ? 1 : t.sizes[at]!))
    },
    () => {
      fill(t.owners, seat, 7, chance)
      let cities = 0
      t.sizes = t.owners.map((owner, at) =>
        owner < 0 ? 0 : owner === seat ? (cities++ < 4 ? 2 : 1) : t.sizes[at]!,
      )
    },
    () => {
      fill(t.owners, seat, 6, chance)
      t.sizes = t.owners.map((owner, at) => (owner < 0 ? 0 : owner === seat ? 1 : t.sizes[at]!))
      t.sizes[t.owners.indexOf(seat)] = 2
    },
    () => {
      const kept = t.owners.indexOf(seat)
      t.owners = t.owners.map((owner, at) => (owner === seat && at !== kept ? -1 : owner))
      t.sizes = t.owners.map((owner) => (owner < 0 ? 0 : 1 + chance(2)))
    },
    () => (t.roads = t.roads.map((owner) => (owner === seat ? -1 : owner))),
    () => {
      t.bank = t.bank.map(() => chance(3))
      t.hands[seat] = [4, 4, 4, 4, 4]
    },
    () => (t.bank = nothing()),
    () => (t.deck = []),
    () => (t.hands = t.hands.map((hand, of) => (of === seat ? hand : nothing()))),
    () => (t.hands = t.hands.map((hand, of) => (of === seat ? nothing() : hand))),
    () => (t.hands[seat] = [0, 0, 0, 0, 0].map(() => chance(6))),
    () => (t.cards[seat] = [1, 1, 1, 1, 1].map(() => chance(3))),
    () => (t.bought = t.cards[t.active]!.map((n) => chance(n + 1))),
    () => (t.switches.domesticTrade = false),
    () => (t.switches.combinedTradeAndBuild = false),
    () => (t.building = true),
    () => (t.offersMade = t.switches.offersPerTurn),
  ]
  const full = [
    () => (t.zombies = t.zombies.map(() => 2 + Number(chance(8) > 0))),
    () => (t.zombies = t.zombies.map(() => chance(4))),
    () => (t.switches.infestationTrigger = 'forcedOnly'),
  ]
  const these = t.phase === 'zombies' ? full : states
  for (let n = 0; n <= 2; n++) these[chance(these.length)]!()
  // Who has nothing to pay with is not asked.
  if (t.payment && sum(t.hands[seat]!) === 0) t.hands[seat] = [1, 1, 1, 1, 1]
}

// Gives a seat `all` places on the board.
function fill(owners: number[], seat: Seat, all: number, chance: (n: number) => number): void {
  for (let n = owners.filter((owner) => owner === seat).length; n < all;) {
    const at = chance(owners.length)
    if (owners[at]! >= 0) continue
    owners[at] = seat
    n++
  }
}
