import type { AnyGame, Seat } from '@shamble/engine'
import type { Next } from './effects.ts'
import { roomRefusal } from './refusals.ts'
import type { Person, Room } from './room.ts'
import { seenAfterOwn } from './speech.ts'

/**
 * What a seat saw after its last own move: with the events since, which a player hears when they come back, the page can show what
 * they have missed. Costs a replay of the game.
 */
export function earlier(
  game: AnyGame,
  room: Room,
  person: Person,
  [, id, seat]: readonly ['earlier', number, Seat],
): Next {
  const chair = room.chairs[seat]
  if (!chair) throw roomRefusal('no-such-seat')
  if (chair.person !== person.id) throw roomRefusal('not-your-seat')
  const seen = room.match && seenAfterOwn(game, room.match, seat)
  if (!seen) throw roomRefusal('not-playing')
  return { room, effects: [{ do: 'earlier', id, ...seen }] }
}
