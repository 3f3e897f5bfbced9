import type { ChallengeWords } from '@shamble/engine'

/** The default wording for challenges. */
export const DEFAULT_WORDS: ChallengeWords = {
  asks: 'Win, and score as high as you can.',
  reached: ([won, score]) =>
    `${won! > 0 ? 'Won' : 'Lost'}${score ? ` with ${score} ${score === 1 ? 'point' : 'points'}` : ''}`,
}
