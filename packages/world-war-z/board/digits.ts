/** The digits of encoded outlines, from 0 to 63. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** The digit of a step of 0: smaller ones go west or north. */
export const HALF = 32
