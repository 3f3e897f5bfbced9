/*
 * What Cloudflare charges on its paid plan, in dollars, as its documentation says. Look here first when it changes.
 */

/** When the prices were last compared with their sources. */
export const PRICED = '2026-11-27'

/** The fee of the plan, a month. */
export const PLAN = 5

const WORKERS = 'https://developers.cloudflare.com/workers/platform/pricing/'
const OBJECTS = 'https://developers.cloudflare.com/durable-objects/platform/pricing/'

/** A thing that is billed, how much of it the plan includes in a month, and what `per` more of it cost. */
export interface Price {
  of: string
  included: number
  dollars: number
  per: number
  source: string
}

/** All prices that a game meets. Bytes sent, heartbeats and static assets are free. */
export const PRICES = {
  requests: { of: 'requests of the Worker', included: 10e6, dollars: 0.3, per: 1e6, source: WORKERS },
  processor: { of: 'its processor, ms', included: 30e6, dollars: 0.02, per: 1e6, source: WORKERS },
  calls: { of: 'requests of objects', included: 1e6, dollars: 0.15, per: 1e6, source: OBJECTS },
  duration: { of: 'their time awake, GB-s', included: 400e3, dollars: 12.5, per: 1e6, source: OBJECTS },
  rowsRead: { of: 'rows read', included: 25e9, dollars: 0.001, per: 1e6, source: OBJECTS },
  rowsWritten: { of: 'rows written', included: 50e6, dollars: 1, per: 1e6, source: OBJECTS },
  stored: { of: 'stored, GB-months', included: 5, dollars: 0.2, per: 1, source: OBJECTS },
} satisfies Record<string, Price>

/** What is billed. */
export type Unit = keyof typeof PRICES

/** This number of messages over sockets is billed as one request of an object. */
export const MESSAGES_PER_REQUEST = 20

/** The memory that an awake object is billed for, in GB, whatever it uses. */
export const MEMORY = 128 / 1000

/** An object that is idle and may hibernate is not billed, though it stays in memory for this many seconds after each event. */
export const IDLE = 10
