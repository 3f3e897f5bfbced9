import { readCarried, readOptions, readSeats, seatsFor, sequelOf } from '@shamble/engine'
import type { AnyGame, Options, Seat } from '@shamble/engine'
import type { Strength } from '@shamble/engine/bots'
import { STAND_IN } from './bots.ts'
import type { Effect, Next } from './effects.ts'
import { hostOf, isGuest, isGuestAt, tidied, vacated } from './guests.ts'
import { ABANDONED, isSlow, LATE, MAX_PEOPLE } from './limits.ts'
import { atOf, begin, handedTo, movedTo, withHolder, type Holder, type Match } from './match.ts'
import type { RoomRequest } from './messages.ts'
import { readName, sameName } from './names.ts'
import { NO_NOTICES } from './notices.ts'
import { roomRefusal } from './refusals.ts'
import { emptyChair, readClock, type Chair, type Person, type Room } from './room.ts'
import { isVoter, readWindow } from './voting.ts'

/*
 * Around the game: who sits where, what is played, and when it begins. Every request is idempotent.
 */

const SAVED: Effect[] = [{ do: 'save' }, { do: 'room' }]

/** Whether a chair may be taken by people without a seat. */
export function isFree(room: Room, seat: Seat, now: number): boolean {
  const { bot, displaced } = room.chairs[seat]!
  const isBots = bot !== null || displaced !== null
  return isVacant(room, seat, now) && (room.botsOpen || !isBots)
}

// Whether nobody sits on a chair, or a person who has abandoned it.
function isVacant(room: Room, seat: Seat, now: number): boolean {
  const { person } = room.chairs[seat]!
  if (room.challenge || room.crowd?.seat === seat) return false
  if (room.match?.players[seat]?.resigned) return false
  if (person === null) return true
  const away = room.people.find(({ id }) => id === person)?.away ?? null
  if (away === null) return false
  const late = room.match?.players[seat]?.late ?? 0
  if (late >= LATE) return true
  // Over days, to be away is not to abandon a seat.
  return !(room.phase === 'playing' && isSlow(room)) && now - away >= ABANDONED
}

/**
 * Takes a free chair: an empty one, a bot's, one whose player has abandoned it, or the next one of a full table before the game. `null`
 * takes the first empty one, else that next one: two people who sit down at the same moment both get a chair.
 */
export function take(
  game: AnyGame,
  before: Room,
  hash: string,
  wanted: Seat | null,
  given: string,
  now: number,
): Next {
  const known = before.people.find((person) => person.hash === hash)
  if (known && wanted === null) return { room: before, effects: [] }
  const seat = wanted ?? emptySeat(before)
  const room = withChairAt(game, before, seat)
  if (wanted === null && !room.chairs[seat]) throw roomRefusal('no-free-seat')
  const chair = chairOf(room, seat)
  if (known && chair.person === known.id) return { room, effects: [] }
  if (room.crowd?.seat === seat) throw roomRefusal('crowd-seat')
  if (room.dismissed.includes(hash)) throw roomRefusal('dismissed')
  if (!isVacant(room, seat, now)) throw roomRefusal(chair.person === null ? 'resigned' : 'seat-taken')
  const decides = known && !isGuest(room, known.id)
  if (!decides && !isFree(room, seat, now)) throw roomRefusal('bots-closed')
  if (showsMore(game, room, hash, seat, crowdSeenBy(room, hash))) throw roomRefusal('would-see')
  const { room: with_, person } = known ? { room, person: known } : comeIn(room, hash, readName(given))
  const chairs = with_.chairs.map((c, i) =>
    i === seat
      ? {
          ...c,
          person: person.id,
          bot: null,
          // A person who changes chairs before the game stays ready.
          ready: room.chairs.some((own) => own.person === person.id && own.ready),
          hand: null,
          displaced: c.bot === 'rival' ? null : (c.bot ?? c.displaced),
        }
      : c,
  )
  const match = with_.match && handedTo(with_.match, hash, seat)
  const next = tidied({ ...with_, chairs, match, touched: now })
  return {
    room: forgetAsked(next),
    effects: [...SAVED, { do: 'game', people: seen([person.id, chair.person]) }],
  }
}

// The first empty chair, or the one after the last.
function emptySeat({ chairs }: Room): Seat {
  const seat = chairs.findIndex((chair) => !isTaken(chair))
  return seat < 0 ? chairs.length : seat
}

// Before the game a full table gets another chair for a guest, as long as the game has more seats.
function withChairAt(game: AnyGame, room: Room, seat: Seat): Room {
  const more = seatsFor(game, room.options).find((seats) => seats > seat)
  if (room.phase !== 'lobby' || room.challenge || seat !== room.chairs.length || more === undefined)
    return room
  return room.chairs.every(isTaken) ? { ...room, chairs: chairsFor(room, more) } : room
}

