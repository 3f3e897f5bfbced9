/** What may be said at a table, by name: there is no free text. How it reads is up to the page. */
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
