/** The seat of the person in a challenge, and what a bot on their side is called. */
export const PERSON = 0
export const ALLY = 'ally'
