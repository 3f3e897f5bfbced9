import type { TableSeen } from '@shamble/room'
import type { TablePage } from '../../../worker/table-page.ts'
import { paths } from '../addresses.ts'

/** The open tables of one game, and what their options are called. */
export interface GameTables extends TablePage {
  game: string
  title: string
  /** What an option is called when it is not as usual, as `option=setting`. */
  settings: Record<string, string>
}

/** A setting, and what it is called. */
export type Named = [setting: number, name: string]

/** What the page of open tables shows. */
export interface TablesShown {
  lists: GameTables[]
  /** The one game whose tables are shown; null: all. */
  only: string | null
  /** What the page begins after; null: it is the first. */
  after: string | null
  /** The times for a turn, in seconds, and those after which bots begin, in minutes. */
  clocks: Named[]
  waits: Named[]
  /** The clock of the server, ms. */
  now: number
}

/** The address of the open tables of one game. */
export const tablesAddress = (game: string, after: string | null = null): string =>
  `${paths.tables()}?${new URLSearchParams({ game, ...(after && { after }) })}`

const [MINUTE, HOUR] = [60_000, 3_600_000]

/** A stretch of time in words, `3 min`. */
export function stretch(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'less than a minute'
  return milliseconds < HOUR
    ? `${Math.floor(milliseconds / MINUTE)} min`
    : `${Math.floor(milliseconds / HOUR)} h`
}

/** The options of a table that are not as usual, in words. */
export const settingsOf = ({ options }: TableSeen, { settings }: GameTables): string[] =>
  Object.entries(options).flatMap(([name, setting]) => settings[`${name}=${String(setting)}`] ?? [])
