import type { Options } from '@shamble/engine'
import { dreamer, type Mind, type Strength } from '@shamble/engine/bots'

/** Games of bots in which puzzles of a game are looked for. */
export interface Quarry {
  /** Set-ups, taken in turn. Options not named keep their defaults. */
  setUps: readonly { seats: number; options?: Options }[]
  /** The bots that play them. */
  plays: Strength
  /** The bots that play a decision on to the end, some thousand times: as strong as that allows. */
  finishes: Strength | Mind
  /** Looked for instead of best moves: wins in one's own turn, of up to so many moves. */
  wins?: number
}

// A quarter of the playouts of `fair`, for hundreds of games of some hundred moves each.
const BRISK: Mind = { bot: dreamer, playouts: 8 }

/** By game. */
export const QUARRIES: Readonly<Record<string, Quarry>> = {
  'zombie-wars': { setUps: [{ seats: 4 }, { seats: 3 }, { seats: 2 }], plays: 'hard', finishes: BRISK },
  // Single moves that decide a game are rare: what is not built in this turn is built in the next. Overlooked wins are not rare.
  'catan-zombies': { setUps: [{ seats: 4 }, { seats: 3 }], plays: 'fierce', finishes: 'fierce', wins: 5 },
  'waterdeep-solo': { setUps: [{ seats: 1 }], plays: 'hard', finishes: 'fair' },
  'world-war-z': {
    setUps: [{ seats: 1 }, { seats: 1, options: { characters: 3 } }],
    plays: 'hard',
    finishes: 'hard',
  },
  // As rare: a step that is missed is made up for. The first four puzzles are best moves of 162 games.
  'z-war-one': {
    setUps: ['chapter-1', 'chapter-2', 'chapter-3', 'chapter-4'].map((mission) => ({
      seats: 1,
      options: { mission },
    })),
    plays: 'hard',
    finishes: 'hard',
    wins: 5,
  },
}
