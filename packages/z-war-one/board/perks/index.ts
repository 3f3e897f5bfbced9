export { default as Learnt } from './Learnt.svelte'
export { default as Shop } from './Shop.svelte'
