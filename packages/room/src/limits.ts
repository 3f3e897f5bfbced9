/** How large, how many and how long: what a room allows. Times in milliseconds. */

/** The longest message a client may send, in characters. */
export const LONGEST_MESSAGE = 4096
/** The largest body of an HTTP request, in bytes. */
export const LARGEST_BODY = 16_384

/** Messages a connection may send at once, how many more each second, and how many too many close it. */
export interface Allowance {
  burst: number
  perSecond: number
  flood: number
}
/** What those may say who sit at the table, and those who do not: they have little to say. */
export const SEATED: Allowance = { burst: 30, perSecond: 10, flood: 60 }
export const WATCHING: Allowance = { burst: 12, perSecond: 2, flood: 24 }

/** Sockets of one room: of those who watch, and of those who have not said who they are; altogether, and of one address. */
export const MOST_WATCHERS = 64
export const MOST_WATCHERS_EACH = 32
/** Where watchers vote there is room for so many of them; of one address so many votes count. */
export const MOST_VOTERS = 640
export const MOST_VOTES_EACH = 8
/** The seconds for which a choice of the crowd may be open. */
export const VOTE_WINDOWS = [5, 10, 15, 20, 30, 60] as const
/** The votes so far are said at most so often, in milliseconds. */
export const TALLY_EVERY = 500
export const MOST_STRANGERS = 24
export const MOST_STRANGERS_EACH = 12
/** A connection must say hello within this time. */
export const HELLO_WITHIN = 10_000
/** Sockets one person may have open: tabs and devices. */
export const MOST_TABS = 6

/** Phrases somebody may say one after another, and how long each of them counts. */
export const MOST_SAID = 3
export const SAY_EVERY = 4000
/** A seat may be nudged when it has been waited for so long, and so long after it was nudged. */
export const NUDGE_AFTER = 30_000
export const NUDGE_AGAIN = 60_000

/** People a room knows at the same time. */
export const MOST_PEOPLE = 32

/** Somebody who has been away so long has abandoned the seat: another may take it. */
export const ABANDONED = 120_000
/** So many times in a row the clock ran out: abandoned too. */
export const LATE = 3
/** The seconds a turn clock may be set to. */
export const CLOCKS = [15, 30, 60, 120, 300, 900, 86_400] as const

/** A room is forgotten so long after its last change: not begun, being played, over. */
export const KEPT_LOBBY = 24 * 3_600_000
export const KEPT_GAME = 14 * 24 * 3_600_000
export const KEPT_OVER = 30 * 24 * 3_600_000

/** After so many entries of the journal the position is stored as well. */
export const CHECKPOINT = 32

/** The most entries the journal of one match may have; a match of the longest game at random has some 1,400. */
export const MOST_ACTS = 8192
/** How often moves may be taken back between two dice or secrets; and nothing is once half of the journal is full. */
export const MOST_TAKEN_BACK = 40
/** So many moves without a die or a secret, and the earlier ones stand for good. */
export const MOST_LOOSE = 256
/** So many numbers of acts a device may leave out: those of acts that were refused. */
export const MOST_SKIPPED = 1000
/** Of how many who held a seat in a match it is remembered. */
export const MOST_HOLDERS = 64