const isTaken = ({ person, bot }: Chair): boolean => person !== null || bot !== null

// Whether this seat would show a person more than the seats they hold or have held in this game, or have otherwise `seen`.
function showsMore(game: AnyGame, room: Room, hash: string, seat: Seat, seen: Seat[] = []): boolean {
  if (room.phase !== 'playing') return false
  const { position, holders } = room.match!
  const held = [...holdersIn(room), ...holders].flatMap(([holder, own]) => (holder === hash ? [own] : []))
  const known = [...held, ...seen]
  const view = (viewer: Seat) => JSON.stringify(game.view(position.table, viewer))
  return known.length > 0 && !known.some((other) => other === seat || view(other) === view(seat))
}

// Voters have seen what the crowd's seat sees.
const crowdSeenBy = (room: Room, hash: string): Seat[] => (isVoter(room, hash) ? [room.crowd!.seat] : [])

function comeIn(room: Room, hash: string, name: string): { room: Room; person: Person } {
  if (room.people.some((other) => sameName(other.name, name))) throw roomRefusal('name-taken')
  if (room.people.length >= MAX_PEOPLE) throw roomRefusal('room-full')
  const person: Person = { id: room.nextPerson, hash, name, away: null, notices: NO_NOTICES }
  return { room: { ...room, people: [...room.people, person], nextPerson: room.nextPerson + 1 }, person }
}

/** Does a request of a person with a seat. */
export function grant(
  game: AnyGame,
  room: Room,
  person: Person,
  request: RoomRequest,
  fresh: string,
  now: number,
): Next {
  switch (request[0]) {
    case 'leave':
      return leave(room, person, request[2], now)
    case 'name':
      return rename(room, person, request[2], now)
    case 'ready':
      return ready(room, person, request[2], now)
    case 'bot':
      return seatBot(room, person, request[2], request[3], now)
    case 'bots':
      return setBotsOpen(room, person, request[2], now)
    case 'seats':
      return setSeats(game, room, person, request[2], now)
    case 'options':
      return setOptions(game, inLobby(room), person, request[2], now)
    case 'crowd':
      return setCrowd(inLobby(room), request[2], request[3], now)
    case 'clock':
      return changed(inLobby(room), { clock: readClock(request[2]) }, now)
    case 'start':
      return startGame(game, room, person, now)
    case 'fewer':
      return startGame(game, withSeats(game, room, request[2]), person, now)
    case 'again':
      return request[2] === 'next' ? goOn(game, room, fresh, now) : again(room, request[2], fresh, now)
    default:
      throw roomRefusal('bad-message')
  }
}

/** Leaves a chair. A bot that the person has displaced gets it back. */
export function leave(room: Room, person: Person, seat: Seat, now: number): Next {
  const chair = chairOf(room, seat)
  if (chair.person !== person.id) return { room, effects: [] }
  const next = tidied({ ...room, chairs: vacated(room, [seat]), touched: now })
  return { room: forgetAsked(next), effects: [...SAVED, { do: 'game', people: seen([person.id]) }] }
}

function rename(room: Room, person: Person, given: string, now: number): Next {
  const name = readName(given)
  if (room.people.some((other) => other.id !== person.id && sameName(other.name, name)))
    throw roomRefusal('name-taken')
  const people = room.people.map((p) => (p.id === person.id ? { ...p, name } : p))
  return { room: { ...room, people, touched: now }, effects: SAVED }
}

function ready(room: Room, person: Person, is: boolean, now: number): Next {
  inLobby(room)
  const chairs = room.chairs.map((c) => (c.person === person.id ? { ...c, ready: is } : c))
  return { room: { ...room, chairs, touched: now }, effects: SAVED }
}

// Puts a bot on a free chair or on that of a guest, or removes it.
function seatBot(room: Room, by: Person, seat: Seat, bot: Strength | null, now: number): Next {
  const chair = chairOf(room, seat)
  if (room.crowd?.seat === seat) throw roomRefusal('crowd-seat')
  if (isGuest(room, by.id)) throw roomRefusal('guest')
  if (chair.bot === bot) return { room, effects: [] }
  if (bot !== null && !isVacant(room, seat, now) && !isGuestAt(room, seat)) throw roomRefusal('seat-taken')
  const own = { person: null, bot, ready: false, hand: null, displaced: null }
  const chairs = room.chairs.map((c, i) => (i === seat ? { ...c, ...own } : c))
  const next = forgetAsked(tidied({ ...room, chairs, touched: now }))
  const effects: Effect[] = [...SAVED]
  if (chair.person !== null) effects.push({ do: 'game', people: seen([chair.person]) })
  return { room: next, effects }
}

