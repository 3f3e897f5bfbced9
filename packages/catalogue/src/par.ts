import { bots, type Bot } from '@shamble/engine/bots'

/** Who plays for par, and how. */
export interface ParBot {
  bot: Bot
  /** How many it spends on one choice; null: it does not think in playouts. */
  playouts: number | null
  /** How many of its playouts and moves are done before others are answered: at most about half a millisecond of a warm processor, a few of one that is cold. */
  slice: number
}

const general = (bot: Bot, playouts: number, slice: number) => (): Promise<ParBot> =>
  Promise.resolve({ bot, playouts, slice })

/**
 * Who plays for the par of a challenge, by the id of the game: the strongest bot that plays fifteen games in about
 * fifteen seconds of a processor. docs/challenges.md says how they were compared.
 */
export const parBots: Readonly<Record<string, () => Promise<ParBot>>> = {
  'zombie-wars': general(bots.searcher, 60, 2),
  'catan-zombies': async () => ({
    bot: (await import('@shamble/catan-zombies/bots')).settler,
    playouts: null,
    slice: 2,
  }),
  'waterdeep-solo': general(bots.dreamer, 60, 2),
  'world-war-z': async () => ({
    bot: (await import('@shamble/world-war-z/bots')).strategist,
    playouts: 40,
    slice: 1,
  }),
  'z-war-one': async () => ({
    bot: (await import('@shamble/z-war-one/bots')).sergeant,
    playouts: null,
    slice: 1,
  }),
}
