export { default as Board } from './Board.svelte'
export { default as Tray } from './Tray.svelte'
export { default as Sheets } from './Sheets.svelte'
export { pace } from './looks.ts'