function setBotsOpen(room: Room, by: Person, botsOpen: boolean, now: number): Next {
  if (hostOf(room) !== by.id) throw roomRefusal('not-host')
  return { room: { ...room, botsOpen, touched: now }, effects: SAVED }
}

// Gives the crowd an empty chair, or takes it away. A bot sits there in case no one votes. A crowd has strangers in it, so the chairs of
// bots are closed.
function setCrowd(room: Room, seat: Seat | null, seconds: number, now: number): Next {
  const before = room.crowd?.seat
  if (seat !== null && chairOf(room, seat).person !== null) throw roomRefusal('seat-taken')
  const crowd = seat === null ? null : { seat, seconds: readWindow(seconds) }
  const chairs = room.chairs.map((chair, i): Chair => {
    if (i === seat) return { ...chair, bot: STAND_IN }
    return i === before ? { ...chair, bot: null } : chair
  })
  const botsOpen = (room.crowd === null) === (crowd === null) ? room.botsOpen : crowd === null
  return changed(room, { crowd, chairs, botsOpen }, now)
}

function setSeats(game: AnyGame, room: Room, by: Person, given: number, now: number): Next {
  const chairs = chairsBy(by, inLobby(room), readSeats(game, given, room.options))
  return rearranged(changed(room, { chairs }, now))
}

// Options may change the possible numbers of seats: then the nearest one is chosen.
function setOptions(game: AnyGame, room: Room, by: Person, given: Options, now: number): Next {
  const options = readOptions(game, { ...room.options, ...given }, true)
  const carried = readCarried(game, room.carried, options)
  const possible = seatsFor(game, options)
  const { length } = room.chairs
  if (possible.includes(length)) return changed(room, { options, carried }, now)
  const seats = possible.toSorted((a, b) => Math.abs(a - length) - Math.abs(b - length))[0]!
  return rearranged(changed(room, { options, carried, chairs: chairsBy(by, room, seats) }, now))
}

// Only the host changes the number of chairs, and removes no chair on which another person sits.
function chairsBy(by: Person, room: Room, seats: number): Chair[] {
  if (hostOf(room) !== by.id) throw roomRefusal('not-host')
  const isLost = room.chairs.slice(seats).some(({ person }) => person !== null && person !== by.id)
  if (isLost) throw roomRefusal('seat-taken')
  return chairsFor(room, seats)
}

// Chairs beyond the new number are removed, with their people.
const chairsFor = ({ chairs }: Room, seats: number): Chair[] =>
  Array.from({ length: seats }, (_, seat) => chairs[seat] ?? emptyChair())

// Seats have changed: anybody may be another viewer now.
const rearranged = ({ room, effects }: Next): Next => ({
  room,
  effects: [...effects, { do: 'game', people: null }],
})

// A change of the set-up: everybody must be ready again.
function changed(room: Room, change: Partial<Room>, now: number): Next {
  const next = { ...room, ...change }
  const chairs = next.chairs.map((c): Chair => ({ ...c, ready: false }))
  return { room: tidied({ ...next, chairs, touched: now }), effects: SAVED }
}

// The table without the empty chairs at its end.
function withSeats(game: AnyGame, room: Room, seats: number): Room {
  if (room.phase === 'playing') return room
  const chairs = chairsFor(inLobby(room), readSeats(game, seats, room.options))
  if (room.chairs.slice(seats).some(isTaken)) throw roomRefusal('seat-taken')
  return tidied({ ...room, chairs })
}

// Starts the game when every chair is taken and everybody is ready. The person who starts it counts as ready.
function startGame(game: AnyGame, room: Room, person: Person, now: number): Next {
  if (room.phase === 'playing') return { room, effects: [] }
  inLobby(room)
  if (!room.chairs.every(isTaken)) throw roomRefusal('seats-empty')
  if (room.chairs.some((c) => c.bot === null && !c.ready && c.person !== person.id))
    throw roomRefusal('not-ready')
  return begun(game, room, now)
}

/** Begins the game: every chair is taken. */
export function begun(game: AnyGame, room: Room, now: number): Next {
  const { seed, options, carried, clock, at: first } = room
  const seats = room.chairs.length
  const { match } = begin(
    game,
    { seed, seats, options, carried, clock, first, holders: holdersIn(room), botsSeal: false },
    now,
  )
  const { version } = game
  const next: Room = { ...room, version, phase: match.result ? 'over' : 'playing', match, touched: now }
  const effects: Effect[] = [...SAVED, { do: 'game', people: null }]
  if (match.result) effects.push({ do: 'over' })
  return { room: next, effects }
}

