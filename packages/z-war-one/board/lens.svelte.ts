/*
 * Lenses: chosen in the tray, drawn on the board.
 */

export const LENSES = ['grab', 'sense', 'sight'] as const
/** `unseen`: where no hero looks, for the Director. */
export type Lens = (typeof LENSES)[number] | 'unseen'

/** The lens that is on, and the facing of an alert under the pointer, 0 (north) to 3 (west); -1: none. */
export const asked: { lens: Lens | null; alert: number } = $state({ lens: null, alert: -1 })
