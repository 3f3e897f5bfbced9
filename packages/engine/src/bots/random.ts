import type { Bot } from '../advice.ts'
import { movesOf } from './thinking.ts'

/** Makes any legal move, each equally likely. */
export const random: Bot = {
  name: 'random',
  // oxlint-disable-next-line require-yield
  *think(thinking) {
    const moves = movesOf(thinking)
    return moves[thinking.chance(moves.length)]!
  },
}
