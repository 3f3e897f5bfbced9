import { zombieWars } from './src/index.ts'
import { score } from './src/score.ts'

/**
 * What `npm run freeze` writes into an edition: the rules, and the score by which rivals of challenges move.
 * @public
 */
export const game: typeof zombieWars = { ...zombieWars, score }
