import type { BoardProps, BoardZoom } from '@shamble/engine/board'
import type { Component } from 'svelte'
import type { Event } from './source.ts'

/** What a board is given, where the page knows neither its views nor its events. */
export type Scenery = BoardProps<unknown, Event>

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
  /** How it is looked at more closely, where the page's own way does not do. */
  zoom?: BoardZoom<unknown, Event>
  /** The address of its style sheet. */
  styles: string
}
