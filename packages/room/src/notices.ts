import type { Next } from './effects.ts'
import { MAX_HOOK_TRIES, MAX_TRIES, NOTICE_AFTER, NOTICE_BEFORE, TRY_AGAIN_AFTER } from './limits.ts'
import type { NoticeRequest, NoticesSeen } from './messages.ts'
import { seatsOf, type Person, type Room } from './room.ts'
import { hashOf, readToken } from './tokens.ts'

/*
 * Notices: how a person who does not have the table open learns that it waits for them. They belong to the person: they are gone when
 * the person has no seat any more, or has moved to another device. Nobody else is told of them.
 */

/** What a person has set. */
export interface Notices {
  /** The hash of the secret in the address of their feed; null: there is none. */
  feed: string | null
  /** Their browser; null: it is not told. */
  push: Push | null
  /** Their webhook; null: there is none. */
  hook: Hook | null
  /** The host of a webhook that failed and was switched off, until its owner has seen that; null: none. */
  lostHook: string | null
}

export const NO_NOTICES: Notices = { feed: null, push: null, hook: null, lostHook: null }

/** A browser, told by Web Push. */
export interface Push extends Told {
  endpoint: string
  /** The keys that messages to it are encrypted with. */
  p256dh: string
  auth: string
  setBy: Setter
}

/** A webhook. */
export interface Hook extends Told {
  endpoint: string
  setBy: Setter
}

/** Where something was set: the origin of the site, and the mark of the address it came from, which pays for it. */
export interface Setter {
  site: string
  address: string
}

/** What somebody was told. */
interface Told {
  /** The last wait that they were told of: since when the table waited; 0: none. */
  asked: number
  /** How often they were told of it. */
  times: number
  /** Failed tries in a row, and when the next is due; null: none is. */
  tries: number
  again: number | null
}

const UNTOLD: Told = { asked: 0, times: 0, tries: 0, again: null }

/** A notice to send. `times`: 2 when the clock is about to run out. */
export type Notice = {
  person: number
  name: string
  times: number
  turn: Turn
} & ({ by: 'push'; to: Push } | { by: 'hook'; to: Hook })

// The ways to tell a person, and how often each is tried.
const TRIES = { push: MAX_TRIES, hook: MAX_HOOK_TRIES } as const
const WAYS = ['push', 'hook'] as const

/** How sending ended: done, the browser is gone, or it failed; `after`: do not try again before, ms. */
export type Sent = 'done' | 'gone' | { after: number }

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
  /** Who asks this person to let them take moves back; null: nobody. */
  asks: string | null
  /** Who sits down at a table that this person has listed, and since when they have not been back; null: nobody. */
  sat: { name: string; since: number } | null
  /** The names of the other people that the table waits for. */
  others: string[]
  /** The last change of the room. */
  touched: number
}

/** Whose turn it is, for the person of a feed; null: there is no such feed. */
export function turnAt(room: Room, secret: string): Turn | null {
  const hash = hashOf(secret)
  const person = room.people.find(({ notices }) => notices.feed === hash)
  return person ? turnOf(room, person) : null
}

/** Whose turn it is, for a person. */
export function turnOf(room: Room, person: Person): Turn {
  const { code, game, phase, clock, touched, people } = room
  const others = people.filter((other) => other !== person && waitOf(room, other).since !== null)
  return {
    code,
    game,
    phase,
    ...waitOf(room, person),
    asks: askerOf(room, person),
    sat: newcomerFor(room, person),
    clock,
    others: others.map(({ name }) => name),
    touched,
  }
}

function askerOf({ asked, chairs, people }: Room, { id }: Person): string | null {
  if (!asked?.waiting.includes(id)) return null
  return people.find((other) => other.id === chairs[asked.seat]?.person)?.name ?? null
}

/** Since when the table waits for a move or an answer of a person, and when the first of their clocks runs out. */
export function waitOf(room: Room, { id }: Person): Pick<Turn, 'since' | 'due'> {
  const players = seatsOf(room, id).flatMap((seat) => room.match?.players[seat] ?? [])
  const waiting = players.filter(({ resigned }) => !resigned)
  return {
    since: first([...waiting.map(({ asked }) => asked), answerAskedAt(room, id)]),
    due: first(waiting.map(({ due }) => due)),
  }
}

// Since when a person is asked to let others take moves back; null: they are not. Rooms of the first form do not say when.
const answerAskedAt = ({ asked, touched }: Room, id: number): number | null =>
  asked?.waiting.includes(id) ? (asked.when ?? touched) : null

function first(times: (number | null)[]): number | null {
  const known = times.filter((time) => time !== null)
  return known.length > 0 ? Math.min(...known) : null
}

/** When the next notice is due; null: none is. */
export const nextNotice = (room: Room): number | null =>
  first(
    room.people.flatMap((person) => WAYS.map((way) => nextOf(room, person, person.notices[way])?.at ?? null)),
  )

