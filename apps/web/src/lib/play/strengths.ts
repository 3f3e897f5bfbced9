import { strengthNamed, STRENGTHS, type Strength } from '@shamble/engine/strengths'
import { remember, remembered } from '../remembered.ts'

/** The bot of challenges. The engine defines how it thinks, for judges must know it. */
export const RIVAL = 'rival'

/** A bot, by its name in addresses and on pages: a strength, or the rival of challenges. */
export type BotName = Strength | typeof RIVAL
export const BOT_NAMES: readonly BotName[] = [...STRENGTHS, RIVAL]

/** Each bot in a sentence. */
export const ABOUT: Readonly<Record<BotName, string>> = {
  easy: 'Learns the game with you: sound ideas, and an occasional blunder.',
  fair: 'Plays a sound game, thinks briefly, and can be beaten by planning ahead.',
  hard: 'Thinks its moves through and misses little: a match for experienced players.',
  fierce: 'Plays as well as it can while you wait a moment.',
  rival: 'The opponent of challenges: it thinks so briefly that every attempt can be checked move by move.',
}

/** The default. */
export const USUAL: Strength = 'fair'

/** The bot of a name; undefined for none. */
export const botNamed = (name: string): BotName | undefined => (name === RIVAL ? RIVAL : strengthNamed(name))

const KEY = 'shamble:strength'

/** The strength last chosen in this browser, else the default. */
export const lastStrength = (): Strength => strengthNamed(remembered(KEY) ?? '') ?? USUAL

/** Remembers a strength for the next game. */
export function keepStrength(name: string): void {
  if (strengthNamed(name)) remember(KEY, name)
}
