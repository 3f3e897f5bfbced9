import type { ChallengeWords } from '@shamble/engine'

/** What is said of the challenges of a game that has no words of its own for them. */
export const DEFAULT_WORDS: ChallengeWords = {
  asks: 'Win, and score as high as you can.',
  reached: ([won, score]) =>
    `${won! > 0 ? 'Won' : 'Lost'}${score ? ` with ${score} ${score === 1 ? 'point' : 'points'}` : ''}`,
}
