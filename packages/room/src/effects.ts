import type { Json, Position, Seat, Told } from '@shamble/engine'
import type { Entry } from './journal.ts'
import type { Enacted, Match } from './match.ts'
import type { BotSeen, Down, NoticesSeen } from './messages.ts'
import type { Notice } from './notices.ts'
import type { Room } from './room.ts'

/** What the runtime must do after a message, in this order. */
export type Effect =
  /** Store the room without its journal. */
  | { do: 'save' }
  /** Store one more entry of the journal, before anything is sent. */
  | { do: 'append'; entry: Entry }
  /** Send a step of the game: to every connection what its viewers see of it. */
  | { do: 'step'; entry: Entry; before: Match; after: Match; told: Told<Json>[] }
  /** Send the whole game to these people (`null`: everybody): it has begun, or they are other viewers than before. */
  | { do: 'game'; people: number[] | null }
  /** Send the state of the room to everybody. */
  | { do: 'room' }
  /** Send a phrase or a nudge to everybody. */
  | { do: 'tell'; message: Extract<Down, ['said' | 'nudged', ...unknown[]]> }
  /** Send the ending, with the log, to everybody. */
  | { do: 'over' }
  /** Acknowledge an act to its sender, whether it was done now or earlier. */
  | { do: 'acknowledge'; seat: Seat; n: number }
  /** Answer a request for a hint with a position to think in. */
  | { do: 'deal'; id: number; position: Position<Json> }
  /** Answer a request for what a seat saw after its last own move: at this length of the log. */
  | { do: 'earlier'; id: number; length: number; view: Json }
  /** Send a notice to somebody who does not have the table open. Nothing waits for it. */
  | { do: 'send'; notice: Notice }
  /** Tell the sender which notices they have set. */
  | { do: 'notices'; id: number; seen: NoticesSeen }
  /** Tell the sender that the request was granted. */
  | { do: 'grant'; id: number }

/** A choice that a bot must make. */
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

/** The step that an entry leads to. */
export const stepOf = (entry: Entry, before: Match, { match, told }: Enacted): Effect => ({
  do: 'step',
  entry,
  before,
  after: match,
  told,
})
