import type { Component } from 'svelte'
import type { Advice, Chances, HintWords, ParBot } from '../src/bots/index.ts'
import type { BoardProps, BoardZoom } from '../src/board.ts'
import type { AnyGame, Box } from '../src/game.ts'
import type { Lesson } from '../src/lesson.ts'
import type { Picture } from '../src/picture.ts'
import type { Json, Move, Options, Pending, Result, Seat } from '../src/position.ts'
import type { PuzzleCollection } from '../src/puzzle.ts'
import type { OptionWords, Words } from '../src/words.ts'

/*
 * How a game describes itself. Each game's package exports one `Entry`; the catalogue is the list of them.
 */

/**
 * The parts of a game that the Worker loads, and bundles with esbuild, which reads no Svelte, styles or Markdown. Everything heavy is
 * a lazy import.
 */
export interface ServerEntry {
  id: string
  title: string
  /**
   * The rules, with the data that games with these options and this carried value need. Without options: all rules, with all data.
   * Both may be unchecked.
   */
  rules: (options?: Options, carried?: unknown) => Promise<{ game: AnyGame }>
  bots: () => Promise<BotsModule>
  /**
   * How many puzzles there are, numbered from 1. A number means the same puzzle for good: what people found is counted by it.
   */
  puzzles?: number
}

/** A game: what the front page says of it, and lazy imports of everything else, so that a page loads only what it asks for. */
export interface Entry extends ServerEntry {
  /** One sentence for the front page. */
  line: string
  seats: string
  /** Another side to play: what its link says, and the query of its address. */
  otherSide?: { says: string; query: string }
  /**
   * Whether such a game needs only the rules in `src/chapters.ts`, which are fewer than those in `src/index.ts`. Both arguments may be
   * unchecked.
   */
  isChapter?: (options: Options, carried: unknown) => boolean
  /** What is known of a game without its rules, such as seats and options. */
  box: () => Promise<{ box: Box }>
  /** The data alone, such as a map, for pages with words and board but no rules. Only large data is apart. */
  data?: (options?: Options) => Promise<void>
  words: () => Promise<{ words: Words<any, any> }>
  /** The names of the options, for forms and lists. */
  optionWords: () => Promise<{ optionWords: Record<string, OptionWords> }>
  board: () => Promise<BoardModule>
  /** What lies in front of the players, for pages with enough room. */
  mats?: () => Promise<MatsModule>
  /** The board as plain marks, for link previews. A game without it gets a poster. */
  picture?: () => Promise<{ picture: (view: any) => Picture }>
  rulebook: () => Promise<{ rulebook: Rulebook }>
  lessons: () => Promise<{ lesson: Lesson<any, any> }>
  /** Why a clicked part cannot be used. Loaded after a click in vain. */
  whyNot?: () => Promise<Required<Pick<AnyGame, 'whyNot'>>>
  /** The symbols on the board, for the page's help. Loaded when it is opened. */
  symbols?: () => Promise<SymbolsModule>
  /** Where the points of a finished game came from, in sentences, as far as its board does not show it. */
  account?: () => Promise<{ accountOf: (told: readonly any[]) => string[] }>
  /** The chance to win, for the review of a finished game. Without it the review takes the score. */
  chances?: () => Promise<Chances>
  /** Reasons for a hint. Without it a hint is a move and its chances. */
  hints?: () => Promise<{ hints: HintWords<any> }>
  /** The puzzles, `puzzles.json`. */
  puzzleCollection?: () => Promise<{ default: PuzzleCollection }>
  /** The campaign, for its page and for the end of a chapter. */
  campaign?: () => Promise<CampaignModule>
  /** Reads a file that a player opens, such as a mission. */
  file?: () => Promise<FileModule>
  /** Custom missions, for their pages. */
  missions?: () => Promise<MissionsModule>
  /** The editor of custom missions. */
  editor?: () => Promise<EditorModule>
}

/** `src/bots.ts` of a game. */
export interface BotsModule {
  /** Advice to bots; may be empty. */
  bots: Advice<any, any>
  /** The bot that plays for the par of a challenge. */
  par: ParBot
}

