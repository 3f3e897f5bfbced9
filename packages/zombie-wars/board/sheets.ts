export { default as Sheets } from './Sheets.svelte'
