/*
 * The shapes of pieces, as paths around 0, for `pieces.ts` and for link previews.
 */

/** The token of a horde by strength: the outline of its die, larger for stronger hordes. */
export const HORDES: readonly string[] = [
  '',
  'M-20-20h40v40h-40z',
  'M0-31 29 0 0 31-29 0z',
  'M0-34 30-8 24 14 0 34-24 14-30-8z',
  'M-10-36h20l18 12 10 18v12l-10 18-18 12h-20l-18-12-10-18v-12l10-18z',
]
/** The visible edges of the dice. */
export const EDGES: readonly string[] = [
  '',
  '',
  'M-29 0h58',
  'M-30-8-13 6 0-34 13 6 30-8M-13 6h26L0 34z',
  'M0-24 23-8 14 20h-28l-9-28zM0-24v-12M23-8l13-4M14 20l9 12M-14 20l-9 12M-23-8l-13-4',
]
/** A hand reaching out of the ground, standing on 0. */
export const HAND =
  'M-5 2v-9l-5-6c-1-3 2-4 3-2l4 3-2-9c0-3 3-3 3 0l2 7v-9c0-3 4-3 4 0v9l3-7c1-2 4-1 3 1l-3 10 3-3c3-1 4 0 2 3l-5 7v5z'
/** The hands behind a token: offset, rotation in degrees, scale. */
export const HANDS: readonly (readonly [x: number, y: number, turn: number, scale: number])[][] = [
  [],
  [[4, -17, 8, 0.95]],
  [
    [-13, -15, -30, 1],
    [13, -15, 30, 1],
  ],
  [
    [-19, -17, -42, 1.05],
    [0, -30, 4, 1.05],
    [19, -17, 42, 1.05],
  ],
  [
    [-29, -20, -58, 1.15],
    [-11, -33, -20, 1.15],
    [11, -33, 20, 1.15],
    [29, -20, 58, 1.15],
  ],
]

/** A token of a grey zone, face down, around 0. */
export const GREY = 'M-24-14-14-24h28l10 10v28L14 24h-28l-10-10z'
/** An aircraft seen from above, around 0, about 34 wide. */
export const AIRCRAFT =
  'M0-19c2 0 3 3 3 6v6l15 9v4l-15-4v8l5 4v3l-8-2-8 2v-3l5-4v-8l-15 4v-4l15-9v-6c0-3 1-6 3-6z'

/** The lights of an inhabited zone. */
export const LIGHTS =
  'M-34-12h6v6h-6zM-22 6h5v5h-5zM-12-20h5v5h-5zM-3 14h6v6h-6zM6-8h5v5h-5zM16 8h6v6h-6zM22-18h5v5h-5zM34-2h5v5h-5z'

/** The plate of each character, around 0, about 52 wide: disc, square, hexagon, shield. */
export const PLATES: readonly string[] = [
  'M-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0z',
  'M-24-24h48v48h-48z',
  'M-28 0-15-25h30l13 25-13 25h-30z',
  'M-25-25h50v24c0 16-12 24-25 29-13-5-25-13-25-29z',
]

export const SHOULDERS = 'M-20 25c0-10 6-14 13-15h14c7 1 13 5 13 15z'
export const HEAD = 'M-10-5c0-8 4-11 10-11s10 3 10 11v5c0 8-5 13-10 13s-10-5-10-13z'

