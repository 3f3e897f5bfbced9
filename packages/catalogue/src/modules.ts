import type { Json, Options, Result } from '@shamble/engine'
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

/** One game of a campaign, as its page lists it. */
export interface CampaignChapter {
  /** The options that choose it. */
  options: Options
  title: string
  brief: string
  /** What it allows to a company that plays it by itself. */
  alone: string
}

/**
 * A campaign as its page shows it. What a company carries has passed `refuseCarried` before it comes here; a summary that comes from
 * outside, `readSummary`.
 */
export interface Campaign {
  /** In their order. */
  chapters: readonly CampaignChapter[]
  /** What a company carries into its first chapter. */
  fresh: Json
  /** The place in the list of what a company plays next; null when it has won the campaign. */
  next: (carried: Json) => number | null
  hasWon: (carried: Json, chapter: number) => boolean
  /** What came of a chapter, to be remembered: plain JSON. */
  summaryOf: (view: any, result: Result) => any
  /** Null when it is no summary. */
  readSummary: (json: any) => any
  /** The heroes: what they can do, what they could learn, who leads them. Without `change` nothing can be changed. */
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

export interface CampaignModule {
  campaign: Campaign
}

/** What is wrong with a file: where, what was expected there, and what was found. */
export interface Fault {
  where: string
  expected: string
  found: string
}

/**
 * How a game reads a file that somebody brings: what is then carried into it, or everything that is wrong with the file. And how a game
 * of it stands, for whoever lets many be played.
 */
export interface FileModule {
  readFile: (text: string) => { carried: Json } | { faults: readonly Fault[] }
  /** The turn, and for every hero the square where he fell, or -1. */
  stateOf: (table: any) => { turn: number; fallen: readonly number[] }
}

/** Paints a mission. `changed` is told of every change, and whether it can be played. */
export interface EditorModule {
  Editor: Component<{
    given: Json | null
    /** Another that is opened over it, and can be undone. */
    copy?: Json | null
    changed: (mission: Json, playable: boolean) => void
    /** How often a hero fell, by square. */
    falls?: readonly number[]
  }>
}

/**
 * Missions of one's own, as the pages show them. What is carried has passed `refuseCarried` before it comes here, unless it is
 * said otherwise.
 */
export interface Missions {
  /** The plan of one. */
  Plan: Component<{ carried: Json; falls?: readonly number[] }>
  /** The address of the style sheet of plans and of the editor. */
  styles: string
  /** The missions of the house, as they are carried into a game. */
  printed: readonly { id: string; name: string; carried: () => Json }[]
  /** What it says of itself. */
  about: (carried: Json) => { name: string; author: string | null; brief: string }
  /** The options that a game of it needs. What is carried may be anything. */
  optionsOf: (carried: Json) => Options
  /** A mission as it is carried into a game. */
  carry: (mission: Json) => Json
  /** The mission in what is carried, which may be anything; null when there is none that the editor can open. */
  missionIn: (carried: unknown) => Json | null
}

export interface MissionsModule {
  missions: Missions
}
