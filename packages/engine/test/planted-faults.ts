import {
  below,
  copy,
  fitting,
  type AnyGame,
  type Move,
  type Reason,
  type Seat,
  type WhyNot,
} from '../src/index.ts'
import type { Forecasts, FuzzPlan, Property } from '../src/testing/index.ts'
import { corridor, type Event, type G, type Table } from './corridor.ts'

/*
 * Planted faults: each row breaks the specimen game in one way, and names the property that must catch it. Choices are broken in place and mended afterwards, because rules are scheduled by identity.
 */

export interface Broken {
  property: Property
  how: string
  game?: Partial<AnyGame>
  /** What `hold` does instead of nothing. */
  hold?: (g: G, args: [Seat]) => void
  give?: (g: G, args: [Seat], part: string) => void
  fire?: Partial<{
    options: (g: G, can: (...move: any) => void, seat: Seat) => void
    seat: () => Seat
    obvious: boolean
    facts: (g: G, move: Move, seat: Seat) => any
    take: Record<string, (g: G, args: [Seat], part: string) => void>
  }>
  plan?: Partial<FuzzPlan>
}

const { fire, giveCard, draw, walk } = corridor.steps as Record<string, any>
const view = corridor.view as (table: Table, seat: Seat | null) => any
const offer = fire.options
const rightShot = fire.take.fire
const other = (g: G, seat: Seat) => (seat + 1) % g.table.seats

/** Tables that a planted fault has seen. */
export const seen: Table[] = []
let started = 0
let held = 0
let latest = 0

// A reason against every click that begins no legal move.
const inVain =
  (reason: Reason): WhyNot<unknown> =>
  (_, __, clicked, asked) =>
    fitting(asked!.moves, clicked).length === 0 ? reason : null

interface OfShot {
  /** The chance to hit with a card of this value. */
  hits: (value: number) => number
  /** The average die. */
  die: number
  cards: number
}

export const ofShot: OfShot = { hits: (value) => value / 6, die: 3.5, cards: 1 }
const shotIn = (g: G) => g.told.find(({ event }) => event.type === 'fired')?.event as Shot | undefined
type Shot = Extract<Event, { type: 'fired' }>

// Forecasts of a shot: whether it hits, its die, and the cards that it takes.
export const saying = ({ hits, die, cards }: OfShot): Forecasts => ({
  of(g: G, { seat }, [verb, part]) {
    if (verb !== 'fire') return []
    const before = g.table.hands[seat]!.length
    return [
      {
        what: 'hit',
        says: hits(Number(part!.slice(5))),
        outcome: (after: G) => (shotIn(after)!.hit ? 1 : 0),
      },
      { what: 'die', says: die, most: 6, outcome: (after: G) => shotIn(after)!.die },
      {
        what: 'cards',
        says: cards,
        exact: true,
        outcome: (after: G) => before - after.table.hands[seat]!.length,
      },
    ]
  },
  follow: () => 0,
})

