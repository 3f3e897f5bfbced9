import type { AnyGame, Json } from '@shamble/engine'
import type { Entry } from './journal.ts'
import { keptMatch, restoredMatch } from './match.ts'
import type { Room } from './room.ts'
import { SILENCE } from './talk.ts'

/** A room as it is stored: without the journal, which is stored row by row, and without what is only said. */
export function keptRoom({ talk: _talk, ...room }: Room): Json {
  return { ...room, match: room.match && keptMatch(room.match) } as unknown as Json
}

/** Whether what was stored has the parts of a room: what has not cannot go on. */
export function isKept(kept: unknown): kept is Room {
  const { code, game, touched, options, people, chairs } = Object(kept) as Partial<Room>
  const named = typeof code === 'string' && typeof game === 'string' && typeof touched === 'number'
  return named && typeof options === 'object' && Array.isArray(people) && Array.isArray(chairs)
}

/**
 * A room from what was stored and the rows of its journal (those of an earlier game may be among them). Entries younger
 * than what was stored are done again. Declines with `rules-changed` when a game is in progress that began under another
 * version of the rules, or whose entries would not be the same moves again.
 */
export function restoredRoom(game: AnyGame, kept: Json, rows: Entry[]): Room {
  const { match: stored, ...room } = kept as unknown as Room
  if (!stored) return { ...room, match: null, talk: SILENCE }
  const journal = rows.filter(({ at }) => at >= stored.first)
  return {
    ...room,
    match: restoredMatch(game, stored as unknown as Json, journal),
    talk: SILENCE,
    // A move that came after a request to take back has settled it.
    asked: journal.length > (stored as unknown as { kept: number }).kept ? null : room.asked,
    touched: Math.max(room.touched, journal.at(-1)?.when ?? 0),
  }
}
