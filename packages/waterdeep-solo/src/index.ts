import type { Game } from '@shamble/engine'
import { steps as actionsSteps } from './actions.ts'
import { steps as agentsSteps } from './agents.ts'
import { box } from './box.ts'
import { steps as buildingsSteps } from './buildings.ts'
import { standing } from './challenge.ts'
import { steps as copyingSteps } from './copying.ts'
import { steps as effectsSteps } from './effects.ts'
import { steps as endingSteps } from './ending.ts'
import type { Event } from './events.ts'
import { steps as intrigueSteps } from './intrigue.ts'
import { steps as opponentSteps } from './opponent.ts'
import { steps as pseudoCardsSteps } from './pseudo/cards.ts'
import { steps as pseudoTurnSteps } from './pseudo/turn.ts'
import { steps as questsSteps } from './quests.ts'
import { steps as roundSteps } from './round.ts'
import { setUp } from './set-up.ts'
import type { Table } from './table.ts'
import { steps as tavernsSteps } from './taverns.ts'
import { imagine, view, type View } from './view.ts'

export type { Event } from './events.ts'
export type { Table, Why } from './table.ts'
export type { View } from './view.ts'

// An empty deck is refilled from its discards (A7).
const BACK_IN_THE_DECK = 'seen by all, and perhaps shuffled into the deck again within the same move'

/** Lords of Waterdeep, solo: one player against the scripted Pseudo. */
export const waterdeepSolo: Game<Table, View, Event> = {
  ...box,
  setUp,
  steps: {
    ...roundSteps, // A3. The round and its turns
    ...agentsSteps, // A4. Agents
    ...actionsSteps, // A4. The action, and the owner
    ...effectsSteps, // A5. What an action does
    ...tavernsSteps, // A5. Taverns: cubes and Gold
    ...buildingsSteps, // A6. Buildings
    ...questsSteps, // A7. Quests
    ...intrigueSteps, // A7, A8. Intrigue cards
    ...copyingSteps, // A10. Another's space
    ...opponentSteps, // B9. The other side answers
    ...pseudoTurnSteps, // B3, B4. Pseudo's turn
    ...pseudoCardsSteps, // B6. Pseudo's cards
    ...endingSteps, // B9. The end
  },
  view,
  allSeeAlike: true,
  imagine,
  standing,
  unseen: {
    actions: 'an action in progress is made of what was just told',
    'told questFound.rejected': BACK_IN_THE_DECK,
    'told questGiven.rejected': BACK_IN_THE_DECK,
    'told intriguePlayed.card': BACK_IN_THE_DECK,
    'told mandatoryGiven': BACK_IN_THE_DECK,
  },
  longest: 1000,
}

export { waterdeepSolo as game }
