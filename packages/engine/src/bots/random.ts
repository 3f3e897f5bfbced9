import { movesOf, type Bot } from './bot.ts'

/** Makes any legal move, each as likely. */
export const random: Bot = {
  name: 'random',
  // It has no need to pause.
  // oxlint-disable-next-line require-yield
  *think(thinking) {
    const moves = movesOf(thinking)
    return moves[thinking.chance(moves.length)]!
  },
}
