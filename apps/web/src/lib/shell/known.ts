import { remember, remembered } from '../remembered.ts'

const KEY = 'shamble:known:'

/** Whether a game was played to its end in this browser. */
export const knows = (game: string): boolean => remembered(KEY + game) !== null

/** Notes that a game was played to its end here: from now on it runs at the normal pace. */
export const knowGame = (game: string): void => remember(KEY + game, 'yes')
