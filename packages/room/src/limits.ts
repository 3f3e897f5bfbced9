import type { Rate } from './token-bucket.ts'

/** The limits of a room. Times in milliseconds unless said otherwise. */

/** Maximum length of a client's message, in characters. */
export const MAX_MESSAGE = 4096
/** Maximum body of an HTTP request, in bytes. */
export const MAX_BODY = 16_384

/** The rate limit of a connection's messages; `flood`: the number of refused messages that closes it. */
export interface Allowance extends Rate {
  readonly flood: number
  /** Whether all of one address share a limit. Not players, who are few: nobody else may use theirs up. */
  readonly byAddress: boolean
}
/** The limits of players, and of spectators, who send little. */
export const SEATED: Allowance = { burst: 30, perSecond: 10, flood: 60, byAddress: false }
export const WATCHING: Allowance = { burst: 12, perSecond: 2, flood: 24, byAddress: true }

/** The limits of all messages of one token, and of those without a seat of one address, in a room. */
export const OF_TOKEN: Rate = { burst: 60, perSecond: 20 }
export const OF_ADDRESS: Rate = { burst: 240, perSecond: 60 }
/**
 * The limits of a connection whose address has written its rows of the day. A room sleeps after ten seconds without a message and forgets
 * what was spent, so a larger burst would be one every ten seconds.
 */
export const OVER_QUOTA: Allowance = { burst: 1, perSecond: 0.1, flood: 60, byAddress: true }
/** Maximum rows that one address may write in a day, in all rooms: some thousands of games. */
export const MAX_ROWS_PER_DAY = 1_000_000
/** After its first row, a connection's rows are reported when there are this many. */
export const ROWS_PER_REPORT = 256
/** Maximum open connections of one address to all rooms of a process. */
export const MAX_OPEN_PER_ADDRESS = 128

/** Maximum connections of spectators to a room, and per address. */
export const MAX_WATCHERS = 64
export const MAX_WATCHERS_PER_ADDRESS = 32
/** Maximum spectators where they vote, and the number of votes per address that count. */
export const MAX_VOTERS = 640
export const MAX_VOTES_PER_ADDRESS = 8
/** Allowed windows of a vote, in seconds. */
export const VOTE_WINDOWS = [5, 10, 15, 20, 30, 60] as const
/** Minimum interval between two tallies. */
export const TALLY_EVERY = 500
/** Maximum connections to a room before their hello, and per address. */
export const MAX_STRANGERS = 24
export const MAX_STRANGERS_PER_ADDRESS = 12
/** A connection must say hello within this time. */
export const HELLO_WITHIN = 10_000
/** Maximum connections of one person: tabs and devices. */
export const MAX_TABS = 6

/** Phrases that a person may say at once, and the interval after which one more is allowed. */
export const MAX_PHRASES = 3
export const SAY_EVERY = 4000
/** Number of phrases that a slow table keeps for players who were away. */
export const MAX_KEPT_PHRASES = 20
/** A seat may be nudged when the table has waited this long for it, and not again within `NUDGE_AGAIN`. */
export const NUDGE_AFTER = 30_000
export const NUDGE_AGAIN = 60_000

/** Maximum number of tokens that a room keeps of those who were sent away. */
export const MAX_DISMISSED = 256

/** A person is told when the table has waited this long for them and they do not have it open. */
export const NOTICE_AFTER = 60_000
/** And once more when this share of their time is left. */
export const NOTICE_BEFORE = 1 / 4
/** A webhook that fails this many times in a row is switched off. */
export const MAX_HOOK_TRIES = 3
/** Maximum number of tries to tell a browser, and the pause after the first; each later one is four times as long. */
export const MAX_TRIES = 5
export const TRY_AGAIN_AFTER = 60_000

/** Maximum number of people in a room. */
export const MAX_PEOPLE = 32

/** A seat whose player has been away this long is free for another, except in a game with a slow clock. */
export const ABANDONED = 120_000
/** So is one whose player is away and whose clock ran out this many times in a row. */
export const LATE = 3
/** Allowed turn clocks, in seconds. */
export const CLOCKS = [15, 30, 60, 120, 300, 900, 86_400, 259_200, 604_800] as const
/** From this turn clock on a table is slow: its players need not have it open, and it is kept longer. */
export const SLOW_CLOCK = 86_400
export const isSlow = ({ clock }: { clock: number | null }): boolean => clock !== null && clock >= SLOW_CLOCK

/** Choices of the minutes after which the game at a listed table begins, with bots on the empty seats. */
export const BOTS_AFTER = [2, 5, 10, 30, 120, 720] as const
/** A table is listed for this long at most. */
export const LISTED_FOR = 24 * 3_600_000

/** Maximum tables of one address in the list of a game, and of all. */
export const MAX_LISTED_PER_ADDRESS = 8
export const MAX_LISTED = 20_000
export const TABLES_PER_PAGE = 50
/** Maximum sockets of those who look at the list of a game, of one address and of all. */
export const MAX_LOOKERS_PER_ADDRESS = 16
export const MAX_LOOKERS = 1000
/** Minimum interval between two messages to them. */
export const TELL_LOOKERS_EVERY = 500

/** Time to live of a room after its last change: not begun, being played, over. */
export const KEPT_LOBBY = 24 * 3_600_000
export const KEPT_GAME = 14 * 24 * 3_600_000
export const KEPT_OVER = 30 * 24 * 3_600_000
/** With a slow clock, once the first game has begun. */
export const KEPT_SLOW = 60 * 24 * 3_600_000

/** The position is stored every this many entries of the journal. */
export const CHECKPOINT = 32

/** Maximum entries of a match's journal. The longest game, played at random, has about 1,400. */
export const MAX_ACTS = 8192
/** Maximum number of take-backs between two dice or secrets. None are allowed once half of the journal is full. */
export const MAX_TAKEN_BACK = 40
/** The rate at which one token may ask others to take back moves of theirs. */
export const TAKE_BACKS: Rate = { burst: 3, perSecond: 1 / 20 }
/** Maximum moves without a die or a secret that can be taken back. */
export const MAX_UNSEALED = 256
/** Maximum gap between the numbers of two acts; refused acts leave gaps. */
export const MAX_SKIPPED = 1000
/** Maximum number of past seat holders that a match remembers. */
export const MAX_HOLDERS = 64
