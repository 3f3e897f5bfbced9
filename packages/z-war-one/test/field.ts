import type { Frame } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { seatsOf, tableOf, type Setting } from '../lessons/drawn.ts'
import { ZOMBIE } from '../src/data/infected.ts'
import { newUnit } from '../src/infected/figures.ts'
import { zWarOne, type Event, type Table } from '../src/index.ts'
import { NONE, type Infected } from '../src/table.ts'
import type { View } from '../src/view.ts'

export {
  CARD,
  COLE,
  directorKind,
  KAT,
  SAM,
  squaresOf,
  tableOf,
  VICTOR,
  type Setting,
} from '../lessons/drawn.ts'

/** A scene on a picture: by default the hero whose move it is may act. */
export function field(picture: string, setting: Setting = {}) {
  const { hero } = setting
  const seats = seatsOf(setting)
  const next: Frame[] = setting.next ?? (hero === undefined ? [] : [['act', hero]])
  return scene<Table, View, Event>(zWarOne, { seats, table: tableOf(picture, setting), next })
}

/** A zombie that stands on no square of the map: one that holds a hero is on the hero's card. */
export const offMap = (id: number): Infected => newUnit({ nextId: id } as Table, ZOMBIE, NONE)
