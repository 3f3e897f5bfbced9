import type { Choice, Seat } from '@shamble/engine'
import { attack } from './attack.ts'
import {
  affords,
  buildCity,
  buildRoad,
  buildSettlement,
  eachCityPlace,
  eachRoadPlace,
  eachSettlementPlace,
} from './building.ts'
import { buyCard, eachPlayable, playCard } from './cards.ts'
import { CARD_PRICES, CITY_COST, FIRST_ATTACK_ROUND, ROAD_COST, SETTLEMENT_COST } from './data/pieces.ts'
import { eliminate } from './elimination.ts'
import { winIfTen } from './end.ts'
import { askForOffers, beginOffer, mayTalk } from './offers.ts'
import { produce } from './production.ts'
import { CARD, cardIn, corner, edge, HAND, none, resourceIn, type G, type Table } from './table.ts'
import { eachSwap, swap } from './trade.ts'
import { zombieComes } from './zombies.ts'

const SEVEN = 7

// 5.3. A turn. Ten points at its start win; then a card may be played, the dice are rolled, and the player trades and builds.
export function turn(g: G): void {
  const t = g.table
  g.reveal()
  t.phase = 'beforeRoll'
  t.cardPlayed = false
  t.building = false
  t.offersMade = 0
  t.bought = none()
  g.tell({ type: 'turnBegan', seat: t.active, round: t.round })
  if (winIfTen(g, t.active)) return
  g.then(beforeRoll)
  g.then(roll)
  g.then(beginTrading)
  g.then(nextTurn)
}

// 5.3 step 2, 9.2. Before rolling one development card may be played.
const beforeRoll: Choice<G, []> = {
  seat: (g) => g.table.active,
  ask: 'Roll the dice.',
  options(g, can) {
    can('roll')
    eachPlayable(g.table, (card) => can('play', CARD[card]!))
    if (g.table.switches.givingUp) can('giveUp')
  },
  take: {
    roll() {},
    play(g, _, part: string) {
      playCard(g, cardIn(part))
    },
    giveUp(g) {
      g.then(reallyGiveUp)
    },
  },
}

// 16.4. A player who gives up is treated as eliminated.
const reallyGiveUp: Choice<G, []> = {
  seat: (g) => g.table.active,
  ask: 'Give up? All your pieces leave the island.',
  options(_, can) {
    can('stay')
    can('giveUp')
  },
  take: {
    stay(g) {
      g.then(beforeRoll)
    },
    giveUp(g) {
      g.tell({ type: 'gaveUp', seat: g.table.active })
      eliminate(g, g.table.active)
    },
  },
}

// 5.3 step 3. Rolling. Production and a zombie; on a seven the attack, but in the first two rounds nothing (5.4, R4).
function roll(g: G): void {
  const t = g.table
  if (t.out[t.active]) return
  const dice: [number, number] = [g.roll(6), g.roll(6)]
  const number = dice[0] + dice[1]
  t.dice = dice
  t.rolls[number - 2]!++
  t.phase = 'zombies'
  g.tell({ type: 'rolled', seat: t.active, dice: [dice[0], dice[1]] })
  if (number !== SEVEN) {
    produce(g, number)
    return g.then(zombieComes, number)
  }
  if (t.round >= FIRST_ATTACK_ROUND) return g.then(attack)
  if (t.switches.earlySevens === 'noEffect') return g.tell({ type: 'sevenIgnored', seat: t.active })
  g.tell({ type: 'sevenRolledAgain', seat: t.active })
  g.then(roll)
}

// 5.3 step 4. A player who is still in the game trades and builds.
function beginTrading(g: G): void {
  const t = g.table
  if (t.out[t.active]) return
  t.phase = 'tradeAndBuild'
  g.then(tradeAndBuild)
}

// 5.3 step 4. Trading and building in any order, and a development card if none was played.
const tradeAndBuild: Choice<G, []> = {
  seat: (g) => g.table.active,
  ask: 'Trade and build.',
  options(g, can) {
    const t = g.table
    const seat = t.active
    if (affords(t, seat, ROAD_COST)) eachRoadPlace(t, seat, (at) => can('road', edge(at)))
    if (affords(t, seat, SETTLEMENT_COST)) eachSettlementPlace(t, seat, (at) => can('settle', corner(at)))
    if (affords(t, seat, CITY_COST)) eachCityPlace(t, seat, (at) => can('upgrade', corner(at)))
    if (t.deck.length > 0) {
      for (const [a, b] of CARD_PRICES) {
        if (t.hands[seat]![a]! > 0 && t.hands[seat]![b]! > 0) can('buy', 'deck', HAND[a]!, HAND[b]!)
      }
    }
    eachPlayable(t, (card) => can('play', CARD[card]!))
    if (mayTrade(t)) {
      eachSwap(t, seat, can)
      if (mayTalk(t)) {
        can('offer')
        can('invite')
      }
    }
    can('endTurn')
  },
  take: {
    road(g, _, part: string) {
      buildRoad(g, g.table.active, edge.of(part))
      g.again()
    },
    settle(g, _, part: string) {
      buildSettlement(g, g.table.active, corner.of(part))
      g.again()
    },
    upgrade(g, _, part: string) {
      buildCity(g, g.table.active, corner.of(part))
      g.again()
    },
    buy(g, _, _deck: string, a: string, b: string) {
      buyCard(g, resourceIn(a), resourceIn(b))
      g.again()
    },
    play(g, _, part: string) {
      playCard(g, cardIn(part))
      g.again()
    },
    swap(g, _, gives: string, takes: string) {
      swap(g, g.table.active, resourceIn(gives), resourceIn(takes))
      g.again()
    },
    offer(g) {
      beginOffer(g)
      g.again()
    },
    invite(g) {
      askForOffers(g)
      g.again()
    },
    endTurn() {},
  },
}

// 20.5. Unless trading and building are mixed, trading ends with the first purchase.
const mayTrade = ({ switches, building }: Pick<Table, 'switches' | 'building'>): boolean =>
  switches.combinedTradeAndBuild || !building

// 5.1, 5.2. The turn passes to the next player in the game; passing the starting player's seat ends the round.
function nextTurn(g: G): void {
  const t = g.table
  const place = (seat: Seat) => (seat - t.first + t.seats) % t.seats
  let seat = t.active
  do seat = (seat + 1) % t.seats
  while (t.out[seat])
  if (place(seat) <= place(t.active)) t.round++
  t.active = seat
  g.then(turn)
}

/** The steps of this chapter, in the order of play. */
export const steps = { turn, beforeRoll, reallyGiveUp, roll, beginTrading, tradeAndBuild, nextTurn }
