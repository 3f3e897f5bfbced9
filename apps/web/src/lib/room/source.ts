import type { Seat } from '@shamble/engine'
import type { Ending, Heard, LinkState, No, RoomSeen, RoomClient, Votes } from '@shamble/room/client'
import type { AdvisedSource } from '../hint/asking.ts'

/** A room: a source for the shell, and everything around the game. */
export interface RoomSource extends AdvisedSource {
  readonly room: RoomSeen
  /** Whether a game lies on the table. */
  readonly laid: boolean
  /** The seats of whoever looks. */
  readonly seats: readonly Seat[]
  /** A seat of theirs that must choose. */
  readonly due: Seat | null
  readonly over: Ending | null
  readonly link: LinkState
  /** The connection has been broken for a while: people should know. */
  readonly broken: boolean
  /** The last refusal. */
  readonly no: No | null
  /** What has changed around the game, for ears. */
  readonly news: string
  /** When each seat must have moved, on the clock of this device. */
  readonly dues: ReadonlyMap<Seat, number>
  /** How the crowd votes now, its closing on the clock of this device; null where it does not. */
  readonly votes: Votes | null
  /** Whether a seat may be taken. */
  isFree: (seat: Seat) => boolean
  /** Asks something of the room: null when it is granted, else why not. */
  request: RoomClient['request']
  /** Calls with what people only say to each other, from now on. Returns how to stop. */
  listen: (receive: (message: Heard) => void) => () => void
  resign: (seat: Seat) => void
  /** Joins. `token`: who one is, when that was settled before. `sit`: called where the address asks for a seat. Returns how to stop. */
  begin: (token: string | null, sit: (seat: Seat) => void) => () => void
}
