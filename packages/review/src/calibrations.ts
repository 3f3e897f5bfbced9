/** How a game's score becomes a chance to win; see `chanceOf` in `estimator.ts`. */
export interface Calibration {
  /** The usual number of moves of a game, for each seat. */
  moves: number
  /** The weights of 1, l, t, l·t, t² and l·t², where l is the logit of the score and t the part of `moves` made. */
  weights: readonly [number, number, number, number, number, number]
}

/** The score as it is. For games without a calibration. */
export const PLAIN: Calibration = { moves: 1, weights: [0, 1, 0, 0, 0, 0] }

/**
 * By the game's id. Fitted once by `pnpm tool review <game> --fit` to games of bots with seeds that no table uses. Unit: log-odds.
 * A calibration only makes the luck explain more; a wrong one biases nothing.
 */
export const CALIBRATIONS: Readonly<Record<string, Calibration>> = {
  'zombie-wars': { moves: 202, weights: [-1.221, 0.494, -3.07, 1.51, 2.218, -0.382] },
  'z-war-one': { moves: 404, weights: [1.051, 0.267, 3.111, 4.847, -4.218, -3.485] },
}
