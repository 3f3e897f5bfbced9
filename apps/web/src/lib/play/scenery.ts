import type { Seat } from '@shamble/engine'
import type { Component } from 'svelte'
import type { Event } from './source.ts'

/** What a board is given: what to draw, and what of it can be clicked. It knows ids, not rules. */
export interface Scenery {
  view: unknown
  /** Who is looking. */
  seat: Seat | null
  /** The ids that lead to a move. */
  hot: ReadonlySet<string>
  /** The ids clicked so far. */
  clicked: readonly string[]
  /** What a clickable thing is called. */
  label: (id: string) => string
  /** What is happening right now, to be shown as motion over the view. */
  event: Event | null
  /** What has happened since somebody was asked last. */
  told: readonly Event[]
  /** No motion: a picture. */
  still: boolean
  /** Nothing can be clicked: the n-th picture on a page. All but the first may use what the first has drawn. */
  picture?: number
}

/** What the folder `board` of a game exports, and its mats where there is room for them. */
export interface BoardModule {
  /** The board itself. */
  Board: Component<Scenery>
  /** What lies beside it: the dice of the moment. */
  Tray?: Component<Scenery>
  /** What lies in front of the players. */
  Mats?: Component<Scenery>
  /** How long an event is shown, in milliseconds; 0 for not at all. */
  pace?: (event: Event) => number
  /** The address of its style sheet. */
  styles: string
}
