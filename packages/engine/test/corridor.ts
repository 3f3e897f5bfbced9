import { ids, type Choice, type Game, type Referee, type Seat } from '../src/index.ts'

/*
 * Corridor, the specimen game: an interrupt at every step, an opponent's choice, hidden hands, and
 * a deck that ends the game. Small enough to read in a minute, mean enough to test an engine on.
 */

export type Card = 1 | 2 | 3 | 4

export interface Table {
  seats: number
  zombie: number
  active: Seat
  deck: Card[]
  hands: Card[][]
  kills: number[]
  eaten: Seat[]
  shown: Seat | null
}

export interface View {
  zombie: number
  active: Seat
  kills: number[]
  eaten: Seat[]
  shown: Seat | null
  deck: number
  hands: (Card[] | number)[]
}

export type Event =
  | { type: 'stepped'; to: number }
  | { type: 'fired'; seat: Seat; card: Card; die: number; hit: boolean }
  | { type: 'drew'; seat: Seat; card?: Card }
  | { type: 'bitten'; seat: Seat; hand: Card[] }
  | { type: 'lost'; seat: Seat; card: Card }

export type G = Referee<Table, Event>

const FAR = 6
const TO_HIT = 7
const HAND = 3
const COPIES = 6

const card = ids('card')
const chair = ids('seat')

// Set-up. Shuffle the ammunition: six cards each of 1, 2, 3 and 4. Deal three to each player.
function setUp(g: G, seats: number) {
  const deck = g.shuffle<Card>(
    ([1, 2, 3, 4] as const).flatMap((n) => Array<Card>(COPIES).fill(n)),
    'deck',
  )
  const hands = Array.from({ length: seats }, () => deck.splice(-HAND))
  const kills = hands.map(() => 0)
  g.table = { seats, zombie: FAR, active: 0, deck, hands, kills, eaten: [], shown: null }
  g.then(round)
}

// A round. Roll a four-sided die: the zombie walks that many squares. Then play passes left.
function round(g: G) {
  g.then(walk, g.roll(4))
  g.then(passLeft)
}

// Walking. After every single step each player may fire, the active player first.
// A zombie that is already at the barricade bites instead.
function walk(g: G, squares: number) {
  if (squares === 0) return
  if (g.table.zombie === 0) return g.then(bite, g.table.active)
  g.table.zombie--
  g.tell({ type: 'stepped', to: g.table.zombie })
  for (const seat of seatsFrom(g, g.table.active)) g.then(fire, seat)
  g.then(walk, squares - 1)
}

// Firing. Discard a card and roll a die. Together they must make seven.
const fire: Choice<G, [Seat]> = {
  seat: (_, seat) => seat,
  ask: 'The zombie comes closer. Fire?',
  options(g, can, seat) {
    const hand = g.table.hands[seat]!
    if (hand.length === 0 || g.table.zombie === FAR) return
    for (const value of distinct(hand)) can('fire', card(value))
    can('hold')
  },
  take: {
    hold() {},
    fire(g, [seat], part: string) {
      const value = discard(g, seat, part)
      const die = g.roll(6)
      g.tell({ type: 'fired', seat, card: value, die, hit: value + die >= TO_HIT })
      if (value + die >= TO_HIT) g.then(fall, seat)
    },
  },
}

// A zombie falls. The shooter scores it and the next one appears. The player on the
// shooter's left chooses who draws a card.
function fall(g: G, shooter: Seat) {
  g.table.kills[shooter]!++
  g.table.zombie = FAR
  g.then(giveCard, leftOf(g, shooter))
}

const giveCard: Choice<G, [Seat]> = {
  seat: (_, chooser) => chooser,
  ask: 'Who draws a card?',
  options(g, can) {
    for (const seat of seatsFrom(g, 0)) can('give', chair(seat))
  },
  take: {
    give(g, _, part: string) {
      g.then(draw, chair.of(part))
    },
  },
}

