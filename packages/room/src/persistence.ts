import type { AnyGame, Json } from '@shamble/engine'
import type { Entry } from './journal.ts'
import { keptMatch, restoredMatch } from './match.ts'
import { NO_NOTICES } from './notices.ts'
import type { Room } from './room.ts'
import { SILENCE } from './talk.ts'

/** A room as stored: without the journal, which is stored row by row, and without talk. */
export function keptRoom({ talk: _talk, ...room }: Room): Json {
  return { ...room, match: room.match && keptMatch(room.match) } as unknown as Json
}

/** Whether a stored value has the parts of a room. */
export function isKept(kept: unknown): kept is Room {
  const { code, game, touched, options, people, chairs } = Object(kept) as Partial<Room>
  const named = typeof code === 'string' && typeof game === 'string' && typeof touched === 'number'
  return named && typeof options === 'object' && Array.isArray(people) && Array.isArray(chairs)
}

/**
 * Whether the next game of a room is played by today's rules: when its last one is over. An attempt of a challenge keeps its rules, as
 * its log is judged by them.
 */
export const isForToday = ({ phase, challenge }: Room): boolean => phase === 'over' && !challenge

/** The version of the rules that a stored room needs; undefined: today's. */
export function versionInPlay(kept: Room): number | undefined {
  const { version } = Object(kept.match) as { version?: number }
  return isForToday(kept) ? undefined : version
}

/**
 * Restores a room from its stored form and the rows of its journal, which may include those of an earlier game. Entries after the
 * stored form are applied again. Refuses with `rules-changed` a game in progress under another version of the rules, or one whose
 * entries are no longer the same moves.
 */
export function restoredRoom(game: AnyGame, kept: Json, rows: Entry[]): Room {
  // Rooms of the first form keep no phrases, those of release 1.0.0 also no listing and no notices.
  const { match: stored, ...rest } = { kept: [], listing: null, ...(kept as object) } as unknown as Room
  const people = rest.people.map((person) => ({ ...person, notices: person.notices ?? NO_NOTICES }))
  const room = { ...rest, people }
  if (!stored) return { ...room, match: null, talk: SILENCE }
  const journal = rows.filter(({ at }) => at >= stored.first)
  return {
    ...room,
    match: restoredMatch(game, stored as unknown as Json, journal),
    talk: SILENCE,
    // A move after a request to take back has cancelled it.
    asked: journal.length > (stored as unknown as { kept: number }).kept ? null : room.asked,
    touched: Math.max(room.touched, journal.at(-1)?.when ?? 0),
  }
}
