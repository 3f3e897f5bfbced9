import type { Json, Result, Seat } from './position.ts'

/**
 * What a page gives a board: what to draw, and what of it can be clicked. A board knows ids, not rules.
 * Types: the game's view and its events.
 */
export interface BoardProps<View, Event> {
  view: View
  /** Whose sight it is; null for a spectator's. */
  seat: Seat | null
  /** How it ended; null as long as it goes on. */
  result?: Result | null
  /** The ids that lead to a move. */
  hot: ReadonlySet<string>
  /** The ids clicked so far. */
  clicked: readonly string[]
  /** What a clickable thing is called. */
  label: (id: string) => string
  /** What the rules say of the moves that a click on this id leads to; empty in games that say nothing of moves. */
  facts: (id: string) => readonly Json[]
  /** What is happening right now, to be shown as motion over the view. */
  event: Event | null
  /** What has happened since somebody was asked last. */
  told: readonly Event[]
  /** No motion: a picture. */
  still: boolean
  /** Nothing can be clicked: the n-th picture on a page. All but the first may use what the first has drawn. */
  picture?: number | undefined
}

/** What a large board says of looking at it more closely: `board/index.ts` exports it as `zoom`. */
export interface BoardZoom<View, Event> {
  /** How many times as large as the whole board, in rising order from 1; at the last a finger hits what it has to hit. */
  steps: readonly number[]
  /** The ids of what stays in sight of whoever has come closer, such as whose turn it is. */
  inSight?: (props: BoardProps<View, Event>) => readonly string[]
  /**
   * On a frame narrower than this many pixels the board comes closer to what is in sight by itself, until somebody goes
   * back to the whole.
   */
  follows?: number
}
