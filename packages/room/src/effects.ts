import type { Json, Position, Seat, Told } from '@shamble/engine'
import type { Entry } from './journal.ts'
import type { Enacted, Match } from './match.ts'
import type { BotSeen, Down } from './messages.ts'
import type { Room } from './room.ts'

/** What must be done after a message: by whoever stores and sends. In this order. */
export type Effect =
  /** The room around the game has changed: store it. */
  | { do: 'save' }
  /** One more entry of the journal: store it before anything is sent. */
  | { do: 'append'; entry: Entry }
  /** The game went on: every connection gets what its viewers see of it. */
  | { do: 'step'; entry: Entry; before: Match; after: Match; told: Told<Json>[] }
  /** A game has begun, or these people (`null`: everybody) are other viewers than before: they get the whole game. */
  | { do: 'game'; people: number[] | null }
  /** Everybody learns how the room stands. */
  | { do: 'room' }
  /** Somebody said something: everybody hears it. Nothing is stored. */
  | { do: 'tell'; message: Extract<Down, ['said' | 'nudged', ...unknown[]]> }
  /** The game is over: everybody may know the log. */
  | { do: 'over' }
  /** The act of a seat is done, be it now or long ago: its connection learns it. */
  | { do: 'acknowledge'; seat: Seat; n: number }
  /** Whoever asked for a hint gets the position to think in: that is the answer. */
  | { do: 'deal'; id: number; position: Position<Json> }
  /** The request has been granted. */
  | { do: 'grant'; id: number }

/** A choice that is a bot's. */
export interface Think {
  seat: Seat
  at: number
  bot: BotSeen
  /** `BY_BOT`, or `BY_CLOCK` when the time of a person ran out. */
  by: number
}

/** A room after a message, and what must be done. */
export interface Next {
  room: Room
  effects: Effect[]
}

/** What follows an entry, for those who listen. */
export const stepOf = (entry: Entry, before: Match, { match, told }: Enacted): Effect => ({
  do: 'step',
  entry,
  before,
  after: match,
  told,
})
