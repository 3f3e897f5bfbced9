import type { Move, Pending } from '@shamble/engine'
import type { BoardProps } from '@shamble/engine/board'
import type { Event, Shown } from './source.ts'

/** The props of any board. */
export type Scenery = BoardProps<unknown, Event>

/** What is on the screen, for snippets. */
export interface Seen {
  shown: Shown
  asked: readonly Pending[]
  scene: Scenery
  pick: (id: string) => void
  /** Makes the legal move that equals this one. */
  send: (move: Move) => void
}
