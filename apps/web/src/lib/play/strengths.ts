import { entryOf } from '@shamble/catalogue'

/** How a bot plays: what that is called, and in how many playouts it thinks, if it thinks in playouts. */
export interface Strength {
  label: string
  playouts?: number | undefined
}

// Not in how much time: so the same seed and the same moves are the same game on every machine.
const EVERYWHERE: Readonly<Record<string, Strength>> = {
  random: { label: 'stumbling', playouts: 1 },
  rival: { label: 'rival' },
  dreamer: { label: 'cunning', playouts: 600 },
  searcher: { label: 'relentless', playouts: 1200 },
}

/** The bots of a game by the name they have in an address, from the weakest: those that play every game, then its own. */
export function strengthsOf(game: string): Readonly<Record<string, Strength>> {
  return { ...EVERYWHERE, ...entryOf(game)?.built?.bots }
}

/** Who plays when nobody says otherwise: the strongest. */
export const defaultBot = (game: string): string => Object.keys(strengthsOf(game)).at(-1)!

/** Who fills a chair in a room, where only the bots that play every game can think. */
export const ROOM_BOT = 'searcher'

/** The chair of the person in a challenge, and what a bot is called there that is on their side. */
export const PERSON = 0
export const ALLY = 'ally'

/** The bot of challenges. The engine says how it thinks: whoever checks a game must know it as well. */
export const RIVAL = 'rival'
