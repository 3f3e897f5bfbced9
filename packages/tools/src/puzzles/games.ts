import type { Options } from '@shamble/engine'
import type { Strength } from '@shamble/engine/bots'

/** Games of bots in which puzzles of a game are looked for. */
export interface Quarry {
  /** Set-ups, taken in turn. Options not named keep their defaults. */
  setUps: readonly { seats: number; options?: Options }[]
  /** The bots that play them. */
  plays: Strength
  /** Looked for instead of best moves: wins in one's own turn. */
  wins?: true
}

/** By game. */
export const QUARRIES: Readonly<Record<string, Quarry>> = {
  // Most puzzles are found in games of two.
  'zombie-wars': {
    setUps: [{ seats: 2 }, { seats: 2 }, { seats: 2 }, { seats: 3 }, { seats: 4 }],
    plays: 'hard',
  },
  // Single moves that decide a game are rare: what is not built in this turn is built in the next. Overlooked wins are not rare.
  'catan-zombies': { setUps: [{ seats: 4 }, { seats: 3 }], plays: 'fierce', wins: true },
  'waterdeep-solo': { setUps: [{ seats: 1 }], plays: 'hard' },
  'world-war-z': {
    setUps: [{ seats: 1 }, { seats: 1, options: { characters: 3 } }],
    plays: 'hard',
  },
  // As rare: a step that is missed is made up for. The first four puzzles are best moves of 162 games.
  'z-war-one': {
    setUps: ['chapter-1', 'chapter-2', 'chapter-3', 'chapter-4'].map((mission) => ({
      seats: 1,
      options: { mission },
    })),
    plays: 'hard',
    wins: true,
  },
}
