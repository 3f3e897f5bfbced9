import { Refusal } from '@shamble/engine'

/** The refusals of challenges, besides the engine's: a stable code, and the sentence that people read. */
export const SAYINGS = {
  'bad-challenge': 'This is not a valid challenge or attempt.',
  'too-long': 'This is too long.',
  'bad-code': 'This is not the code of a challenge. A letter may be wrong.',
  'no-challenge': 'There is no such challenge.',
  'taken-down': 'The operator of this server has taken this challenge down.',
  'not-yet': 'This day is in the future.',
  'no-such-game': 'There is no game of this name.',
  'too-many-challenges': 'Too many challenges were made from here. Wait a minute and try again.',
  'too-many-attempts': 'Too many attempts at once. Wait a minute and try again.',
  'too-many-pars': 'The bots have played enough pars for your address today. Ask again tomorrow.',
  'too-busy': 'The server is busy with other challenges. Try again in a moment.',
  'already-sent': 'This game is on the leaderboard already. The first to send it keeps the row.',
  'challenge-full': 'This challenge has reached its maximum number of players.',
  'challenge-closed': 'This challenge is closed: no more results are ranked.',
  'challenge-sealed': 'The seed of this challenge is sealed: play it on the server. Logs are not accepted.',
  'challenge-open': 'The seed of this challenge is open: play it anywhere, and send the log.',
  'rules-changed': 'The rules of this game have changed since this challenge was made. Its results stand.',
  'other-challenge': 'This log has another seed, or other seats or options.',
  unfinished: 'This game is not over. Only finished games are ranked.',
  'rival-changed': 'A bot in this log did not move as the bots of this challenge do.',
  'bad-time': 'A sealed challenge lasts 1 to 336 hours (two weeks).',
} as const

export type ChallengeCode = keyof typeof SAYINGS

/** A refusal of a challenge. `more` is appended to the sentence of its code. */
export const challengeRefusal = (code: ChallengeCode, more = '') =>
  new Refusal<ChallengeCode>(code, more ? `${SAYINGS[code]} ${more}` : SAYINGS[code])
