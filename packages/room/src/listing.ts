import type { AnyGame } from '@shamble/engine'
import { STAND_IN } from './bots.ts'
import type { Effect, Next } from './effects.ts'
import { hostOf } from './guests.ts'
import { ABANDONED, isSlow, LISTED_FOR } from './limits.ts'
import type { RoomSeen, TableSeen } from './messages.ts'
import { roomRefusal, type RoomCode } from './refusals.ts'
import { readBots, type Listing, type Person, type Room } from './room.ts'
import { begun } from './seating.ts'

/*
 * Listing: the maker of a table lets anybody sit down. The room says what the list of open tables should have of it at any time, and its
 * runtime tells the list. A listing that has ended is kept until the list has been told.
 */

const SAVED: Effect[] = [{ do: 'save' }, { do: 'room' }]
const A_MINUTE = 60_000

/** Lists a table, changes what was said of bots, or takes the listing back. */
export function list(
  room: Room,
  { id, address }: Pick<Person, 'id'> & { address: string },
  is: boolean,
  minutes: number | null,
  now: number,
): Next {
  if (room.phase !== 'lobby') throw roomRefusal('already-playing')
  if (hostOf(room) !== id) throw roomRefusal('not-host')
  const bots = readBots(minutes)
  const before = room.listing?.ended ? null : room.listing
  if (!is) return before ? ended(room) : { room, effects: [] }
  // What is carried may hold texts of its maker.
  if (room.carried !== null) throw roomRefusal('not-listable')
  if (before?.bots === bots) return { room, effects: [] }
  const listing = before ? { ...before, bots } : { by: id, address, since: now, bots, ended: false }
  return { room: { ...room, listing, touched: now }, effects: SAVED }
}

/**
 * A room after any change: its listing ends when the game begins or its maker leaves, and it notes who has sat down. `address`: of the
 * person who made the change.
 */
export function keptListed(before: Room, room: Room, address: string, now: number): Room {
  const { listing, phase, people } = room
  if (!listing || listing.ended) return room
  if (listing.by === null) {
    const [maker] = people
    return maker ? { ...room, listing: { ...listing, by: maker.id, address, since: now } } : room
  }
  const maker = people.find(({ id }) => id === listing.by)
  if (phase === 'lobby' && maker) return withNewcomers(room, listing, maker, before.nextPerson, now)
  return { ...room, listing: { ...listing, ended: true } }
}

// Notes that somebody has sat down at a slow table while its maker is away: once until the maker is back. `first`: the lowest number of a
// person who has come since.
function withNewcomers(room: Room, listing: Listing, maker: Person, first: number, now: number): Room {
  if (maker.away === null) return listing.sat ? { ...room, listing: { ...listing, sat: null } } : room
  if (listing.sat || room.nextPerson === first || !isSlow(room)) return room
  return { ...room, listing: { ...listing, sat: { first, when: now } } }
}

const ended = (room: Room): Next => ({
  room: { ...room, listing: { ...room.listing!, ended: true } },
  effects: SAVED,
})

/** What the list of open tables should have of this room; null: nothing. */
export function tableSeen(room: Room, now: number): TableSeen | null {
  const { code, game, options, clock, chairs } = room
  const listing = presentIn(room)
  const free = chairs.filter(({ person, bot }) => person === null && bot === null).length
  if (!listing || free === 0 || now >= (hiddenFrom(room) ?? Infinity)) return null
  const { since } = listing
  return { code, game, options, clock, seats: chairs.length, free, since, begins: beginsAt(listing) }
}

/** What people in the room see of its listing; null: it is not listed. */
export function listingSeen(room: Room): RoomSeen['listed'] {
  const listing = presentIn(room)
  return listing && { bots: listing.bots, begins: beginsAt(listing) }
}

const presentIn = ({ listing }: Room): Listing | null =>
  listing && !listing.ended && listing.by !== null ? listing : null

const beginsAt = ({ since, bots }: Listing): number | null => (bots === null ? null : since + bots * A_MINUTE)

// From when nobody who comes would find anybody there; null: somebody is there, or need not be.
function hiddenFrom(room: Room): number | null {
  if (isSlow(room)) return null
  const away = room.people.map((person) => person.away)
  return away.includes(null) ? null : Math.max(...(away as number[])) + ABANDONED
}

/** When the listing changes without a message; Infinity: it does not. */
export function nextListing(room: Room, now: number): number {
  const hidden = hiddenFrom(room)
  return Math.min(listingDue(room), presentIn(room) && hidden !== null && hidden > now ? hidden : Infinity)
}

/** When bots begin or a day is over; Infinity: the table is not listed. */
export function listingDue(room: Room): number {
  const listing = presentIn(room)
  return listing ? Math.min(listing.since + LISTED_FOR, beginsAt(listing) ?? Infinity) : Infinity
}

/** Does what is due: the game begins with bots on the empty chairs, unless nobody is there, or the listing ends. */
export function overdue(game: AnyGame, room: Room, now: number): Next {
  if (now < listingDue(room)) return { room, effects: [] }
  const begins = beginsAt(room.listing!)
  const isAnyone = isSlow(room) || room.people.some(({ away }) => away === null)
  if (begins === null || now < begins || !isAnyone) return ended(room)
  const chairs = room.chairs.map((chair) =>
    chair.person === null && chair.bot === null ? { ...chair, bot: STAND_IN } : chair,
  )
  return begun(game, { ...room, chairs }, now)
}

/** What the list answered. `table`: what it was to have; `no`: why it has not. */
export function answeredByList(room: Room, table: TableSeen | null, no: RoomCode | null): Next {
  const { listing } = room
  if (!listing) return { room, effects: [] }
  if (no) return { room: { ...room, listing: null }, effects: SAVED }
  if (table || !listing.ended) return { room, effects: [] }
  return { room: { ...room, listing: null }, effects: [{ do: 'save' }] }
}
