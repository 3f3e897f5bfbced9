/** How a game's score becomes a chance to win; see `estimatorOf`. */
export interface Calibration {
  /** The usual number of moves of a game, for each seat. */
  moves: number
  /** The weights of 1, l, t, l·t, t² and l·t², where l is the logit of the score and t the part of `moves` made. */
  weights: readonly [number, number, number, number, number, number]
}

/** The score as it is. For games without a calibration. */
export const PLAIN: Calibration = { moves: 1, weights: [0, 1, 0, 0, 0, 0] }

/**
 * By the game's id: for games that do not name their chances (`chances` of an entry), and for older editions of those that do. Fitted by
 * `pnpm tool review <game> --fit` to games of bots with seeds that no table uses. Unit: log-odds. A calibration only makes the
 * luck explain more; a wrong one biases nothing.
 */
export const CALIBRATIONS: Readonly<Record<string, Calibration>> = {
  'catan-zombies': { moves: 184, weights: [-1.022, 0.818, 0.464, 0.067, -0.447, 0.791] },
  'waterdeep-solo': { moves: 92, weights: [0.661, 0.652, -3.155, 1.842, 3.454, 1.102] },
  'world-war-z': { moves: 134, weights: [3.568, 1.098, -2.783, 0.286, 0.288, -0.22] },
  'z-war-one': { moves: 404, weights: [1.051, 0.267, 3.111, 4.847, -4.218, -3.485] },
}
