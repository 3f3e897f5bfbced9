/**
 * The bots by the name they have in an address, from the weakest: how they are called, and in how many playouts they
 * think. Not in how much time: so the same seed and the same moves are the same game on every machine.
 */
export const BOTS = {
  random: { label: 'stumbling', playouts: 1 },
  dreamer: { label: 'cunning', playouts: 600 },
  searcher: { label: 'relentless', playouts: 1200 },
} as const

export type BotName = keyof typeof BOTS

export const DEFAULT_BOT: BotName = 'searcher'

export const isBot = (name: string): name is BotName => Object.hasOwn(BOTS, name)
