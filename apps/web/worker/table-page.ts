import { canonical, type Options } from '@shamble/engine'
import { type RoomCode, type TableSeen } from '@shamble/room'
import type { KeptRow } from './kept.ts'
import type { Objects } from './stub.ts'

/*
 * The lists of open tables, without the platform's types: pages import this.
 */

/** The binding of the lists. */
export interface Tables {
  TABLES: Objects<TableListObject>
}

/** What a list says to a room: null, or why it does not have the table; and the rows that this has written. */
export interface ListAnswer {
  no: RoomCode | null
  rows: number
}

/** Open tables of one game, the longest listed first. `more`: what the next page begins after; null: there is none. */
export interface TablePage {
  tables: TableSeen[]
  more: string | null
}

/** The methods of a list's object. */
export interface TableListObject {
  /** Has a table, or what has changed of it. `address`: the mark of the address that listed it. */
  list: (table: TableSeen, address: string) => Promise<ListAnswer>
  /** Has it no more. */
  unlist: (code: string) => ListAnswer
  /** The row of a table, for the operator; null: it is not listed. */
  kept: (code: string) => KeptRow | null
  /** A page of the list: the first, or the one after another. */
  page: (after: string | null) => TablePage
  /** The codes of some tables with these options and this clock, the longest listed first. */
  fitting: (options: Options, clock: number | null, most: number) => string[]
  /** Opens a socket for somebody who looks. */
  fetch: (request: Request) => Response
}

/** The list of a game. */
export const tablesOf = (env: Tables, game: string) => env.TABLES.getByName(game)

/** The same text for all tables that play the same. */
export const fitOf = (options: Options, clock: number | null): string => canonical([clock, options])

const CURSOR = /^(\d{1,15})\.([0-9a-z-]{11})$/

/** What the page after a table begins after. */
export const cursorOf = ({ since, code }: TableSeen): string => `${since}.${code}`

/** Reads it; null when it is none. */
export function readCursor(text: string | null): [since: number, code: string] | null {
  const [, since, code] = CURSOR.exec(text ?? '') ?? []
  return code === undefined ? null : [Number(since), code]
}
