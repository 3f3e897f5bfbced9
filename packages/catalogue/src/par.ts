import { bots, type Bot } from '@shamble/engine/bots'

/** A bot, and how many playouts it spends on one choice; null: it does not think in playouts. */
export interface ParBot {
  bot: Bot
  playouts: number | null
}

const general = (bot: Bot, playouts: number) => (): Promise<ParBot> => Promise.resolve({ bot, playouts })

/**
 * Who plays for the par of a challenge, by the id of the game: the strongest bot that plays fifteen games in about
 * fifteen seconds of a processor. docs/challenges.md says how they were compared.
 */
export const parBots: Readonly<Record<string, () => Promise<ParBot>>> = {
  'zombie-wars': general(bots.searcher, 60),
  'catan-zombies': async () => ({
    bot: (await import('@shamble/catan-zombies/bots')).settler,
    playouts: null,
  }),
  'waterdeep-solo': general(bots.dreamer, 60),
  'world-war-z': async () => ({ bot: (await import('@shamble/world-war-z/bots')).strategist, playouts: 40 }),
  'z-war-one': async () => ({ bot: (await import('@shamble/z-war-one/bots')).sergeant, playouts: null }),
}
