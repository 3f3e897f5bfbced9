export { default as Board } from './Board.svelte'
export { default as Mark } from './Mark.svelte'
export { default as Tray } from './Tray.svelte'
/** Takes cards out of an offer again. */
export const gestures = () => import('./gestures.ts')
/** Keeps the board up to date between events. */
export const unfold = () => import('./unfold.ts')
export { pace, touches } from './looks.ts'
/** Which events are heard. */
export const sounds = () => import('./sounds.ts')
/** The cards about hexes, corners, edges, cards and players. */
export const about = () => import('./about.ts')
/** The address of the style sheet. The page that shows the board links it. */
export { default as styles } from './board.css?url'
