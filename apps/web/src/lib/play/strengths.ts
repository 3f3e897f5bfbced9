import { strengthNamed, STRENGTHS, type Strength } from '@shamble/engine/strengths'
import { remember, remembered } from '../remembered.ts'

/** The bot of challenges. The engine says how it thinks: whoever checks a game must know it as well. */
export const RIVAL = 'rival'

/** How a bot plays: at a strength, or as the rival of challenges. The name it has in an address is also what it is called. */
export type BotName = Strength | typeof RIVAL
export const BOT_NAMES: readonly BotName[] = [...STRENGTHS, RIVAL]

/** What to expect of a bot, in a sentence. */
export const ABOUT: Readonly<Record<BotName, string>> = {
  easy: 'Learns the game with you: sound ideas, and now and then a move without a thought.',
  fair: 'Plays a sound game, thinks briefly, and can be beaten by whoever plans ahead.',
  hard: 'Thinks its moves through and leaves little lying: a match for whoever knows the game well.',
  fierce: 'Plays as strongly as it can while you wait for a moment.',
  rival:
    'The opponent of challenges: it thinks so briefly that whoever checks an attempt can think all its moves again.',
}

/** Who plays when nobody says otherwise. */
export const USUAL: Strength = 'fair'

/** The bot of this name in an address; undefined when there is none. */
export const botNamed = (name: string): BotName | undefined => (name === RIVAL ? RIVAL : strengthNamed(name))

const KEY = 'shamble:strength'

/** The strength that was last chosen in this browser, else the usual one. */
export const lastStrength = (): Strength => strengthNamed(remembered(KEY) ?? '') ?? USUAL

/** Remembers the strength somebody has chosen, for the next game. */
export function keepStrength(name: string): void {
  if (strengthNamed(name)) remember(KEY, name)
}