/** A part of a board as a component. Only the game knows the types of its views and events. */
export type BoardPart = Component<BoardProps<any, any>>

/** `board/index.ts` of a game. */
export interface BoardModule {
  Board: BoardPart
  /** Buttons above the moves: several moves of one press, or what is chosen most. */
  Offers?: BoardPart
  /** What lies beside the board, such as the dice of an event. */
  Tray?: BoardPart
  /** The mark of a seat, in the story and the standings. */
  Mark?: Component<{ seat: number }>
  /** How long an event is shown, in milliseconds; 0: not at all. */
  pace?: (event: any) => number
  /**
   * The ids of what an event has changed on the board, which stay marked until the viewer's next move. Null for events that are not
   * worth repeating afterwards.
   */
  touches?: (event: any) => readonly string[] | null
  /** Loads what keeps the board up to date between events. Loaded with the first event. */
  unfold?: () => Promise<UnfoldModule>
  /** Loads what makes several moves of one press. Neither lessons nor scenes use it: they show every choice of the rules. */
  gestures?: () => Promise<GesturesModule>
  /** Loads the cards about parts of the board. Loaded when a player first looks at a part. */
  about?: () => Promise<AboutModule>
  /** Loads which events are heard. Loaded when sound is on. */
  sounds?: () => Promise<SoundsModule>
  /** Custom zoom; by default the page's own. */
  zoom?: BoardZoom<any, any>
  /** The address of its style sheet. */
  styles: string
}

/** `board/unfold.ts` of a game. */
export interface UnfoldModule {
  /**
   * The view after an event, as far as the board draws it: so that a piece stays where an event has put it while later events are shown.
   * Returns the same view if the event changes nothing that is drawn. `faultInUnfolding` of `@shamble/engine/testing` checks it.
   */
  unfold: (view: any, event: any) => any
}

/** What a player means by a click on a part that several moves lead to, such as a walk to a far square. */
export interface Gesture {
  /** The ids of the parts it passes, the last one at its end. */
  path: readonly string[]
  /** Where it leads, its cost and its risk, in one sentence. */
  says: string
  /** The next move of the gesture, one of these; `back` takes the last move back; null when it is over, or cannot go on. */
  next: (view: any, moves: readonly Move[]) => Move | 'back' | null
  /** A part that is clicked at its end, so that the player chooses what to do with it. */
  then?: string | undefined
  /** The first click makes it, if it is about all that was clicked before: it gives nothing up. */
  atOnce?: boolean
  /** It reveals, risks and gives up nothing: a mouse that rests on the part shows it, and one click makes it. */
  free?: boolean
}

/** `board/gestures.ts` of a game. */
export interface GesturesModule {
  /** What a click on a part means; null when it means nothing more than a move does. */
  gestureTo?: (view: any, seat: Seat, id: string, moves: readonly Move[]) => Promise<Gesture | null>
  /** Whether a gesture stops at an event: something was revealed, provoked or asked. */
  stops?: (event: any) => boolean
  /**
   * The move that the page makes at once, because no other can matter; null: the player is asked. It reveals nothing, unless the
   * player's previous move, `last`, has shown what follows, or nothing can be taken back (`mayUndo`). Undo takes it back together with
   * the move before it.
   */
  automatic?: (question: Pending, view: any, last: Move | null, mayUndo: boolean) => Move | null
}

/** A card about a part of a board: what it is, its values, what it can do. */
export interface About {
  title: string
  /** Sentences. */
  lines: readonly string[]
}

/** `board/about.ts` of a game. */
export interface AboutModule {
  /** `id`: of a part, or the `data-about` of what cannot be clicked. Null: there is nothing to add to its text. */
  about: (id: string, view: any) => About | null
}

/** A symbol on the board: how it looks, and what it means, each in a few words. */
export interface BoardSymbol {
  looks: string
  means: string
}

/** `board/symbols.ts` of a game. */
export interface SymbolsModule {
  symbols: readonly BoardSymbol[]
}

/** Sounds of events. The page knows those of a turn and of the end. */
export type Sound = 'dice' | 'bite'

/** `board/sounds.ts` of a game. */
export interface SoundsModule {
  /** The sound of an event, by its type. */
  sounds: Readonly<Record<string, Sound | undefined>>
}

