import type { Game } from '@shamble/engine'
import { refuseCarried } from './campaign/carried.ts'
import { chapters } from './chapters.ts'
import { draught, upAgain } from './director/cards.ts'
import { chooseBeside, chooseFacing, letGo, raiseDead, rise } from './director/dead.ts'
import { dropOff } from './director/drop-offs.ts'
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
}

/** Z War One: the chapters, custom missions, and the games against a Director. */
export const zWarOne: Game<Table, View, Event> = {
  ...chapters,
  refuseCarried,
  steps: { ...chapters.steps, ...director },
}

export { zWarOne as game }
