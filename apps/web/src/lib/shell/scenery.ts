import type { BoardProps } from '@shamble/engine/board'
import type { Event } from './source.ts'

/** What a board is given, where the page knows neither its views nor its events. */
export type Scenery = BoardProps<unknown, Event>
