export { default as Board } from './Board.svelte'
export { default as Offers } from './Offers.svelte'
export { default as Tray } from './Tray.svelte'
export { pace, touches } from './looks.ts'
/** Keeps the board up to date between events. */
export const unfold = () => import('./unfold.ts')
/** Walks by one tap. */
export const gestures = () => import('./gestures.ts')
/** Which events are heard. */
export const sounds = () => import('./sounds.ts')
/** The cards about figures, squares, doors and what is carried. */
export const about = () => import('./about.ts')
/** The address of the style sheet. The page that shows the board links it. */
export { default as styles } from './board.css?url'
export { zoom } from './zoom.ts'
