/** The names of all phrases; there is no free text. The page has their wording. */
export const PHRASES = [
  // Ready phrases
  'hello',
  'good-luck',
  'nice-move',
  'thanks',
  'oh-no',
  'phew',
  'what-luck',
  'sorry',
  'one-moment',
  'back',
  'take-your-time',
  'good-game',
  // Reactions
  'laugh',
  'applause',
  'surprise',
  'tears',
  'heart',
  'brains',
] as const

export type Phrase = (typeof PHRASES)[number]
