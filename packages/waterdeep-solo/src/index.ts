import type { Game } from '@shamble/engine'
import { endAction, payOwner } from './actions.ts'
import { assign, chooseAgentBack, chooseSample } from './agents.ts'
import { chooseBuildingToDiscard, chooseFreeTile, chooseTile } from './buildings.ts'
import { standing } from './challenge.ts'
import { chooseTheirSpace } from './copying.ts'
import { LORDS } from './data/lords.ts'
import { carryOut } from './effects.ts'
import { finalScore } from './ending.ts'
import type { Event } from './events.ts'
import { discardCard, playCard } from './intrigue.ts'
import { answer, chooseCubeToSteal } from './opponent.ts'
import { standing as score } from './prospects.ts'
import { pseudoDraws, pseudoPlays } from './pseudo/cards.ts'
import { pseudoAssign } from './pseudo/turn.ts'
import { chooseQuest, chooseQuestToDiscard, chooseType, complete, pseudoComplete } from './quests.ts'
import { addAgents, endRound, reassign, reassignFrom, reassignment, startRound, turn } from './round.ts'
import { DRAWN, setUp } from './set-up.ts'
import type { Table } from './table.ts'
import { chooseCube, chooseGain, swapCube } from './taverns.ts'
import { imagine, view, type View } from './view.ts'

export type { Event } from './events.ts'
export type { Table, Why } from './table.ts'
export type { View } from './view.ts'

/** Lords of Waterdeep, solo: one player against the scripted Pseudo. */
export const waterdeepSolo: Game<Table, View, Event> = {
  id: 'waterdeep-solo',
  version: 1,
  seats: [1],
  options: {
    lord: [DRAWN, ...LORDS.map(({ id }) => id)],
    scan: ['leftToRight', 'rightToLeft'],
  },
  setUp,
  steps: {
    startRound,
    addAgents,
    turn,
    reassignment,
    reassignFrom,
    reassign,
    endRound,
    finalScore,
    assign,
    complete,
    carryOut,
    endAction,
    payOwner,
    chooseCube,
    chooseGain,
    swapCube,
    chooseQuest,
    chooseType,
    chooseQuestToDiscard,
    chooseTile,
    chooseFreeTile,
    chooseBuildingToDiscard,
    chooseAgentBack,
    chooseSample,
    chooseTheirSpace,
    chooseCubeToSteal,
    answer,
    playCard,
    discardCard,
    pseudoAssign,
    pseudoComplete,
    pseudoDraws,
    pseudoPlays,
  },
  view,
  allSeeAlike: true,
  imagine,
  score,
  standing,
  unseen: { actions: 'an action in progress is made of what was just told' },
  longest: 1000,
}

export { waterdeepSolo as game }
