/*
 * What somebody asks to see on the board: chosen in the tray, drawn on the board.
 */

export const LENSES = ['grab', 'sense', 'sight'] as const
/** `unseen`: where no hero looks, for the Director. */
export type Lens = (typeof LENSES)[number] | 'unseen'

/** The lens that is on, and the facing of an alert that is being thought of: `N`, `E`, `S`, `W`. */
export const asked: { lens: Lens | null; alert: number } = $state({ lens: null, alert: -1 })
