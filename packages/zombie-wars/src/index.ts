import type { Game } from '@shamble/engine'
import { steps as attackSteps } from './attack.ts'
import { box } from './box.ts'
import { steps as breedsSteps } from './breeds.ts'
import { standing } from './challenge.ts'
import { copyTable } from './copies.ts'
import { steps as endingSteps } from './ending.ts'
import type { Event } from './events.ts'
import { steps as fightSteps } from './fight.ts'
import { steps as killingSteps } from './killing.ts'
import { steps as mobsSteps } from './mobs.ts'
import { steps as moveSteps } from './move.ts'
import { steps as reinforcementsSteps } from './reinforcements.ts'
import { steps as rollSteps } from './roll.ts'
import { steps as roundSteps } from './round.ts'
import { setUp, steps as setUpSteps } from './set-up.ts'
import { steps as settlingSteps } from './settling.ts'
import { steps as splitSteps } from './split.ts'
import type { Table } from './table.ts'
import { steps as towniesSteps } from './townies.ts'
import { steps as turnSteps } from './turn.ts'
import { steps as turningSteps } from './turning.ts'
import { view, type View } from './view.ts'

export type { Event, ToldDie, ToldParty } from './events.ts'
export type { Hour } from './data.ts'
export type * from './table.ts'
export type { View } from './view.ts'

/** Zombie Wars, with every variant of the rules as a switch (14). Nothing is hidden, so there is nothing to imagine but the dice. */
export const zombieWars: Game<Table, View, Event> = {
  ...box,
  setUp,
  steps: {
    ...setUpSteps, // 4. Setting up
    ...roundSteps, // 5, 9. The hours of the night, and the free Townie action
    ...turnSteps, // 5.2. A turn
    ...moveSteps, // 6. Moving
    ...attackSteps, // 7.1. Targets
    ...rollSteps, // 7.2. Dice, and who may answer them
    ...fightSteps, // 7.2 to 7.5. The fight, and what each die is used for
    ...turningSteps, // 7.7 step 2. Who is turned
    ...killingSteps, // 7.7 step 3. Who is killed
    ...settlingSteps, // 7.7 steps 4 to 9. All at once
    ...splitSteps, // 8.1, 8.2. Splitting and merging
    ...towniesSteps, // 8.3 to 8.6. Stirring the townspeople
    ...mobsSteps, // 8.5, 8.7. Mobs and squads fight
    ...endingSteps, // 10, 11. The end
    ...reinforcementsSteps, // 12. The Advanced game
    ...breedsSteps, // 13. Breeds
  },
  view,
  copy: copyTable,
  allSeeAlike: true,
  imagine() {},
  standing,
  longest: 3000,
}

export { zombieWars as game }
