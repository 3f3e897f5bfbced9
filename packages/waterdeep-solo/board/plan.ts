import { SPACES, spaceOf } from '../src/data/spaces.ts'
import { NONE } from '../src/table.ts'
import type { View } from '../src/view.ts'

/** Where everything lies on the plan: its size, how far the city lies below the score, and the plots. */
export const W = 720
export const H = 1150
export const DOWN = 54

/** A plot of the city, with the space that is there. */
export interface Plot {
  space: number
  x: number
  y: number
  w: number
  h: number
}

// The quarters of the city, from the Castle down to the Harbor, in the order of BOARD.
const AT: readonly [x: number, y: number, w: number, h: number][] = [
  [492, 192, 204, 88], // Aurora
  [258, 96, 204, 88], // Blackstaff
  [24, 386, 160, 176], // Builder's Hall
  [24, 96, 204, 88], // Castle
  [24, 290, 216, 86], // Cliffwatch 1 to 3
  [252, 290, 216, 86],
  [480, 290, 216, 86],
  [492, 96, 204, 88], // Field
  [258, 192, 204, 88], // Grinning Lion
  [24, 192, 204, 88], // Plinth
  [40, 992, 200, 84], // Harbor 1 to 3
  [260, 992, 200, 84],
  [480, 992, 200, 84],
]
const SHORT: Record<string, string> = {
  'cliffwatch-inn-1': 'Cliffwatch Inn',
  'cliffwatch-inn-2': 'Cliffwatch Inn',
  'cliffwatch-inn-3': 'Cliffwatch Inn',
  'grinning-lion-tavern': 'Grinning Lion',
  'waterdeep-harbor-1': 'Harbor 1',
  'waterdeep-harbor-2': 'Harbor 2',
  'waterdeep-harbor-3': 'Harbor 3',
  'auroras-realms-shop': "Aurora's Shop",
}

/** The plots as they are now: the board's, the three of the Hall, and the Buildings in play. */
export const plotsOf = (view: View): Plot[] => [
  ...AT.map(([x, y, w, h], space) => ({ space, x, y, w, h })),
  ...view.hall.flatMap((tile, n) =>
    tile === NONE ? [] : [{ space: spaceOf(tile), x: 192 + n * 170, y: 386, w: 164, h: 176 }],
  ),
  ...view.built.map((tile, n) => ({
    space: spaceOf(tile),
    x: 24 + (n % 4) * 169,
    y: 596 + Math.floor(n / 4) * 124,
    w: 163,
    h: 118,
  })),
]

/** The name of a space, short enough for its plot. */
export const shortName = (space: number): string => SHORT[SPACES[space]!.id] ?? SPACES[space]!.name
