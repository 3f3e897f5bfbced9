import type { Json, Result, Seat } from './position.ts'

/**
 * The props of a board: what to draw, and what can be clicked. A board draws ids and asks questions about the view; it makes no
 * moves. Types: the game's view and its events.
 */
export interface BoardProps<View, Event> {
  view: View
  /** The viewer; null for a spectator. */
  seat: Seat | null
  /** How the game ended; null while it goes on. */
  result?: Result | null
  /** The ids that lead to a move. */
  hot: ReadonlySet<string>
  /** The ids clicked so far. */
  clicked: readonly string[]
  /** What a clickable thing is called. */
  label: (id: string) => string
  /** What the rules say of the moves that a click on this id leads to; empty in games without such facts. */
  facts: (id: string) => readonly Json[]
  /** The event that is shown as motion. The view is that after it in games with `unfold`, else that before it. */
  event: Event | null
  /** The events since the last decision. */
  told: readonly Event[]
  /** No motion: a picture. */
  still: boolean
  /** Says which verbs the board's own buttons stand for, after what was clicked: the list of moves leaves them out. */
  offer?: ((verbs: readonly string[]) => void) | undefined
  /** Nothing can be clicked: this is picture number n of a page. Later ones may reuse what the first has drawn. */
  picture?: number | undefined
}

/** The zoom of a large board, exported by its `board/index.ts` as `zoom`. */
export interface BoardZoom<View, Event> {
  /** Scales relative to the whole board, rising from 1. At the last, everything is large enough for a finger. */
  steps: readonly number[]
  /** The ids of what must stay in sight when zoomed in, such as the figure whose turn it is. */
  inSight?: (props: BoardProps<View, Event>) => readonly string[]
  /**
   * In a frame narrower than this (CSS pixels) the board zooms in on `inSight` by itself, until the player zooms out.
   */
  follows?: number
}
