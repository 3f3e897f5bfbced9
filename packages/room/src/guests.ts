import type { Seat } from '@shamble/engine'
import type { Strength } from '@shamble/engine/strengths'
import { STAND_IN } from './bots.ts'
import type { Next } from './effects.ts'
import { MAX_DISMISSED } from './limits.ts'
import { roomRefusal } from './refusals.ts'
import type { Chair, Person, Room, Voice } from './room.ts'

/*
 * Guests, and sending people away. A guest has taken a chair during a game: a bot's, or one that its player left or abandoned. Guests
 * play, but decide nothing for the table, and end no game: a chair that they leave or resign is again what it was before them.
 */

/** Whether the person on a chair is a guest there. */
export function isGuestAt({ phase, match, chairs, people }: Room, seat: Seat): boolean {
  const { person } = chairs[seat]!
  if (phase !== 'playing' || !match || person === null) return false
  return people.find(({ id }) => id === person)!.hash !== match.players[seat]!.original
}

/** Whether all chairs of a person are those of a guest. */
export const isGuest = (room: Room, person: number): boolean =>
  room.chairs.every((chair, seat) => chair.person !== person || isGuestAt(room, seat))

/** The people who decide for the table: all but guests. */
const deciders = (room: Room): Person[] => room.people.filter(({ id }) => !isGuest(room, id))

/** The person who has sat here longest and is no guest; null: there is none. */
export const hostOf = (room: Room): number | null =>
  deciders(room).reduce<number | null>((first, { id }) => (first === null || id < first ? id : first), null)

/** The chairs once their people have left those that are named. `empty`: the bot for those that no bot was displaced from. */
export const vacated = (room: Room, seats: readonly Seat[], empty: Strength | null = null): Chair[] =>
  room.chairs.map((chair, seat) => {
    if (!seats.includes(seat)) return chair
    const bot = chair.displaced ?? empty
    return { ...chair, person: null, bot, ready: false, hand: null, displaced: null }
  })

/**
 * The number of votes that send a person away: one against a guest; before and after a game that of the host. In a game it is most of
 * those who decide, two at least; of two people the host decides. Null: it is not possible.
 */
export function votesToDismiss(room: Room, person: number): number | null {
  const others = deciders(room).filter(({ id }) => id !== person)
  const isByHost = others.some(({ id }) => id === hostOf(room))
  if (room.phase !== 'playing') return isByHost ? 1 : null
  if (isGuest(room, person)) return others.length > 0 ? 1 : null
  if (others.length === 1) return isByHost ? 1 : null
  return others.length === 0 ? null : Math.max(2, Math.floor(others.length / 2) + 1)
}

/** Whether a person may vote to send another away. */
function mayDismiss(room: Room, by: number, person: number): boolean {
  if (by === person || votesToDismiss(room, person) === null) return false
  return room.phase === 'playing' ? !isGuest(room, by) : by === hostOf(room)
}

/** Votes to send a person away, or takes the vote back. With enough votes it happens. An address has one vote. */
export function dismiss(room: Room, by: Voice, person: number, yes: boolean, now: number): Next {
  const accused = room.people.find(({ id }) => id === person)
  if (!accused) return { room, effects: [] }
  if (!mayDismiss(room, by.person, person)) throw roomRefusal('no-dismissal')
  const before = room.dismissals.find((each) => each.person === person)?.votes ?? []
  const others = before.filter((vote) => vote.person !== by.person)
  if (yes && others.some(({ address }) => address === by.address)) throw roomRefusal('one-vote')
  const votes = yes ? [...others, by] : others
  if (votes.length >= votesToDismiss(room, person)!) return sentAway(room, accused, now)
  const rest = room.dismissals.filter((each) => each.person !== person)
  const dismissals = votes.length > 0 ? [...rest, { person, votes }] : rest
  return { room: { ...room, dismissals, touched: now }, effects: [{ do: 'save' }, { do: 'room' }] }
}

// In a game a bot plays on. Chairs of bots are closed, as another token is made at once.
function sentAway(room: Room, { id, hash }: Person, now: number): Next {
  const seats = room.chairs.flatMap(({ person }, seat) => (person === id ? [seat] : []))
  const next: Room = {
    ...room,
    chairs: vacated(room, seats, room.phase === 'playing' ? STAND_IN : null),
    botsOpen: false,
    dismissed: [...room.dismissed, hash].slice(-MAX_DISMISSED),
    asked: null,
    touched: now,
  }
  return { room: tidied(next), effects: [{ do: 'save' }, { do: 'room' }, { do: 'game', people: [id] }] }
}

/** Forgets people without a seat, votes by and against them, and a crowd without a chair. */
export function tidied(room: Room): Room {
  const people = room.people.filter(({ id }) => room.chairs.some((c) => c.person === id))
  const isHere = (id: number) => people.some((person) => person.id === id)
  const dismissals = room.dismissals
    .filter(({ person }) => isHere(person))
    .map(({ person, votes }) => ({ person, votes: votes.filter((vote) => isHere(vote.person)) }))
    .filter(({ votes }) => votes.length > 0)
  return {
    ...room,
    people,
    dismissals,
    crowd: room.crowd && room.chairs[room.crowd.seat] ? room.crowd : null,
  }
}
