import type { RoomSeen } from '@shamble/room/client'
import type { SomeWords } from '../shell/source.ts'
import { seatName } from './chairs.ts'

/** The words of a game, and those for the end that only a room knows: by resignation. */
export function roomWords(words: SomeWords, room: () => RoomSeen): SomeWords {
  return {
    ...words,
    result(result, view) {
      if (result.reason !== 'resignation') return words.result(result, view)
      const [winner, ...more] = result.winners
      if (winner === undefined) return 'Everybody has resigned.'
      if (more.length > 0) return 'Only bots are left: whoever played has resigned.'
      return `All the others have resigned: ${seatName(room(), winner, words)} wins.`
    },
  }
}
