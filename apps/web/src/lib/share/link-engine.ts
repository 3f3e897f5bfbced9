export { headOfLink, lengthen, shorten } from '@shamble/engine'
