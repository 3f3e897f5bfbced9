export { default as Mats } from './Mats.svelte'
