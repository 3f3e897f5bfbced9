import { copy, Referee, type Move, type Position, type Seat } from '@shamble/engine'
import { movesOf, type Bot, type Thinking } from '@shamble/engine/bots'
import { CITY_COST, KINDS, ROAD_COST, SETTLEMENT_COST, MIN_ARMY, SOLDIER } from './data/pieces.ts'
import { damagesOf } from './attack.ts'
import { freeHexes, score, worth } from './score.ts'
import { CARD, HAND, openPoints, resourceIn, sum, type Counts, type Table } from './table.ts'

/*
 * Searches one move deep: makes each move in an imagined world, answers its own follow-up choices greedily, and scores the
 * table. Trades are judged by the own hand before and after.
 */

type World = Position<Table>

const MAX_FOLLOWING = 12
/** The gain a move must bring to be made instead of ending the turn. */
const MIN_GAIN = 0.001
const MAX_OFFERS = 2
/** More than any unfinished position is worth. */
const VICTORY = 100
/** Exchanges with the bank for one building. */
const MAX_SWAPS = 2
const BUILDING = ['road', 'settle', 'upgrade']
/** Imagined worlds, and so cards on top of the deck, that the value of buying one is averaged over. */
const DRAWS = 8
// Open points from which a player gets no more trades.
const TOO_STRONG = 8
/** The gain a trade must bring to be offered. */
const MIN_TRADE_GAIN = 0.03
// Choices that end a chain of follow-up choices: they are thought about when they come.
const OWN_TURN = ['tradeAndBuild', 'beforeRoll', 'foundSettlement']
const WAIT = ['endTurn', 'roll', 'stay', 'decline', 'callOff', 'drop', 'enough']

/** Plays to win, trades when it helps, and keeps its last building if it can. */
export const bot: Bot = {
  name: 'settler',
  *think(thinking, { milliseconds = Infinity, now }) {
    const began = now?.() ?? 0
    const moves = movesOf(thinking)
    if (moves.length === 1) return moves[0]!
    const world: World = thinking.imagine(thinking.chance(2 ** 31))
    const { step } = thinking.sight.choices.find(({ seat }) => seat === thinking.seat)!
    const talk = TALKING[step]?.(world.table, thinking.seat, moves)
    if (talk) return talk
    let best = moves[0]!
    let most = -Infinity
    for (const [n, move] of candidates(thinking, world.table, step, moves).entries()) {
      const value = move[0] === 'buy' ? valueOfCard(thinking, move) : valueOf(thinking, world, move)
      if (value > most) {
        most = value
        best = move
      }
      yield { share: n / moves.length, best }
      if (now && now() - began > milliseconds) break
    }
    return best
  },
}

// Offers are not searched: `swapOf` decides whether to make one.
function candidates({ seat }: Thinking, t: Table, step: string, moves: readonly Move[]): Move[] {
  const list = moves.filter(([verb]) => verb !== 'invite' && verb !== 'giveUp' && verb !== 'offer')
  if (step === 'beforeRoll') return list.filter((move) => move[0] === 'roll' || isTimely(t, seat, move))
  if (step === 'tradeAndBuild' && swapOf(t, seat) && moves.some(([verb]) => verb === 'offer'))
    return [...list, ['offer']]
  return list
}

// Before rolling only a soldier is worth playing: against an attack or an overrun, or to win the Largest Army.
function isTimely(t: Table, seat: Seat, [, card]: Move): boolean {
  if (card !== CARD[SOLDIER]) return false
  return damagesOf(t)[seat]! > 0 || makesArmy(t, seat) || freeHexes(t) < 3
}

function makesArmy({ soldiers, largestArmy }: Table, seat: Seat): boolean {
  const more = soldiers[seat]! + 1
  return largestArmy !== seat && more >= MIN_ARMY && soldiers.every((n, other) => other === seat || n < more)
}

// The value of an unknown card: an average over imagined worlds.
function valueOfCard(thinking: Thinking, move: Move): number {
  let sum = 0
  for (let n = 0; n < DRAWS; n++)
    sum += valueOf(thinking, thinking.imagine(thinking.chance(2 ** 31)) as World, move)
  return sum / DRAWS
}