// The next notice for a person. The first is due when the table has waited for a while and they do not have it open, the second some
// time before the clock runs out. Who has listed a table and is away waits for others: the first is due when somebody has sat there for a
// while.
function nextOf(
  room: Room,
  person: Person,
  told: Told | null,
): { at: number; asked: number; times: number } | null {
  if (!told || person.away === null) return null
  const { since, due } = waitOf(room, person)
  const latest = answerAskedAt(room, person.id) ?? since ?? newcomerFor(room, person)?.since ?? null
  if (latest === null) return null
  // Who was told of a request to take back need not be told again that it was their turn before.
  const asked = Math.max(latest, told.asked)
  const first = Math.max(asked, person.away) + NOTICE_AFTER
  if (told.asked !== asked) return { at: first, asked, times: 1 }
  if (told.again !== null) return { at: told.again, asked, times: told.times }
  if (told.times > 1 || due === null) return null
  const last = due - room.clock! * 1000 * NOTICE_BEFORE
  return last > first ? { at: last, asked, times: 2 } : null
}

// Who has sat down at a table that this person has listed, and since when they have not been back; null: nobody.
function newcomerFor(room: Room, { id }: Person): Turn['sat'] {
  const { listing, people, phase } = room
  if (phase !== 'lobby' || listing?.by !== id || !listing.sat) return null
  const { first, when } = listing.sat
  const newcomer = people.findLast((person) => person.id >= first)
  return newcomer ? { name: newcomer.name, since: when } : null
}

/** Sends all notices that are due. That they were is stored first: if the server dies meanwhile, one is lost and none is sent twice. */
export function sendNotices(room: Room, now: number): Next {
  const notices: Notice[] = []
  const people = room.people.map((person) => {
    const change: Partial<Notices> = {}
    for (const way of WAYS) {
      const owed = nextOf(room, person, person.notices[way])
      if (!owed || owed.at > now) continue
      const { asked, times } = owed
      const before = person.notices[way]!
      const to = { ...before, asked, times, tries: before.again === null ? 0 : before.tries, again: null }
      Object.assign(change, { [way]: to })
      notices.push({
        person: person.id,
        name: person.name,
        times,
        by: way,
        to,
        turn: turnOf(room, person),
      } as Notice)
    }
    return { ...person, notices: { ...person.notices, ...change } }
  })
  if (notices.length === 0) return { room, effects: [] }
  return {
    room: { ...room, people },
    effects: [{ do: 'save' }, ...notices.map((notice) => ({ do: 'send', notice }) as const)],
  }
}

/**
 * What came of a notice. One that failed is tried again after growing pauses, a few times; a webhook is then switched off, a browser is
 * told of the next wait.
 */
export function noticeSent(room: Room, { person: id, by, to }: Notice, sent: Sent, now: number): Next {
  const person = room.people.find((other) => other.id === id)
  const told = person?.notices[by]
  if (!told || told.endpoint !== to.endpoint || told.asked !== to.asked || sent === 'done')
    return { room, effects: [] }
  if (sent === 'gone') return changed(room, person!, { [by]: null })
  const next = failed(told, sent.after, now, TRIES[by])
  if (by === 'hook' && next.again === null)
    return changed(room, person!, { hook: null, lostHook: hostOf(told) })
  return changed(room, person!, { [by]: next })
}

function failed<T extends Told>(told: T, after: number, now: number, most: number): T {
  const tries = told.tries + 1
  const pause = Math.max(after, TRY_AGAIN_AFTER * 4 ** told.tries)
  return { ...told, tries, again: tries < most ? now + pause : null }
}

const hostOf = ({ endpoint }: { endpoint: string }): string => new URL(endpoint).hostname

/** Sets what a person asks for, and tells them what is set. */
export function notify(room: Room, person: Person, request: NoticeRequest, setBy: Setter): Next {
  const change = changeBy(request, setBy)
  const tell = { do: 'notices', id: request[1], seen: noticesSeen({ ...person.notices, ...change }) } as const
  if (!change) return { room, effects: [tell] }
  const next = changed(room, person, change)
  return { ...next, effects: [...next.effects, tell] }
}

function changeBy(request: NoticeRequest, setBy: Setter): Partial<Notices> | null {
  if (request[0] === 'notices') return null
  if (request[0] === 'push') return { push: request[2] && { ...request[2], setBy, ...UNTOLD } }
  if (request[0] === 'hook') {
    const hook = request[2] === null ? null : { endpoint: request[2], setBy, ...UNTOLD }
    return { hook, lostHook: null }
  }
  return { feed: request[2] === null ? null : hashOf(readToken(request[2])) }
}

function changed(room: Room, person: Person, change: Partial<Notices>): Next {
  const notices = { ...person.notices, ...change }
  const people = room.people.map((other) => (other === person ? { ...person, notices } : other))
  return { room: { ...room, people }, effects: [{ do: 'save' }] }
}

/** What a person is told of their own notices. */
export const noticesSeen = ({ feed, push, hook, lostHook }: Notices): NoticesSeen => ({
  feed: feed !== null,
  push: push?.endpoint ?? null,
  hook: hook && hostOf(hook),
  lostHook,
})
