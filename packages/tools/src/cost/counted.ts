import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../command.ts'
import type { Counts } from './counter.ts'
import type { KindName } from './kinds.ts'

/** What one game in a room needs, as the mean of those that were played. */
export interface Operations extends Counts {
  games: number
  moves: number
  /** How often the turn came to another person, and the sum of the journal's rows then. */
  turns: number
  journals: number
  /** Times that the whole room was stored because of the number of moves. */
  checkpoints: number
  /** Processor time of the server, in milliseconds. */
  active: number
  /** Bytes that are left in the room. */
  stored: number
}

/** What one page needs, redirects included: requests, and milliseconds of processor time. */
export interface PageCost {
  requests: number
  milliseconds: number
}

/** What `--count` found. */
export interface Counted {
  day: string
  rooms: Partial<Record<KindName, Operations>>
  /** A room that wakes up: the rows it reads beside its journal, and milliseconds of processor time. */
  waking: { rows: number; milliseconds: number }
  /** By page, and of a request for data. */
  pages: Record<string, PageCost>
  data: PageCost
}

const FILE = join(import.meta.dirname, 'counted.json')

/** Reads what was counted last. */
export function readCounted(): Counted {
  if (!existsSync(FILE)) throw new Complaint('Nothing is counted yet: pnpm tool cost --count.')
  return JSON.parse(readFileSync(FILE, 'utf8')) as Counted
}

/** Writes what was counted now. */
export const writeCounted = (counted: Counted): void =>
  writeFileSync(FILE, `${JSON.stringify(counted, null, 2)}\n`)
