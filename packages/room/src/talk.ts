import type { Seat } from '@shamble/engine'
import type { Next } from './effects.ts'
import { lastEntry } from './journal.ts'
import { MOST_SAID, NUDGE_AFTER, NUDGE_AGAIN, SAY_EVERY } from './limits.ts'
import type { Match } from './match.ts'
import type { Phrase } from './phrases.ts'
import { roomRefusal } from './refusals.ts'
import type { Person, Room } from './room.ts'

/*
 * What people say to each other at a table: phrases that lie ready, and a nudge for whoever is waited for. Nothing of it is
 * stored: a room that was put to sleep only allows a little more of it.
 */

/** What was said of late, as far as limits need it. Times in milliseconds. */
export interface Talk {
  /**
   * By the hash of a token, so that nobody gains anything by getting up, and by the seat, so that nobody gains anything by coming again with
   * another token: what was said last, when, and until when all that was said counts.
   */
  said: { by: string | Seat; phrase: Phrase; at: number; until: number }[]
  /** When seats were nudged. */
  nudged: { seat: Seat; at: number }[]
}

/** Nobody has said anything. */
export const SILENCE: Talk = { said: [], nudged: [] }

/**
 * Says a phrase at one's seat, to everybody. `MOST_SAID` phrases of a person, and of a seat, may follow one another, then one every `SAY_EVERY`; the same
 * again within that time is the same message, sent twice.
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
    if (until - now > MOST_SAID * SAY_EVERY) throw roomRefusal('said-enough')
    return { by, phrase, at: now, until }
  })
  const others = talk.said.filter(({ by, until }) => by !== person.hash && by !== seat && until > now)
  const said = [...others, ...counted]
  return {
    room: { ...room, talk: { ...talk, said } },
    effects: [{ do: 'tell', message: ['said', seat, phrase] }],
  }
}

/**
 * Nudges another player who has been waited for since `NUDGE_AFTER`. Everybody learns of it, so that not two do it; a seat is
 * nudged once within `NUDGE_AGAIN`, by whomever.
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

// Since when a seat is asked what it is asked now; null: it is asked nothing. `begun`: for the first question of a game.
function waitedSince({ pending, players, journal, first }: Match, seat: Seat, begun: number): number | null {
  if (!pending.some((p) => p.seat === seat)) return null
  const { since } = players[seat]!
  if (since === first) return begun
  return lastEntry(journal, ({ at }) => at === since - 1)?.when ?? begun
}