// A rematch: the same people on the same chairs, on the same seed or a new one.
function again(room: Room, seed: 'same' | 'new', fresh: string, now: number): Next {
  if (room.phase === 'lobby') return { room, effects: [] }
  const match = overIn(room)
  const chairs = room.chairs.map((c): Chair => ({ ...c, ready: false }))
  const chosen = seed === 'same' ? { seed: room.seed, open: true } : { seed: fresh, open: false }
  const next: Room = {
    ...room,
    ...chosen,
    phase: 'lobby',
    chairs,
    match: null,
    at: atOf(match) + 1,
    asked: null,
    dismissals: [],
    touched: now,
  }
  return { room: next, effects: [...SAVED, { do: 'game', people: null }] }
}

// The next game of a campaign: the same people, with what the last game carries over (nothing if conceded).
function goOn(game: AnyGame, room: Room, fresh: string, now: number): Next {
  if (room.phase === 'lobby') return { room, effects: [] }
  const { log, position } = overIn(room)
  const next = position.result && sequelOf(game, log, position.result)
  if (!next) throw roomRefusal('no-sequel')
  const { seats, options, carried = null } = next
  const after = again(room, 'new', fresh, now)
  const set = { ...after.room, options, carried, chairs: chairsFor(after.room, seats) }
  return { ...after, room: tidied(set) }
}

function overIn({ phase, match }: Room): Match {
  if (phase !== 'over' || !match) throw roomRefusal('not-over')
  return match
}

/** Lets another device of the player claim the seat, with a token of this hash. */
export function layOpen(room: Room, person: Person, seat: Seat, hash: string, now: number): Next {
  if (chairOf(room, seat).person !== person.id) throw roomRefusal('not-your-seat')
  const chairs = room.chairs.map((c, i) => (i === seat ? { ...c, hand: hash } : c))
  return { room: { ...room, chairs, touched: now }, effects: [{ do: 'save' }] }
}

/** Moves a seat to the device that has its `hand` token. The token works once. */
export function claim(game: AnyGame, room: Room, hash: string, seat: Seat, hand: string, now: number): Next {
  const chair = chairOf(room, seat)
  const known = room.people.find((person) => person.hash === hash)
  if (known && chair.person === known.id) return { room, effects: [] }
  if (chair.hand === null || chair.hand !== hand) throw roomRefusal('bad-hand')
  if (room.dismissed.includes(hash)) throw roomRefusal('dismissed')
  if (showsMore(game, room, hash, seat)) throw roomRefusal('would-see')
  const before = room.people.find(({ id }) => id === chair.person)!
  const alone = room.chairs.filter((c) => c.person === before.id).length === 1
  // A person who moves their only seat stays the same person, with the new device's token.
  const people =
    alone && !known
      ? room.people.map((p) => (p.id === before.id ? { ...p, hash, away: null, notices: NO_NOTICES } : p))
      : known
        ? room.people
        : [...room.people, { id: room.nextPerson, hash, name: before.name, away: null, notices: NO_NOTICES }]
  const to = alone && !known ? before.id : (known?.id ?? room.nextPerson)
  const nextPerson = to === room.nextPerson ? to + 1 : room.nextPerson
  const chairs = room.chairs.map((c, i) => (i === seat ? { ...c, person: to, hand: null } : c))
  const { match: played } = room
  const moved = played && movedTo(played, seat, before.hash, hash)
  const match = moved && (to === before.id ? withHolder : handedTo)(moved, hash, seat)
  const next = tidied({ ...room, people, nextPerson, chairs, match, touched: now })
  return { room: next, effects: [...SAVED, { do: 'game', people: seen([before.id, to]) }] }
}

function inLobby(room: Room): Room {
  if (room.phase !== 'lobby') throw roomRefusal('already-playing')
  return room
}

function chairOf(room: Room, seat: Seat): Chair {
  const chair = room.chairs[seat]
  if (!chair) throw roomRefusal('no-such-seat')
  return chair
}

/** The present holders of the seats. */
const holdersIn = ({ chairs, people }: Room): Holder[] =>
  chairs.flatMap(({ person }, seat) => {
    const owner = people.find(({ id }) => id === person)
    return owner ? [[owner.hash, seat] as Holder] : []
  })

// The people asked may have left.
const forgetAsked = (room: Room): Room => (room.asked ? { ...room, asked: null } : room)

const seen = (people: (number | null)[]): number[] => people.filter((id) => id !== null)
