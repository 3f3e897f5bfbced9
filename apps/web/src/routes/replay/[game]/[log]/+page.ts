export { load } from './load.ts'
