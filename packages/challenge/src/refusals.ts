import { Refusal } from '@shamble/engine'

/** Every refusal of a challenge that is not the engine's: a stable code, and the sentence people read. */
export const SAYINGS = {
  'bad-challenge': 'This is not how a challenge or an attempt is written.',
  'too-long': 'This is too long.',
  'bad-code': 'This is not the code of a challenge. A letter may be wrong.',
  'no-challenge': 'There is no such challenge.',
  'not-yet': 'This day has not come yet.',
  'no-such-game': 'There is no game of this name.',
  'too-many-challenges': 'Too many challenges were made from here. Wait a minute and try again.',
  'too-many-attempts': 'Too many attempts at once. Wait a minute and try again.',
  'too-many-pars': 'The bots have played for par often enough for your address today. Ask again tomorrow.',
  'too-busy': 'Too many games are being judged, or challenges made, just now. Try again in a moment.',
  'already-sent': 'This very game is on the leaderboard already: whoever sent it first keeps its row.',
  'challenge-full': 'So many have tried this challenge that no more can be taken.',
  'challenge-closed': 'This challenge is closed: nothing is ranked any more.',
  'challenge-sealed':
    'The seed of this challenge is sealed: it is played at a table on the server, and no log is taken.',
  'challenge-open': 'The seed of this challenge is open: play it where you like, and send the log.',
  'rules-changed': 'The rules of this game were changed since this challenge was made. It stands as it was.',
  'other-challenge': 'This log is of another seed, or was played with other seats or options.',
  unfinished: 'This game is not over: only finished games are ranked.',
  'rival-changed': 'A bot of this log did what the bots of this challenge do not do.',
  'bad-time': 'A sealed challenge is open for 1 to 336 hours, two weeks.',
} as const

export type ChallengeCode = keyof typeof SAYINGS

/** A "no" of a challenge: nothing is stored. `more`: what there is to say beyond the sentence of its code. */
export const challengeRefusal = (code: ChallengeCode, more = '') =>
  new Refusal<ChallengeCode>(code, more ? `${SAYINGS[code]} ${more}` : SAYINGS[code])
