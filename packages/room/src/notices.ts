import type { Next } from './effects.ts'
import type { NoticesSeen, NoticeRequest } from './messages.ts'
import type { Person, Room } from './room.ts'
import { seatsOf } from './room.ts'
import { hashOf, readToken } from './tokens.ts'

/*
 * Notices: how a person who does not have the table open learns that it waits for them. They belong to the person: they are gone when
 * the person has no seat any more, or has moved to another device. Nobody else is told of them.
 */

/** What a person has set. */
export interface Notices {
  /** The hash of the secret in the address of their feed; null: there is none. */
  feed: string | null
}

export const NO_NOTICES: Notices = { feed: null }

/** Whose turn it is, for one person. Nothing of the position. */
export interface Turn {
  code: string
  game: string
  phase: Room['phase']
  /** Since when the table waits for this person; null: it does not. */
  since: number | null
  /** When their time runs out; null: it does not. */
  due: number | null
  /** The time for a turn, in seconds; null: there is no clock. */
  clock: number | null
  /** The names of the other people that the table waits for. */
  others: string[]
  /** The last change of the room. */
  touched: number
}

/** Whose turn it is, for the person of a feed; null: there is no such feed. */
export function turnAt(room: Room, secret: string): Turn | null {
  const person = room.people.find(({ notices }) => notices.feed === hashOf(secret))
  return person ? turnOf(room, person) : null
}

/** Whose turn it is, for a person. */
function turnOf(room: Room, person: Person): Turn {
  const { code, game, phase, clock, touched, people } = room
  const others = people.filter((other) => other !== person && waitOf(room, other).since !== null)
  return {
    code,
    game,
    phase,
    ...waitOf(room, person),
    clock,
    others: others.map(({ name }) => name),
    touched,
  }
}

// How long the table has waited for a person, and when the first of their clocks runs out.
function waitOf(room: Room, { id }: Person): Pick<Turn, 'since' | 'due'> {
  const players = seatsOf(room, id).flatMap((seat) => room.match?.players[seat] ?? [])
  const waiting = players.filter(({ resigned }) => !resigned)
  const first = (times: (number | null)[]) => {
    const known = times.filter((time) => time !== null)
    return known.length > 0 ? Math.min(...known) : null
  }
  return { since: first(waiting.map(({ asked }) => asked)), due: first(waiting.map(({ due }) => due)) }
}

/** Sets what a person asks for, and tells them what is set. */
export function notify(room: Room, person: Person, request: NoticeRequest): Next {
  const notices = changedBy(person.notices, request)
  const tell = { do: 'notices', id: request[1], seen: seen(notices) } as const
  if (notices === person.notices) return { room, effects: [tell] }
  const people = room.people.map((other) => (other === person ? { ...person, notices } : other))
  return { room: { ...room, people }, effects: [{ do: 'save' }, tell] }
}

function changedBy(notices: Notices, request: NoticeRequest): Notices {
  if (request[0] === 'notices') return notices
  const secret = request[2]
  return { ...notices, feed: secret === null ? null : hashOf(readToken(secret)) }
}

const seen = ({ feed }: Notices): NoticesSeen => ({ feed: feed !== null })