// Drawing. When the deck has run out the game ends, and most kills wins.
function draw(g: G, seat: Seat) {
  const value = g.table.deck.pop()
  if (!value) return mostKillsWins(g)
  g.table.hands[seat]!.push(value)
  g.tell({ type: 'drew', seat })
  g.tell({ type: 'drew', seat, card: value }, seat)
}

// A bite. Show your hand: the player on your left chooses a card for you to lose.
// With no cards left, you are eaten.
function bite(g: G, seat: Seat) {
  const hand = g.table.hands[seat]!
  g.table.zombie = FAR
  g.reveal()
  g.tell({ type: 'bitten', seat, hand: [...hand] })
  if (hand.length > 0) {
    g.table.shown = seat
    return g.then(tear, seat)
  }
  g.table.eaten.push(seat)
  if (seatsFrom(g, 0).length === 1) mostKillsWins(g)
}

const tear: Choice<G, [Seat]> = {
  seat: (g, bitten) => leftOf(g, bitten),
  ask: 'Which card is lost?',
  options(g, can, bitten) {
    for (const value of distinct(g.table.hands[bitten]!)) can('tear', card(value))
  },
  take: {
    tear(g, [bitten], part: string) {
      g.table.shown = null
      g.tell({ type: 'lost', seat: bitten, card: discard(g, bitten, part) })
    },
  },
}

function passLeft(g: G) {
  g.table.active = leftOf(g, g.table.active)
  g.then(round)
}

function mostKillsWins(g: G) {
  const { kills } = g.table
  const most = Math.max(...kills)
  g.over(
    kills.flatMap((n, seat) => (n === most ? [seat] : [])),
    'most kills',
    [...kills],
  )
}

// Small words.
const distinct = (hand: Card[]) => [...new Set(hand)].sort()
const leftOf = (g: G, seat: Seat) => seatsFrom(g, (seat + 1) % g.table.seats)[0]!

function seatsFrom({ table: { seats, eaten } }: G, first: Seat): Seat[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats).filter((seat) => !eaten.includes(seat))
}

function discard(g: G, seat: Seat, part: string): Card {
  const hand = g.table.hands[seat]!
  return hand.splice(hand.indexOf(card.of(part) as Card), 1)[0]!
}

// Kills, and those that the cards in hand may still bring, against the strongest of the others.
function score(table: Table, seat: Seat): number {
  const rivals = table.hands.map((_, other) => (other === seat ? 0 : prospects(table, other)))
  return 1 / (1 + Math.exp(Math.max(...rivals) - prospects(table, seat)))
}

const prospects = ({ kills, hands, eaten }: Table, seat: Seat) =>
  kills[seat]! +
  (eaten.includes(seat) ? 0 : hands[seat]!.reduce((sum, value) => sum + value / (TO_HIT - 1), 0))

export const corridor: Game<Table, View, Event> = {
  id: 'corridor',
  version: 1,
  seats: [2, 3, 4],
  options: {},
  setUp,
  steps: { round, walk, fire, fall, giveCard, draw, bite, tear, passLeft },
  view: ({ zombie, active, kills, eaten, deck, hands, shown }, me) => ({
    zombie,
    active,
    kills: [...kills],
    eaten: [...eaten],
    shown,
    deck: deck.length,
    hands: hands.map((hand, seat) => (seat === me || seat === shown ? [...hand] : hand.length)),
  }),
  imagine(g, me) {
    const { hands, deck, shown } = g.table
    const hidden = (seat: Seat) => seat !== me && seat !== shown
    const unseen = g.shuffle([...deck, ...hands.filter((_, seat) => hidden(seat)).flat()], 'imagined')
    g.table.hands = hands.map((hand, seat) => (hidden(seat) ? unseen.splice(0, hand.length) : hand))
    g.table.deck = unseen
  },
  score,
  unseen: { seats: 'every view has as many hands as there are seats' },
  longest: 400,
}
