import type { BoardProps } from '@shamble/engine/board'
import type { Event } from './source.ts'

/** The props of any board. */
export type Scenery = BoardProps<unknown, Event>
