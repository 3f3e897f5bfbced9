/** The bots by the name they have in an address, from the weakest: how they are called, and how long they think. */
export const BOTS = {
  random: { label: 'stumbling', milliseconds: 0 },
  dreamer: { label: 'cunning', milliseconds: 60 },
  searcher: { label: 'relentless', milliseconds: 140 },
} as const

export type BotName = keyof typeof BOTS

export const DEFAULT_BOT: BotName = 'searcher'

export const isBot = (name: string): name is BotName => Object.hasOwn(BOTS, name)
