import { dealAgain, sideOf, type AnyGame, type Seat } from '@shamble/engine'
import type { Next } from './effects.ts'
import { roomRefusal } from './refusals.ts'
import type { Person, Room } from './room.ts'

/*
 * Hints. The asking page does the search itself. The room only deals it a position that its seat cannot tell from the real one, so a
 * hint knows no more than its seat sees.
 */

/**
 * The seats that may ask for a hint: those of people, if all people play on one side. Empty chairs and the crowd's count as people.
 * None in an attempt at a challenge.
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

// A bot plays for a seat that has resigned.
function isOfPeople({ chairs, crowd, match }: Room, seat: Seat): boolean {
  if (crowd?.seat === seat) return true
  return chairs[seat]!.bot === null && !match!.players[seat]!.resigned
}

/** Returns a position the seat cannot tell from the real one, for search. `secret`: the seed of `dealAgain`. */
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