// The value of the table after a move and the follow-up choices of its seat.
function valueOf(thinking: Thinking, world: World, move: Move): number {
  const { seat, game } = thinking
  const now = standing(world.table, seat)
  if (move[0] === 'offer') return now + MIN_GAIN * 2
  if (move[0] === 'endTurn' || move[0] === 'roll' || move[0] === 'stay') return now
  const g = new Referee<Table, never>(game, copy(world), true).settle().make(seat, move)
  follow(thinking, g)
  const after = move[0] === 'swap' ? bestBuilding(thinking, g, MAX_SWAPS - 1) : outcome(g, seat)
  return WAIT.includes(move[0]) ? after : after - MIN_GAIN
}

// The value of the best table after an exchange with the bank, through one building and up to `swaps` more exchanges.
function bestBuilding(thinking: Thinking, g: Referee<Table, never>, swaps: number): number {
  const { seat, game } = thinking
  let best = outcome(g, seat)
  for (const move of g.pending[0]?.moves ?? []) {
    const isSwap = move[0] === 'swap'
    if (!BUILDING.includes(move[0]) && !(isSwap && swaps > 0)) continue
    const next = new Referee<Table, never>(game, copy(g.position), true).settle().make(seat, move)
    follow(thinking, next)
    best = Math.max(best, isSwap ? bestBuilding(thinking, next, swaps - 1) : outcome(next, seat))
  }
  return best - MIN_GAIN
}

// Makes the follow-up choices of the seat greedily.
function follow({ seat, game }: Thinking, g: Referee<Table, never>): void {
  for (let n = 0; n < MAX_FOLLOWING && !g.result; n++) {
    const open = g.pending.findIndex((p) => p.seat === seat)
    const pending = g.pending[open]
    if (!pending || OWN_TURN.includes(pending.step)) return
    let best = 0
    let most = -Infinity
    for (let place = 0; place < pending.moves.length && pending.moves.length > 1; place++) {
      const next = new Referee<Table, never>(game, copy(g.position), true).settle()
      next.choose(open, place)
      const value = outcome(next, seat)
      if (value <= most) continue
      most = value
      best = place
    }
    g.choose(open, best)
  }
}

function outcome({ result, table }: Referee<Table, never>, seat: Seat): number {
  if (result) return result.winners.includes(seat) ? VICTORY / result.winners.length : -VICTORY
  return standing(table, seat)
}

// The seat's worth, its chance to win, and how it would fare in an overrun.
function standing(t: Table, seat: Seat): number {
  if (t.out[seat]) return -10
  return worth(t, seat) + 2 * score(t, seat) + hurry(t, seat)
}

// Near an overrun a lead counts more.
function hurry(t: Table, seat: Seat): number {
  const free = freeHexes(t)
  if (free > 5) return 0
  return (score(t, seat) - 0.5) * (6 - free) * 0.3
}

// ── Trading ──

interface Swap {
  give: number
  want: number
}

/** The best offer a seat can make: one card for another. */
function swapOf(t: Table, seat: Seat): Swap | null {
  if (t.offersMade >= Math.min(MAX_OFFERS, t.switches.offersPerTurn)) return null
  const hand = t.hands[seat]!
  // The second offer of a turn is made only if something can be built with it.
  return bestSwap(t, seat, (give, want) => t.offersMade === 0 || completes(hand, give, want))
}

/** The best counter-offer: a card that was asked for, in exchange for another. */
function counterOf(t: Table, seat: Seat): Swap | null {
  const { offer, invited } = t.talk!
  if (openPoints(t, t.active) >= TOO_STRONG) return null
  return bestSwap(t, seat, (give, want) => invited || (offer.want[give]! > 0 && offer.give[want] === 0))
}

