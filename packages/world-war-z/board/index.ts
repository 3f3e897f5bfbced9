export { default as Board } from './Board.svelte'
export { default as Tray } from './Tray.svelte'
export { pace, touches } from './looks.ts'
/** Moves that need no question. */
export const gestures = () => import('./automatic.ts')
/** Keeps the board up to date between events. */
export const unfold = () => import('./unfold.ts')
/** The cards about zones, characters and tracks. */
export const about = () => import('./about.ts')
/** Which events are heard. */
export const sounds = () => import('./sounds.ts')
/** The address of the style sheet. The page that shows the board links it. */
export { default as styles } from './board.css?url'
export { zoom } from './zoom.ts'
