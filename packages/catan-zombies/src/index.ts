import type { Game } from '@shamble/engine'
import { steps as attackSteps } from './attack.ts'
import { box } from './box.ts'
import { steps as cardsSteps } from './cards.ts'
import { standing } from './challenge.ts'
import type { Event } from './events.ts'
import { imagine } from './imagine.ts'
import { steps as offersSteps } from './offers.ts'
import { steps as paymentSteps } from './payment.ts'
import { setUp, steps as setupSteps } from './setup.ts'
import type { Table } from './table.ts'
import { steps as turnSteps } from './turn.ts'
import { view, type View } from './view.ts'
import { steps as zombiesSteps } from './zombies.ts'

export type { Event, Table, View }

/** Catan and Zombies: Catan with infestation and attacks instead of the robber. */
export const catanZombies: Game<Table, View, Event> = {
  ...box,
  setUp,
  steps: {
    ...setupSteps, // 4. Set-up and founding
    ...turnSteps, // 5. A turn: the roll, then trading and building
    ...offersSteps, // 7. Trading among players
    ...cardsSteps, // 9. Development cards
    ...zombiesSteps, // 11, 12. Zombies and infestation
    ...attackSteps, // 13. The attack
    ...paymentSteps, // 14. Paying for it
  },
  view,
  imagine,
  standing,
  unseen: {
    'asked pay':
      'cards that must go are paid without asking (14.1): the others learn that what is left in the hand is of one kind',
    'talk.counters':
      'all see by the question that a player composes a counter-offer, but nothing of what is in it',
  },
  longest: 6000,
}

export { catanZombies as game }
