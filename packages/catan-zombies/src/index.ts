import type { Game } from '@shamble/engine'
import { attack, attackEnds } from './attack.ts'
import { clearHex, freeRoadsEnd, nameResource, placeFreeRoad, takePlenty } from './cards.ts'
import { standing } from './challenge.ts'
import type { Event } from './events.ts'
import { imagine } from './imagine.ts'
import { answer, compose, conclude, hearAll, weigh } from './offers.ts'
import { beginPayment, pay, payOn, paymentEnds } from './payment.ts'
import { score } from './score.ts'
import {
  firstTurn,
  found,
  foundRoad,
  foundSettlement,
  placePrintedPieces,
  rollForStart,
  setUp,
  takeTurnFounding,
} from './setup.ts'
import type { Table } from './table.ts'
import { beforeRoll, beginTrading, nextTurn, reallyGiveUp, roll, tradeAndBuild, turn } from './turn.ts'
import { view, type View } from './view.ts'
import { placeZombie, spread, spreadEnds, zombieComes } from './zombies.ts'

export type { Event, Table, View }

/** Catan and Zombies: Catan with infestation and attacks instead of the robber. */
export const catanZombies: Game<Table, View, Event> = {
  id: 'catan-zombies',
  version: 1,
  seats: [3, 4],
  options: {
    board: ['variable', 'beginner', 'beginnerStart', 'random'],
    harbours: ['printed', 'shuffled'],
    domesticTrade: [true, false],
    offersPerTurn: [3, 1, 6],
    combinedTradeAndBuild: [true, false],
    earlySevens: ['noEffect', 'reroll'],
    infestationSpread: ['eachAdjacent', 'chooseAny', 'one'],
    infestationTrigger: ['freeChoice', 'forcedOnly'],
    desert: ['safe', 'canHold'],
    givingUp: [false, true],
  },
  setUp,
  steps: {
    rollForStart,
    placePrintedPieces,
    found,
    takeTurnFounding,
    foundSettlement,
    foundRoad,
    firstTurn,
    turn,
    beforeRoll,
    reallyGiveUp,
    roll,
    beginTrading,
    tradeAndBuild,
    nextTurn,
    zombieComes,
    placeZombie,
    spread,
    spreadEnds,
    attack,
    beginPayment,
    payOn,
    pay,
    paymentEnds,
    attackEnds,
    clearHex,
    placeFreeRoad,
    freeRoadsEnd,
    takePlenty,
    nameResource,
    compose,
    hearAll,
    answer,
    weigh,
    conclude,
  },
  view,
  imagine,
  score,
  standing,
  unseen: {
    'asked pay':
      'cards that must go are paid without asking (14.1): the others learn that what is left in the hand is of one kind',
  },
  longest: 6000,
}

export { catanZombies as game }