// The best exchange of one card for one that others have.
function bestSwap(t: Table, seat: Seat, may: (give: number, want: number) => boolean): Swap | null {
  const hand = t.hands[seat]!
  let best: Swap | null = null
  let most = worth(t, seat) + MIN_TRADE_GAIN
  for (let give = 0; give < KINDS; give++) {
    if (hand[give] === 0) continue
    for (let want = 0; want < KINDS; want++) {
      if (want === give || othersHave(t, seat, want) === 0 || !may(give, want)) continue
      const value = worthWith(t, seat, (hand) => {
        hand[give]!--
        hand[want]!++
      })
      if (value <= most) continue
      most = value
      best = { give, want }
    }
  }
  return best
}

function othersHave({ hands, bank }: Table, seat: Seat, resource: number): number {
  return 19 - bank[resource]! - hands[seat]![resource]!
}

// Whether the exchange makes a building affordable.
function completes(hand: readonly number[], give: number, want: number): boolean {
  const after = [...hand]
  after[give]!--
  after[want]!++
  return [ROAD_COST, SETTLEMENT_COST, CITY_COST].some(
    (price) => price.every((n, r) => after[r]! >= n) && !price.every((n, r) => hand[r]! >= n),
  )
}

function worthWith(t: Table, seat: Seat, change: (hand: Counts) => void): number {
  const hand = t.hands[seat]!
  const kept = [...hand]
  change(hand)
  const value = worth(t, seat)
  for (let r = 0; r < KINDS; r++) hand[r] = kept[r]!
  return value
}

/** The gain of exchanging some cards for others. */
function gainOf(t: Table, seat: Seat, lose: Counts, get: Counts): number {
  const traded = worthWith(t, seat, (hand) => {
    for (let r = 0; r < KINDS; r++) hand[r]! += get[r]! - lose[r]!
  })
  return traded - worth(t, seat)
}

const pick = (moves: readonly Move[], ...wanted: string[]): Move | null =>
  moves.find((move) => wanted.every((part, i) => move[i] === part)) ?? null

// The steps of a trade, decided without search.
const TALKING: Record<string, (t: Table, seat: Seat, moves: readonly Move[]) => Move | null> = {
  compose(t, seat, moves) {
    const own = seat === t.active
    const { give, want } = own ? t.talk!.offer : t.talk!.counters[seat]!
    if (sum(give) > 0 && sum(want) > 0) return pick(moves, 'propose')
    t.offersMade--
    const swap = own ? swapOf(t, seat) : counterOf(t, seat)
    t.offersMade++
    if (!swap) return pick(moves, 'drop')
    if (sum(give) === 0) return pick(moves, 'give', HAND[swap.give]!)
    return (
      moves.find((move) => move[0] === 'want' && resourceIn(move[1]!) === swap.want) ?? pick(moves, 'drop')
    )
  },
  answer(t, seat, moves) {
    const { offer } = t.talk!
    if (openPoints(t, t.active) >= TOO_STRONG) return pick(moves, 'decline')
    const accept = pick(moves, 'accept')
    if (accept && gainOf(t, seat, offer.want, offer.give) > MIN_TRADE_GAIN / 3) return accept
    const counter = pick(moves, 'counter')
    return counter && counterOf(t, seat) ? counter : pick(moves, 'decline')
  },
  conclude(t, seat, moves) {
    let best = pick(moves, 'callOff')
    let most = MIN_TRADE_GAIN / 2
    for (const move of moves) {
      if (move[0] !== 'deal') continue
      const partner = Number(move[1]!.slice('seat:'.length))
      const counter = t.talk!.counters[partner]
      const gain = counter
        ? gainOf(t, seat, counter.want, counter.give)
        : gainOf(t, seat, t.talk!.offer.give, t.talk!.offer.want)
      // Among equal trades prefer the weaker partner.
      const value = gain - 0.01 * openPoints(t, partner)
      if (openPoints(t, partner) >= TOO_STRONG || gain <= MIN_TRADE_GAIN / 2 || value <= most - 0.1) continue
      if (best?.[0] === 'callOff' || value > most) {
        most = value
        best = move
      }
    }
    return best
  },
}
