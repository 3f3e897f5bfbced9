import { SPACES, spaceOf } from '../src/data/spaces.ts'
import { NONE } from '../src/table.ts'
import type { View } from '../src/view.ts'

/** The layout of the plan in SVG units: its width, and how far the city lies below the score. */
export const W = 720
export const DOWN = 54

/** Screens with room for the player's cards below the board. */
export const WIDE = '(min-width: 900px)'

/** The Buildings in play: how many a row has, the top of the first row, the distance between rows. */
const PER_ROW = 4
export const BUILT_Y = 596
const ROW_HEIGHT = 124
/** The distance from the top of the bay to the Harbor. */
const TO_HARBOR = 24

/** The top of the bay, below the last row of Buildings. */
export const bayOf = ({ built }: View): number => BUILT_Y - 4 + Math.ceil(built.length / PER_ROW) * ROW_HEIGHT

/** The height of the plan. */
export const heightOf = (view: View): number => bayOf(view) + 178

/** A plot of the city: the space on it, its corner and size. */
export interface Plot {
  space: number
  x: number
  y: number
  w: number
  h: number
}

// In the order of BOARD.
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
  [24, 0, 216, 84], // Harbor 1 to 3, on the bay
  [252, 0, 216, 84],
  [480, 0, 216, 84],
]
const HARBORS = AT.length - 3
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

/** All plots: those of the board, the three of the Hall, and the Buildings in play. */
export const plotsOf = (view: View): Plot[] => [
  ...AT.map(([x, y, w, h], space) => ({ space, x, y: space < HARBORS ? y : bayOf(view) + TO_HARBOR, w, h })),
  ...view.hall.flatMap((tile, n) =>
    tile === NONE ? [] : [{ space: spaceOf(tile), x: 192 + n * 170, y: 386, w: 164, h: 176 }],
  ),
  ...view.built.map((tile, n) => ({
    space: spaceOf(tile),
    x: 24 + (n % PER_ROW) * 169,
    y: BUILT_Y + Math.floor(n / PER_ROW) * ROW_HEIGHT,
    w: 163,
    h: 118,
  })),
]

/** The name of a space, short enough for its plot. */
export const shortName = (space: number): string => SHORT[SPACES[space]!.id] ?? SPACES[space]!.name
