import type { Game } from '@shamble/engine'
import { box } from './box.ts'
import { again, sequel } from './campaign.ts'
import { standing } from './challenge.ts'
import { copyTable } from './copies.ts'
import type { Event } from './events.ts'
import { imagine } from './imagine.ts'
import { CHAPTERS } from './missions/list.ts'
import { part } from './parts.ts'
import { announce, buyPerks, firstWeapon, setUp, station } from './set-up.ts'
import type { Table } from './table.ts'
import { view, type View } from './view.ts'

/**
 * Z War One: the campaign, and the games against a Director. Here it has the rules of its set-up (1.3); `index.ts` joins those of the
 * turns, which a page loads with the first move.
 */
export const zWarOne: Game<Table, View, Event> = {
  ...box,
  setUp,
  refuseCarried: (carried, options) => part('carried').refuseCarried(carried, options),
  sequel,
  again,
  daily: (day) => ({ mission: CHAPTERS[day % CHAPTERS.length]! }),
  // Those of the turns and of the Director join them (`index.ts`).
  steps: { buyPerks, station, firstWeapon, announce },
  view,
  copy: copyTable,
  imagine,
  score: (t, seat) => part('score').score(t, seat),
  standing,
  sideOf: (t, seat) => (seat === t.director ? 1 : 0),
  unseen: { nextId: 'infected are numbered as they enter play' },
  longest: 6000,
}

export { zWarOne as game }
