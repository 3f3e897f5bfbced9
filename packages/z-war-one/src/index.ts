import type { Game } from '@shamble/engine'
import { refuseCarried } from './campaign/carried.ts'
import { chapters } from './chapters.ts'
import { chooseRoom, pickRoom } from './director/break-in.ts'
import { draught, upAgain } from './director/cards.ts'
import { chooseTarget, chooseUnit, enterBeside, grabOne } from './director/choices.ts'
import { chooseBeside, chooseFacing, letGo, raiseDead, rise } from './director/dead.ts'
import { dealDirector } from './director/deck.ts'
import { dropOff } from './director/drop-offs.ts'
import { moment } from './director/moments.ts'
import { playCard } from './director/play-card.ts'
import { shield } from './director/shield.ts'
import { steer } from './director/steering.ts'
import type { Event } from './events.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

export type * from './table.ts'
export type { Event, View }

// The steps of the Director: 18, 20.
const director = {
  dealDirector,
  moment,
  pickRoom,
  chooseRoom,
  playCard,
  upAgain,
  draught,
  shield,
  dropOff,
  steer,
  raiseDead,
  letGo,
  chooseBeside,
  rise,
  chooseFacing,
  chooseUnit,
  chooseTarget,
  grabOne,
  enterBeside,
}

/** Z War One: the chapters, custom missions, and the games against a Director. */
export const zWarOne: Game<Table, View, Event> = {
  ...chapters,
  refuseCarried,
  steps: { ...chapters.steps, ...director },
}

export { zWarOne as game }
