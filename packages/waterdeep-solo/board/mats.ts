export { default as Mats } from './Mats.svelte'
export { default as Legend } from './Legend.svelte'
