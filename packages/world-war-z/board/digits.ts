/** The digits that outlines are written in, from 0 to 63. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** The digit that stands for no step: smaller ones lead west and north. */
export const HALF = 32
