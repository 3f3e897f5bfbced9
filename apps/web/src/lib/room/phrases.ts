import type { Phrase } from '@shamble/room/client'

/** The phrases as they read. */
export const SENTENCES: Partial<Record<Phrase, string>> = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'nice-move': 'Nice move!',
  thanks: 'Thank you!',
  'oh-no': 'Oh no!',
  phew: 'Phew!',
  'what-luck': 'What luck!',
  sorry: 'Sorry!',
  'one-moment': 'One moment, please.',
  back: 'I’m back.',
  'take-your-time': 'Take your time.',
  'good-game': 'Good game!',
}

/** A drawn sign of a saying: a reaction, or the bell of a nudge. */
export type Sign = keyof typeof REACTIONS | 'bell'

/** The reactions, which are drawn: the name of the button, and the verb for screen readers. */
export const REACTIONS = {
  laugh: ['Laugh', 'laughs'],
  applause: ['Applaud', 'applauds'],
  surprise: ['Be surprised', 'is surprised'],
  tears: ['Shed tears', 'sheds tears'],
  heart: ['Send a heart', 'sends a heart'],
  brains: ['Crave brains', 'craves brains'],
} as const satisfies Partial<Record<Phrase, readonly [name: string, told: string]>>

/** Whether a phrase is a reaction. */
export const isReaction = (phrase: string): phrase is keyof typeof REACTIONS =>
  Object.hasOwn(REACTIONS, phrase)

/** A phrase as it is shown, and as a sentence about the speaker; null for a phrase that this page does not know. */
export function readPhrase(
  phrase: Phrase,
  who: string,
): { sign: Sign | null; text: string; told: string } | null {
  if (isReaction(phrase)) return { sign: phrase, text: '', told: `${who} ${REACTIONS[phrase][1]}.` }
  const text = SENTENCES[phrase]
  return text === undefined ? null : { sign: null, text, told: `${who}: ${text}` }
}
