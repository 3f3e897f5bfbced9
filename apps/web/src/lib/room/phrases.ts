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

/** The reactions: a picture, the name of its button, and the verb for screen readers. */
export const REACTIONS: Partial<Record<Phrase, readonly [picture: string, name: string, told: string]>> = {
  laugh: ['😂', 'Laugh', 'laughs'],
  applause: ['👏', 'Applaud', 'applauds'],
  surprise: ['😮', 'Be surprised', 'is surprised'],
  tears: ['😢', 'Shed tears', 'sheds tears'],
  heart: ['💚', 'Send a heart', 'sends a heart'],
  brains: ['🧠', 'Crave brains', 'craves brains'],
}

/** A phrase as it is shown, and as a sentence about the speaker; null for a phrase that this page does not know. */
export function readPhrase(phrase: Phrase, who: string): { shown: string; told: string } | null {
  const [picture, , does] = REACTIONS[phrase] ?? []
  if (picture) return { shown: picture, told: `${who} ${does}.` }
  const sentence = SENTENCES[phrase]
  return sentence === undefined ? null : { shown: sentence, told: `${who}: ${sentence}` }
}