/** The looks of a role: dark shapes, light shapes and lines, over the head. */
export interface Face {
  dark: string
  light?: string
  lines: string
}
const GAZE = 'M-5-2h2M3-2h2'
export const FACES: Readonly<Record<string, Face>> = {
  // A beret with a badge, and a scar.
  veteran: {
    dark: 'M-13-7c-1-10 7-13 14-13 8 0 14 3 13 7-1 3-7 2-11 2-6 0-12 1-16 4z',
    light: 'M-9-14a2.6 2.6 0 1 0 5 0a2.6 2.6 0 1 0-5 0z',
    lines: `${GAZE}M-3 7h6M6 1l3 6`,
  },
  // A hat with a wide brim, and a beard.
  ranger: {
    dark: 'M-22-7c3-3 7-4 11-4l2-9c3-2 15-2 18 0l2 9c4 0 8 1 11 4-8 2-36 2-44 0zM-10 3c2 3 5 2 10 2s8 1 10-2c0 8-5 12-10 12S-10 11-10 3z',
    lines: `${GAZE}M-3 8h6`,
  },
  // A flying helmet and goggles.
  pilot: {
    dark: 'M-13 8v-13c0-10 6-14 13-14s13 4 13 14v13l-5 3v-12h-16v12z',
    light: 'M-10-7h8a4 4 0 1 1-8 0zM2-7h8a4 4 0 1 1-8 0z',
    lines: 'M-13-8h26M-10-7h8a4 4 0 1 1-8 0zM2-7h8a4 4 0 1 1-8 0zM-3 8h6',
  },
  // A cap with a cross, and a mask.
  medic: {
    dark: 'M-11-6c-1-9 4-13 11-13s12 4 11 13c-7-3-15-3-22 0z',
    light:
      'M-1.8-17h3.6v2.7h2.7v3.6h-2.7v2.7h-3.6v-2.7h-2.7v-3.6h2.7zM-10 2c6-2 14-2 20 0v5c-3 5-6 6-10 6s-7-1-10-6z',
    lines: `${GAZE}M-10 2c6-2 14-2 20 0M-6 6h12`,
  },
  // A field cap, a moustache.
  quartermaster: {
    dark: 'M-11-8v-10h22v10h4v3h-30v-3zM-7 5c3-3 11-3 14 0-2 3-5 1-7 0-2 1-5 3-7 0z',
    lines: `${GAZE}M-3 9h6`,
  },
  // Long hair and glasses.
  analyst: {
    dark: 'M-14 15c-3-14-3-34 14-34s17 20 14 34l-5 1v-17c-5-1-8-3-9-7-2 4-5 6-9 7v17z',
    lines: 'M-9-2a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM1-2a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM-3 8h6',
  },
  // A hard hat with a ridge.
  sapper: {
    dark: 'M-16-5c0-1 2-2 3-2 0-8 5-13 13-13s13 5 13 13c1 0 3 1 3 2zM-9 2c2 8 4 11 9 11s7-3 9-11l2 3c-1 8-5 11-11 11s-10-3-11-11z',
    light: 'M-2-20h4v13h-4z',
    lines: `${GAZE}M-3 7h6`,
  },
  // A peaked cap with a star.
  marshal: {
    dark: 'M-18-13c3-6 10-8 18-8s15 2 18 8l-6 6h-24zM-12-7h24l2 4c-9-3-19-3-28 0z',
    light: 'M0-19l1.5 3.3 3.5.3-2.6 2.4.8 3.5L0-11.4l-3.2 1.9.8-3.5L-5-15.4l3.5-.3z',
    lines: `${GAZE}M-3 7h6`,
  },
}
/** The face of a turned character: hollow eyes, teeth, a wound. */
export const TURNED = {
  dark: 'M-8-4h6v5h-6zM2-4h6v5h-6z',
  lines: 'M-7 8h14M-4 6v4M0 6v4M4 6v4M3-16l2 4-3 3 2 3',
}

/** The pips of the human die by what it shows; none if not rolled. */
export const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-11, -11],
    [11, 11],
  ],
  [
    [-12, -12],
    [0, 0],
    [12, 12],
  ],
  [
    [-11, -11],
    [11, -11],
    [-11, 11],
    [11, 11],
  ],
  [
    [-12, -12],
    [12, -12],
    [0, 0],
    [-12, 12],
    [12, 12],
  ],
  [
    [-11, -13],
    [11, -13],
    [-11, 0],
    [11, 0],
    [-11, 13],
    [11, 13],
  ],
]

/** The hourglass of a round. */
export const DAY = 'M-24-34h48v8l-18 22v8l18 22v8h-48v-8l18-22v-8l-18-22z'
