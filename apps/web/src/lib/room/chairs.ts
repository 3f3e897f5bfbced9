import type { Seat } from '@shamble/engine'
import type { BotName, ChairSeen, RoomSeen } from '@shamble/room/client'
import type { Chair, SomeWords } from '../shell/source.ts'
import { strengthsOf } from '../play/strengths.ts'

/** The bots that play in rooms, from the weakest. */
export const BOTS: readonly BotName[] = ['random', 'dreamer', 'searcher']

/** How a bot plays, in a word. */
export const botLabel = (game: string, bot: NonNullable<ChairSeen['bot']>): string =>
  strengthsOf(game)[bot]!.label

/** What a seat of a room is called. Where there is only one, the game has no name for it. */
export function seatName(room: RoomSeen, seat: Seat, words: SomeWords): string {
  return room.chairs.length === 1 ? 'The player' : words.seat(seat)
}

/** The chairs of a room as the shell shows them. */
export function chairsOf(room: RoomSeen, own: readonly Seat[], words: SomeWords): Chair[] {
  return room.chairs.map((chair) => {
    const { seat, name, bot } = chair
    const yours = own.includes(seat)
    return {
      seat,
      name: seatName(room, seat, words),
      who: yours ? 'you' : bot ? 'bot' : name === null ? 'nobody' : 'friend',
      about: aboutChair(room, chair, yours),
      ...(name !== null && { person: name }),
    }
  })
}

/** Who sits on a chair and whether they are there, in a few words. */
export function aboutChair(room: RoomSeen, chair: ChairSeen, yours: boolean): string {
  const { bot, name, here, ready, resigned } = chair
  if (bot) return `bot, ${botLabel(room.game, bot)}`
  if (name === null) return 'free'
  const words = [yours ? `${name} (you)` : name]
  if (resigned) words.push('resigned')
  else if (ready && room.phase === 'lobby') words.push('ready')
  if (!here) words.push('away')
  return words.join(', ')
}
