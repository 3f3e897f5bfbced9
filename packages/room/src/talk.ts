import type { Seat } from '@shamble/engine'
import type { Effect, Next } from './effects.ts'
import { lastEntry } from './journal.ts'
import { isSlow, MAX_KEPT_PHRASES, MAX_PHRASES, NUDGE_AFTER, NUDGE_AGAIN, SAY_EVERY } from './limits.ts'
import type { Match } from './match.ts'
import type { Phrase } from './phrases.ts'
import { roomRefusal } from './refusals.ts'
import type { Person, Room } from './room.ts'

/*
 * Phrases, and nudges for a player who keeps the table waiting. Their rate limits are not stored: a room that was put to sleep only
 * allows a little more. A slow table keeps its latest phrases until the players who were away have read them.
 */

/** Recent phrases and nudges, as far as the rate limits need them. Times in milliseconds. */
export interface Talk {
  /**
   * The last phrase, by token hash (changing seats does not help) and by seat (neither does a new token); `until`: when the debt of
   * the rate limit is paid off.
   */
  said: { by: string | Seat; phrase: Phrase; at: number; until: number }[]
  /** When each seat was last nudged. */
  nudged: { seat: Seat; at: number }[]
}

export const SILENCE: Talk = { said: [], nudged: [] }

/**
 * Says a phrase to everybody. The rate limit is a burst of `MAX_PHRASES`, then one every `SAY_EVERY`, per person and per seat. The
 * same phrase again within that time is a duplicate.
 */
export function say(room: Room, person: Person, seat: Seat, phrase: Phrase, now: number): Next {
  if (!room.chairs[seat]) throw roomRefusal('no-such-seat')
  if (room.chairs[seat].person !== person.id) throw roomRefusal('not-your-seat')
  const { talk } = room
  const before = (by: string | Seat) => talk.said.find((one) => one.by === by)
  const own = before(person.hash)
  if (own?.phrase === phrase && now - own.at < SAY_EVERY) return { room, effects: [] }
  const counted = [person.hash, seat].map((by) => {
    const until = Math.max(before(by)?.until ?? 0, now) + SAY_EVERY
    if (until - now > MAX_PHRASES * SAY_EVERY) throw roomRefusal('said-enough')
    return { by, phrase, at: now, until }
  })
  const others = talk.said.filter(({ by, until }) => by !== person.hash && by !== seat && until > now)
  const said = [...others, ...counted]
  const tell: Effect = { do: 'tell', message: ['said', seat, phrase] }
  const next = { ...room, talk: { ...talk, said } }
  if (!isSlow(room)) return { room: next, effects: [tell] }
  const kept = [...room.kept, { seat, phrase, when: now }].slice(-MAX_KEPT_PHRASES)
  return { room: { ...next, kept }, effects: [{ do: 'save' }, tell] }
}

/**
 * Nudges another player whom the table has waited for at least `NUDGE_AFTER`. A seat is nudged once in `NUDGE_AGAIN`, and everybody is
 * told, so that no one repeats it.
 */
export function nudge(room: Room, person: Person, seat: Seat, now: number): Next {
  const chair = room.chairs[seat]
  if (!chair) throw roomRefusal('no-such-seat')
  const { match, talk } = room
  const by = room.chairs.findIndex((c) => c.person === person.id)
  const since = match && waitedSince(match, seat, room.touched)
  const before = talk.nudged.find((n) => n.seat === seat)
  const another = chair.person !== null && chair.person !== person.id
  const long = since !== null && now - since >= NUDGE_AFTER
  if (!another || !long || (before && now - before.at < NUDGE_AGAIN)) throw roomRefusal('no-nudge')
  const nudged = [...talk.nudged.filter((n) => n !== before), { seat, at: now }]
  return {
    room: { ...room, talk: { ...talk, nudged } },
    effects: [{ do: 'tell', message: ['nudged', seat, by] }],
  }
}

// Since when the table has waited for a seat that must choose: since the last act. Null: it need not choose. Whether an act has changed
// what the seat may choose from can be a secret. `begun`: the answer for the first choice of a game.
function waitedSince({ pending, journal }: Match, seat: Seat, begun: number): number | null {
  if (!pending.some((p) => p.seat === seat)) return null
  return lastEntry(journal)?.when ?? begun
}
