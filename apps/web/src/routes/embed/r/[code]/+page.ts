export { load } from '../../../r/[code]/+page.ts'