export const broken: Broken[] = [
  {
    property: 'start',
    how: 'set-up fails with four seats',
    game: {
      setUp(g, seats, options, carried) {
        if (seats === 4) throw new Error('There are not enough chairs.')
        corridor.setUp(g, seats, options, carried)
      },
    },
  },
  { property: 'seats', how: 'an option has more seats than the game', game: { seatsFor: () => [2, 9] } },
  { property: 'seats', how: 'nobody can play', game: { seatsFor: () => [] } },
  { property: 'dead-end', how: 'a move wipes the agenda', hold: (g) => void (g.position.agenda.length = 0) },
  { property: 'result', how: 'the winner is nobody at this table', hold: (g) => g.over([7], 'luck') },
  { property: 'result', how: 'a score is missing', hold: (g) => g.over([0], 'luck', [1]) },
  { property: 'sides', how: 'one of two partners wins alone', game: { sideOf: (_, seat) => seat % 2 } },
  { property: 'sides', how: 'a side is no number', game: { sideOf: () => NaN } },
  {
    property: 'carries',
    how: 'something is carried out that nothing takes in',
    hold: (g) => g.over([0], 'luck', undefined, { kills: 1 }),
  },
  {
    property: 'carries',
    how: 'the game that follows refuses what is carried out',
    game: { sequel: (options) => options, refuseCarried: () => 'Kills are not carried.' },
    hold: (g) => g.over([0], 'luck', undefined, { kills: 1 }),
  },
  { property: 'standing', how: 'it divides by what may be nothing', game: { standing: () => [1, NaN] } },
  {
    property: 'move-shape',
    how: 'an id has a space in it',
    fire: { options: (g, can, seat) => (can('fire', 'card 3'), offer(g, can, seat)) },
  },
  {
    property: 'move-shape',
    how: 'a verb is listed that cannot be taken',
    fire: { options: (g, can, seat) => (can('dodge'), offer(g, can, seat)) },
  },
  { property: 'move-shape', how: 'a chair is asked that is not there', fire: { seat: () => 9 } },
  {
    property: 'duplicate',
    how: 'a move is listed twice',
    fire: { options: (g, can, seat) => (offer(g, can, seat), can('hold')) },
  },
  { property: 'longest', how: 'games last longer than promised', game: { longest: 5 } },
  {
    property: 'invariant',
    how: "the game's own invariant fails",
    plan: {
      invariants(table: Table) {
        if (table.zombie === 1) throw new Error('Too close.')
      },
    },
  },
  { property: 'json', how: 'the table holds a Map', hold: (g) => void ((g.table as any).extra = new Map()) },
  {
    property: 'json',
    how: 'the table holds nothing under a name',
    hold: (g) => void ((g.table as any).extra = undefined),
  },
  {
    property: 'json',
    how: 'the view holds no number',
    game: { view: (t, s) => ({ ...view(t, s), share: 0 / 0 }) },
  },
  {
    property: 'json',
    how: 'an event holds a Date',
    hold: (g) => g.tell({ type: 'stepped', to: new Date(0) as any }),
  },
  {
    property: 'frames',
    how: 'a step is given an object',
    hold: (g) => (g.then(giveCard, 0), g.then(walk, { squares: 0 })),
  },
  {
    property: 'copy',
    how: 'a part is shared that a rule changes in place',
    game: { copy: (table) => ({ ...table }) },
  },
  { property: 'copy', how: 'a part is left out', game: { copy: (table) => ({ ...copy(table), kills: [] }) } },
  {
    property: 'settled',
    how: 'listing the options changes the table',
    fire: { options: (g, can, seat) => (g.table.kills[0]!++, offer(g, can, seat)) },
  },
  {
    property: 'settled',
    how: 'listing the options reveals',
    fire: { options: (g, can, seat) => (g.reveal(), offer(g, can, seat)) },
  },
  {
    property: 'settled',
    how: 'listing the options tells',
    fire: { options: (g, can, seat) => (g.tell({ type: 'stepped', to: 0 }), offer(g, can, seat)) },
  },
  { property: 'score', how: 'a score is above one', game: { score: (t: Table, seat) => t.kills[seat]! } },
  { property: 'score', how: 'a score is negative', game: { score: (t: Table, seat) => -t.kills[seat]! } },
  {
    property: 'score',
    how: 'a seat is said to have won while the game goes on',
    game: { score: (t: Table, seat) => Math.min(1, t.kills[seat]!) },
  },
  { property: 'advice', how: 'the policy names no move', game: { bots: { policy: () => 99 } } },
  {
    property: 'advice',
    how: 'the policy changes what it sees',
    game: { bots: { policy: (_, { moves }) => (moves.reverse(), 0) } },
  },
  {
    property: 'advice',
    how: 'a worth is a score',
    game: { bots: { worth: (t: Table, seat) => 1 + t.kills[seat]! } },
  },
  {
    property: 'sight-secret',
    how: 'the view shows the top of the deck',
    game: { view: (t: Table, seat) => ({ ...view(t, seat), top: seat === null ? 0 : t.deck.at(-1) }) },
  },
  {
    property: 'asking',
    how: 'whether the next seat is asked gives its hidden hand away',
    fire: { options: (g, can, seat) => g.table.hands[seat]!.includes(4) && offer(g, can, seat) },
  },
  {
    property: 'asking',
    how: 'a seat that can only hold is not asked, so that being asked tells of a four',
    fire: {
      obvious: true,
      options: (g, can, seat) =>
        g.table.hands[seat]!.includes(4) ? offer(g, can, seat) : g.table.zombie < 6 && can('hold'),
    },
  },
  {
    property: 'facts',
    how: 'the facts of a move tell the top of the deck',
    fire: { facts: (g) => g.table.deck.at(-1) ?? 0 },
  },
  { property: 'facts', how: 'a fact is no number', fire: { facts: () => 0 / 0 } },
  {
    property: 'facts',
    how: 'asking for facts changes the table',
    fire: { facts: (g, _, seat) => ++g.table.kills[seat]! },
  },
  {
    property: 'spectator-secret',
    how: 'spectators see all hands',
    game: {
      view: (t: Table, seat) => (seat === null ? { ...view(t, seat), hands: t.hands } : view(t, seat)),
    },
  },
  {
    property: 'all-see-alike',
    how: 'a game with hidden hands says that all see alike',
    game: { allSeeAlike: true },
  },
  {
    property: 'why-not',
    how: 'a legal move is said to be forbidden',
    game: { whyNot: () => ({ rule: '1', says: 'You may not.' }) },
  },
  {
    property: 'why-not',
    how: 'only the last word of a legal move is said to be forbidden',
    game: {
      whyNot: (_, __, clicked) => (clicked.at(-1) === 'hold' ? { rule: '1', says: 'You may not.' } : null),
    },
  },
  {
    property: 'why-not-turn',
    how: 'a seat that is asked hears that it is not its turn',
    game: { whyNot: inVain({ rule: '1', says: 'It is not your turn: Blue is acting.' }) },
  },
  {
    property: 'why-not-first',
    how: 'a reason tells the player to click what cannot be clicked',
    game: { whyNot: inVain({ rule: '1', says: 'Click the tower first.', first: 'tower' }) },
  },
  {
    property: 'why-not-first',
    how: 'a reason tells the player to click something, and does not name it',
    game: { whyNot: inVain({ rule: '1', says: 'Click another one first.' }) },
  },
  {
    property: 'price',
    how: 'a shot is said to cost two cards',
    plan: { forecasts: saying({ ...ofShot, cards: 2 }) },
  },
  {
    property: 'price',
    how: 'a shot takes a card more than is said',
    fire: {
      take: {
        ...fire.take,
        fire(g: G, args: [Seat], part: string) {
          rightShot(g, args, part)
          g.table.hands[args[0]]!.pop()
        },
      },
    },
    plan: { forecasts: saying(ofShot) },
  },
  {
    property: 'forecast',
    how: 'a shot is said to hit a sixth more often than it does',
    plan: { forecasts: saying({ ...ofShot, hits: (value) => (value + 1) / 6 }) },
  },
  {
    property: 'forecast',
    how: 'the average die of a shot is said to be a half too high',
    plan: { forecasts: saying({ ...ofShot, die: 4 }) },
  },
  {
    property: 'move-fails',
    how: 'a listed move throws',
    hold() {
      throw new Error('Nobody may hold.')
    },
  },
  {
    property: 'input-changed',
    how: 'a rule changes a table that the view remembers',
    game: { view: (t: Table, seat) => (seen.push(t), view(t, seat)) },
    hold: () => seen.forEach((table) => table.kills.fill(9)),
  },
  {
    property: 'repeatable',
    how: 'a rule counts beside the table',
    hold: (g) => void (g.table.kills[0] = held++),
  },
  {
    property: 'quiet',
    how: 'a rule depends on what was told',
    hold(g) {
      g.tell({ type: 'stepped', to: 0 })
      g.table.kills[0]! += g.told.length
    },
  },
  {
    property: 'unsealed-chance',
    how: 'chance is drawn behind the back of the referee',
    hold: (g) => void (g.table.kills[0] = below(g.position.rng, 6, 'dice')),
  },
  {
    property: 'undo-teaches',
    how: 'a hand is shown without a reveal',
    hold: (g, [seat]) => void (g.table.shown = other(g, seat)),
  },
  {
    property: 'undo-teaches',
    how: 'a secret is told to all and can be undone',
    hold: (g) => g.tell({ type: 'drew', seat: 0, card: g.table.deck.at(-1)! }),
  },
  {
    property: 'told-secret',
    how: 'a drawn card is told to all',
    give(g, _, part) {
      g.reveal()
      if (g.table.deck.length > 0)
        g.tell({ type: 'drew', seat: Number(part.slice(5)), card: g.table.deck.at(-1)! })
      g.then(draw, Number(part.slice(5)))
    },
  },
  {
    property: 'told-secret',
    how: 'a drawn card is told to the wrong seat',
    give(g, [chooser], part) {
      const seat = Number(part.slice(5))
      const wrong = seat === chooser ? other(g, chooser) : chooser
      if (g.table.deck.length > 0) g.tell({ type: 'drew', seat, card: g.table.deck.at(-1)! }, wrong)
      g.then(draw, seat)
    },
  },
  {
    property: 'undo',
    how: 'a memo goes stale two moves later',
    // Asked twice, the first hold turns out otherwise once the second has been made.
    hold(g, [seat]) {
      if (g.table.kills[seat]! + 1 < latest) g.table.zombie = 5
      latest = Math.max(latest, ++g.table.kills[seat]!)
      if (g.table.kills[seat]! % 2 === 1) g.again()
    },
  },
  {
    property: 'replay',
    how: 'set-up differs from time to time',
    game: {
      setUp(g, seats, options, carried) {
        corridor.setUp(g, seats, options, carried)
        g.table.kills[0] = started++
      },
    },
  },
  { property: 'link', how: 'two settings look alike in an address', game: { options: { dark: [1, '1'] } } },
  { property: 'unseen', how: 'a part of the table is never shown', game: { unseen: {} } },
  {
    property: 'unseen',
    how: 'the hands of the others are not dealt again',
    game: { imagine: (g) => void g.shuffle(g.table.deck, 'imagined') },
  },
]

/** Breaks the specimen's choices, does something, and mends them again. */
export function whileBroken({ hold, give, fire: brokenFire }: Broken, does: () => void): void {
  const mend = { ...fire, obvious: undefined, facts: undefined }
  const [holds, gives] = [fire.take.hold, giveCard.take.give]
  seen.length = 0
  started = held = latest = 0
  try {
    Object.assign(fire, brokenFire)
    if (hold) fire.take.hold = hold
    if (give) giveCard.take.give = give
    does()
  } finally {
    Object.assign(fire, mend)
    fire.take.hold = holds
    giveCard.take.give = gives
  }
}
