import type { Lens } from './overlays.ts'

/*
 * What somebody asks to see on the board: chosen in the tray, drawn on the board.
 */

/** The lens that is on, and the facing of an alert that is being thought of: `N`, `E`, `S`, `W`. */
export const asked: { lens: Lens | null; alert: number } = $state({ lens: null, alert: -1 })
