import type { Json, Move, Pending, Result, Seat, SetUp } from './position.ts'

/** The words of an option. */
export interface OptionWords {
  label: string
  about: string
  /** A label for each setting, by its text. Booleans are shown as a switch and need none. */
  settings?: Record<string, string>
}

/** The words of a game's challenges. */
export interface ChallengeWords {
  /** The goal, in one sentence to the player. */
  asks: string
  /** The outcome of an attempt, in a few words without a full stop. `standing`: as the game ranks it. */
  reached: (standing: readonly number[], result: Result, moves: number) => string
}

/** All texts of a game, in one language and without markup. Facts come from views, moves and events. */
export interface Words<View, Event extends { type: string }> {
  title: string
  /** One sentence for lists and link previews. */
  about: string
  /** The player's aim, in one sentence: shown on the board until their first turn is over. */
  aim: string
  /** The aim of a viewer on another side than the first seat's; undefined for all others. */
  otherAim?: (view: View, seat: Seat | null) => string | undefined
  /**
   * The figures that decide the game, a few words each, such as `Round 1 of 8`: always in sight. `seat`: the viewer, null for a
   * spectator.
   */
  figures?: (view: View, seat: Seat | null) => readonly string[]
  /** What the viewer has still to do to win, in order, where each game has tasks of its own. */
  tasks?: (view: View, seat: Seat | null) => readonly string[]
  /** The name of a seat. `setUp` and `view` are given wherever they are known, for names that depend on them. */
  seat: (seat: Seat, setUp?: SetUp, view?: View) => string
  /** The question, if the view can make it clearer than the choice's own `ask`. */
  ask: (choice: Pending, view: View) => string
  /** What a move does, as the label of a button. `facts`: of the move, in games that have them. */
  move: (move: Move, view: View, facts?: Json | null) => string
  /** The verbs of moves that end a turn or let something pass: such a move has a fixed place and key. */
  ends?: readonly string[]
  /** The name of a clickable thing. */
  part: (id: string, view: View) => string
  /** One sentence for an event, from the view after it; `before`: an earlier view, with what has left the table since. Empty if it is not shown. */
  event: (event: Event, view: View, before?: View) => string
  /** The types of events that start a new part of the story, such as rounds and turns. An event with a `seat` starts that seat's. */
  headings?: readonly string[]
  /** The section of the rule book behind a step or an event type. */
  rule: (of: string) => string | undefined
  result: (result: Result, view: View) => string
  /** What scores count, in the plural; points by default. */
  scored?: string
  /** Required if the game has its own `standing`. */
  challenge?: ChallengeWords
}
