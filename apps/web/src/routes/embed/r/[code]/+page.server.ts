export { load } from '../../../r/[code]/+page.server.ts'