/** `board/mats.ts` of a game. */
export interface MatsModule {
  Mats: BoardPart
}

/** One chapter of a rule book: Markdown, with scenes as blocks of JSON marked `scene`. */
export interface Chapter {
  id: string
  title: string
  text: string
}

/** The rule book of a game, in our own words. */
export interface Rulebook {
  /** What each version of the rules changed, as Markdown: `changes.md`. */
  changes: string
  chapters: readonly Chapter[]
}

/** One game of a campaign, as its page lists it. */
export interface CampaignChapter {
  /** The options that choose it. */
  options: Options
  title: string
  brief: string
  /** What it allows to a company that plays only this chapter. */
  alone: string
}

/**
 * A campaign as its page shows it. Carried values have passed `refuseCarried`; summaries from outside pass `readSummary`.
 */
export interface Campaign {
  /** In their order. */
  chapters: readonly CampaignChapter[]
  /** What a company carries into its first chapter. */
  fresh: Json
  /** The index of the chapter that a company plays next; null when it has won the campaign. */
  next: (carried: Json) => number | null
  hasWon: (carried: Json, chapter: number) => boolean
  /** The outcome of a chapter, to be stored: plain JSON. */
  summaryOf: (view: any, result: Result) => any
  /** Null when it is no summary. */
  readSummary: (json: any) => any
  /** The heroes, their perks and their players. Read-only without `change`. */
  Company: Component<{
    carried: Json
    plan: Json
    seats: number
    change?: ((plan: Json, seats: number) => void) | undefined
  }>
  /** What was saved and what was lost. */
  Summary: Component<{ summary: any }>
  /** The address of the style sheet of both. */
  styles: string
}

/** `board/campaign.ts` of a game. */
export interface CampaignModule {
  campaign: Campaign
}

/** A fault in a file: where, what was expected there, and what was found. */
export interface Fault {
  where: string
  expected: string
  found: string
}

/** Reads files of players. */
export interface FileModule {
  /** What a game carries in, or every fault of the file. */
  readFile: (text: string) => { carried: Json } | { faults: readonly Fault[] }
  /** The options that a game of it needs. What is carried may be anything. */
  optionsOf: (carried: Json) => Options
  /** What is probably a mistake in what a game carries in, as sentences. */
  doubtsIn: (carried: Json) => string[]
  /** What a game carries in as text: maps, and what their marks mean. */
  drawn: (carried: Json) => string
  /** Where a game stands, for play-tests. */
  stateOf: (table: any) => PlayTested
  /** How bots lost, after “Bots”, by the reason of the result. */
  lostBy: (reason: string) => string
}

/** Where a game stands, for play-tests. */
export interface PlayTested {
  turn: number
  /** By hero the square where he died (-1: alive). */
  fallen: readonly number[]
  /** What is to be done, in order, and whether it is done. */
  goals: readonly { text: string; met: boolean }[]
}

/** The editor of custom missions. */
export interface EditorModule {
  Editor: Component<{
    given: Json | null
    /** A mission that is opened over `given`; this can be undone. */
    copy?: Json | null
    /** Called after every change, with whether the mission can be played. */
    changed: (mission: Json, playable: boolean) => void
    /** How often a hero fell, by square. */
    falls?: readonly number[]
  }>
}

/** Custom missions, for their pages. Carried values have passed `refuseCarried`, except where they may be anything. */
export interface Missions {
  Plan: Component<{ carried: Json; falls?: readonly number[] }>
  /** The address of the style sheet of plans and of the editor. */
  styles: string
  /** The printed missions, as they are carried into a game. */
  printed: readonly { id: string; name: string; carried: () => Promise<Json> }[]
  about: (carried: Json) => { name: string; author: string | null; brief: string }
  /** The options that a game of it needs. What is carried may be anything. */
  optionsOf: (carried: Json) => Options
  /** A mission as it is carried into a game. */
  carry: (mission: Json) => Json
  /** The mission in what is carried, which may be anything; null when there is none that the editor can open. */
  missionIn: (carried: unknown) => Json | null
}

/** `editor/missions.ts` of a game. */
export interface MissionsModule {
  missions: Missions
}
