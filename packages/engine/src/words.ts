import type { Json, Move, Pending, Result, Seat, SetUp } from './position.ts'

/** One option in words. */
export interface OptionWords {
  label: string
  about: string
  /** A word for each setting, by its text. Settings true and false are shown as a switch and need none. */
  settings?: Record<string, string>
}

/** What a game says about its challenges. */
export interface ChallengeWords {
  /** What is asked of whoever plays, in one sentence. */
  asks: string
  /** What came of a run, in a few words without a full stop, from the game's own order of results. */
  reached: (standing: readonly number[], result: Result, moves: number) => string
}

/** Everything a game says to people: one language, no markup. Facts come from views, moves and events. */
export interface Words<View, Event extends { type: string }> {
  title: string
  /** One sentence for lists and link previews. */
  about: string
  /** What whoever plays is after, in one sentence to them: shown on the board until their first turn is over. */
  aim: string
  /** What a seat is called; where the name depends on how the game is set up, or on what lies on the table, that is given wherever it is known. */
  seat: (seat: Seat, setUp?: SetUp, view?: View) => string
  /** The question, when the view can make it clearer than the rule's own. */
  ask: (choice: Pending, view: View) => string
  /** What a move does, as a button says it. `facts`: what the rules say of it, in games that say such things. */
  move: (move: Move, view: View, facts?: Json | null) => string
  /** What a clickable thing is called. */
  part: (id: string, view: View) => string
  /** One sentence for an event; an empty one is not shown. */
  event: (event: Event, view: View) => string
  /** The types of events that begin a new part of the story: rounds and turns. An event with a `seat` begins that seat's. */
  headings?: readonly string[]
  /** The section of the rule book behind a step or an event type. */
  rule: (of: string) => string | undefined
  result: (result: Result, view: View) => string
  /** What the scores of a result count, in the plural; points if it is not said. */
  scored?: string
  options: Record<string, OptionWords>
  /** Needed by a game that orders its results itself. */
  challenge?: ChallengeWords
}
