import { dealAgain, sideOf, type AnyGame, type Seat } from '@shamble/engine'
import type { Next } from './effects.ts'
import { roomRefusal } from './refusals.ts'
import type { Person, Room } from './room.ts'

/*
 * Hints. The page of whoever asks thinks by itself, in a whole position that looks the same to their seat: the room only deals it. So a hint
 * knows no more than its seat sees, and costs the room no thinking.
 */

/**
 * The seats that may ask for a hint: those of people, where nobody but bots plays on another side. A chair that somebody may still
 * sit down on, and the crowd's, count for people. In an attempt at a challenge there are none.
 */
export function hintedSeats(game: AnyGame, room: Room): Seat[] {
  const { match, phase, challenge, chairs } = room
  if (phase !== 'playing' || !match || challenge) return []
  const { table } = match.position
  const seats = chairs.map((_, seat) => seat)
  const ofPeople = seats.filter((seat) => isOfPeople(room, seat))
  const sides = new Set(ofPeople.map((seat) => sideOf(game, table, seat)))
  if (sides.size !== 1) return []
  return ofPeople.filter((seat) => chairs[seat]!.person !== null)
}

// Whoever has resigned is played for by a bot, to the end.
function isOfPeople({ chairs, crowd, match }: Room, seat: Seat): boolean {
  if (crowd?.seat === seat) return true
  return chairs[seat]!.bot === null && !match!.players[seat]!.resigned
}

/** Deals whoever asks what their seat may know, to think in. `secret`: what `dealAgain` needs. */
export function hint(
  game: AnyGame,
  room: Room,
  person: Person | undefined,
  [, id, seat]: readonly ['hint', number, Seat],
  secret: string,
): Next {
  const chair = room.chairs[seat]
  if (!person) throw roomRefusal('not-seated')
  if (!chair) throw roomRefusal('no-such-seat')
  if (chair.person !== person.id) throw roomRefusal('not-your-seat')
  if (!hintedSeats(game, room).includes(seat)) throw roomRefusal('no-hint')
  const { position, pending } = room.match!
  if (!pending.some((choice) => choice.seat === seat)) throw roomRefusal('stale')
  return {
    room,
    effects: [{ do: 'deal', id, position: dealAgain(game, position, seat, secret) }],
  }
}
