import type { Json } from '@shamble/engine'
import type { Entry } from './journal.ts'
import type { TableSeen } from './messages.ts'
import type { Notice } from './notices.ts'
import type { Vote } from './voting.ts'

/** A connection. What it `remember`s and its vote must survive hibernation. */
export interface Connection {
  /** The identity of the connection in memory. */
  readonly key: object
  /** The same for all connections of one address. */
  readonly address: string
  /** The origin of the site that it uses. */
  readonly site: string
  /** Whether its address has written the rows of the day. */
  readonly isOverQuota: boolean
  /** When it was opened. */
  readonly since: number
  /** The hash of the token in its hello; null: none. */
  readonly hash: string | null
  /** Its version of the protocol; 0 before its hello. */
  readonly v: number
  remember: (hash: string | null, v: number) => void
  /** Its last vote. */
  readonly vote: Vote | null
  keepVote: (vote: Vote) => void
  send: (text: string) => void
  close: (status: number, reason: string) => void
}

/** What a runtime needs from outside. */
export interface Ports {
  now: () => number
  /** A new random seed. */
  fresh: () => string
  /** A random whole number. */
  random: () => number
  /** All open connections. */
  connections: () => Iterable<Connection>
  /**
   * Stores atomically entries of the journal that follow each other, and the whole room if given. With the room, entries before
   * `first`, those of earlier games, are deleted.
   */
  store: (entries: readonly Entry[], kept: Json | null, first: number) => void
  /** Sets the alarm that calls `tick`. */
  wake: (at: number) => void
  /** The room has expired. */
  forget: () => void
  /** The hosts of the push services that may be called. */
  pushServices: () => readonly string[]
  /** Sends a notice, then calls `noticeSent`. Returns at once. */
  send: (notice: Notice) => void
  /**
   * Tells the list of open tables what it should have of this room (null: nothing), then calls `listAnswered`. Returns at once; the
   * last call counts. `address`: the mark of the address that pays for it.
   */
  list: (table: TableSeen | null, address: string) => void
  /** Counts what somebody was refused. */
  refused?: (code: string) => void
  /** Logs an error that is not a refusal. */
  report: (cause: unknown) => void
}
