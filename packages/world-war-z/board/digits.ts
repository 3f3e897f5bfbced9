/** The digits that outlines are written in, from 0 to 63. */
export { BASE64URL as DIGITS } from '@shamble/engine'
/** The digit that stands for no step: smaller ones lead west and north. */
export const HALF = 32
