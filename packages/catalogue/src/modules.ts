import type { BoardProps, BoardZoom } from '@shamble/engine/board'
import type { Component } from 'svelte'

/** A part of a board as a page puts it in: what its views and events are only the game knows. */
export type BoardPart = Component<BoardProps<any, any>>

/** What the folder `board` of a game exports. */
export interface BoardModule {
  /** The board itself. */
  Board: BoardPart
  /** What lies beside it: the dice of the moment. */
  Tray?: BoardPart
  /** The mark of a seat, where seats have one of their own: a small picture in the story and in the standings. */
  Mark?: Component<{ seat: number }>
  /** How long an event is shown, in milliseconds; 0 for not at all. */
  pace?: (event: any) => number
  /**
   * The ids of what an event has changed on the board: they are marked until one's own next move. Null for what is not worth
   * telling again when it is over.
   */
  touches?: (event: any) => readonly string[] | null
  /** How it is looked at more closely, where the page's own way does not do. */
  zoom?: BoardZoom<any, any>
  /** The address of its style sheet. */
  styles: string
}

/** What lies in front of the players: loaded by itself, for pages that have room for it. */
export interface MatsModule {
  Mats: BoardPart
}

/** One chapter of a rule book: text in Markdown, with scenes in it as blocks of JSON marked `scene`. */
export interface Chapter {
  id: string
  title: string
  text: string
}

/** The rule book of a game, in our own words. */
export interface Rulebook {
  chapters: readonly Chapter[]
}
