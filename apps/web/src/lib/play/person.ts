/** The chair of the person in a challenge, and what a bot is called there that is on their side. */
export const PERSON = 0
export const ALLY = 'ally'
