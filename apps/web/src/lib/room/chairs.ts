import type { Seat, SetUp } from '@shamble/engine'
import type { ChairSeen, RoomSeen } from '@shamble/room/client'
import type { Chair, SomeWords } from '../shell/source.ts'
import { ALLY } from '../play/person.ts'

/** The name of a seat. A game with one seat has no name for it. */
export function seatName(room: RoomSeen, seat: Seat, words: SomeWords, view?: unknown): string {
  return room.chairs.length === 1 ? 'The player' : words.seat(seat, setUpOf(room), view)
}

/** The set-up that a room plays or will play. */
export const setUpOf = ({ chairs, options, carried }: RoomSeen): SetUp => ({
  seats: chairs.length,
  options,
  ...(carried !== null && { carried }),
})

/** The chairs of a room as the shell shows them. `allies`: the seats whose bots are on the player's side of a challenge. */
export function chairsOf(
  room: RoomSeen,
  own: readonly Seat[],
  words: SomeWords,
  allies: readonly Seat[],
  view?: unknown,
): Chair[] {
  return room.chairs.map((chair) => {
    const { seat, name, bot } = chair
    const yours = own.includes(seat)
    return {
      seat,
      name: seatName(room, seat, words, view),
      who: yours ? 'you' : bot ? 'bot' : name === null ? 'nobody' : 'friend',
      about: allies.includes(seat) ? `bot, ${ALLY}` : aboutChair(room, chair, yours),
      ...(name !== null && { person: name }),
    }
  })
}

/** Who sits on a chair, and whether they are here, in a few words. */
export function aboutChair(room: RoomSeen, chair: ChairSeen, yours: boolean): string {
  const { bot, name, here, ready, resigned } = chair
  if (room.crowd?.seat === chair.seat) return `the crowd, ${room.crowd.seconds} seconds a choice`
  if (bot) return `bot, ${bot}`
  if (name === null) return 'free'
  const words = [yours ? `${name} (you)` : name]
  if (chair.guest) words.push('guest')
  if (resigned) words.push('resigned')
  else if (ready && room.phase === 'lobby') words.push('ready')
  if (!here) words.push('away')
  return words.join(', ')
}
