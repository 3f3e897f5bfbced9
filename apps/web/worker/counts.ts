import { CODE_HEADER } from './refusals.ts'

/*
 * Counts for the operator (docs/operating.md): how many, never who. They are written to the dataset `COUNTS` of Workers Analytics Engine
 * where it is bound, else to the log.
 */

/** What is counted, by game, code or kind of request. */
export type Counted = 'begun' | 'ended' | 'refused' | 'fault' | 'slow'

/** A request that takes longer is slow, ms. The platform's clock moves only while a request waits, for an object or a disk, say. */
export const SLOW = 1000
/** Each count is written at once, then again after this time, ms: a flood of refusals writes little. */
export const WRITE_EVERY = 60_000

interface Held {
  what: Counted
  of: string
  n: number
  writtenAt: number
}

const held = new Map<string, Held>()
let loggedAt = 0

/** Counts something once. `of` is one of few words of ours, never a text from outside: there is a row for each. */
export function count({ COUNTS }: Pick<Env, 'COUNTS'>, what: Counted, of: string): void {
  const key = `${what}/${of}`
  const counted = held.get(key) ?? { what, of, n: 0, writtenAt: 0 }
  held.set(key, counted)
  counted.n++
  if (COUNTS) write(COUNTS, counted)
  else log()
}

/** Counts a response if it is a refusal or a fault, and if it was slow. `took`: ms. */
export function countResponse(env: Env, { url }: Request, { status, headers }: Response, took: number): void {
  if (took > SLOW) count(env, 'slow', kindOf(url))
  // A page has its code in its text only.
  if (status >= 400)
    count(env, status < 500 ? 'refused' : 'fault', headers.get(CODE_HEADER) ?? `page-${status}`)
}

function write(dataset: AnalyticsEngineDataset, counted: Held): void {
  const now = Date.now()
  if (now - counted.writtenAt < WRITE_EVERY) return
  const { what, of, n } = counted
  dataset.writeDataPoint({ indexes: [what], blobs: [what, of], doubles: [n] })
  Object.assign(counted, { n: 0, writtenAt: now })
}

function log(): void {
  const now = Date.now()
  if (now - loggedAt < WRITE_EVERY) return
  loggedAt = now
  const counts: Partial<Record<Counted, Record<string, number>>> = {}
  for (const { what, of, n } of held.values()) (counts[what] ??= {})[of] = n
  held.clear()
  console.log(JSON.stringify({ counts }))
}

const kindOf = (url: string): string => /^\/(api|ws|og)\//.exec(new URL(url).pathname)?.[1] ?? 'page'
