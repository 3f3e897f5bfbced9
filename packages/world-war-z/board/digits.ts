/** The digits of encoded outlines, from 0 to 63. */
export { BASE64URL as DIGITS } from '@shamble/engine'
/** The digit of a step of 0: smaller ones go west or north. */
export const HALF = 32
