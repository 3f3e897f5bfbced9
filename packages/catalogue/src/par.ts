import { bots, type Bot } from '@shamble/engine/bots'

/** A bot, and how many playouts it spends on one choice; null: it does not think in playouts. */
export interface ParBot {
  bot: Bot
  playouts: number | null
}

const searcher = (playouts: number) => (): Promise<ParBot> =>
  Promise.resolve({ bot: bots.searcher, playouts })
const own = (load: () => Promise<{ bot: Bot }>) => async (): Promise<ParBot> => ({
  ...(await load()),
  playouts: null,
})

/**
 * Who plays for the par of a challenge, by the id of the game: the strongest bot that plays fifteen games in about
 * fifteen seconds of a processor. docs/challenges.md says how they were compared.
 */
export const parBots: Readonly<Record<string, () => Promise<ParBot>>> = {
  'zombie-wars': searcher(60),
  'catan-zombies': own(() => import('@shamble/catan-zombies/bot')),
  'waterdeep-solo': searcher(200),
  'world-war-z': own(() => import('@shamble/world-war-z/bot')),
  'z-war-one': own(() => import('@shamble/z-war-one/bot')),
}
