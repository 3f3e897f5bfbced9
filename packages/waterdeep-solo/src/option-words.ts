import type { OptionWords } from '@shamble/engine'
import { LORDS } from './data/lords.ts'

/** The words of the options. */
export const optionWords: Record<string, OptionWords> = {
  lord: {
    label: 'Your Lord',
    about: 'Drawn from the ten Lords, or chosen. Each scores 4 VP for every Quest of two types.',
    settings: {
      drawn: 'Drawn at random',
      ...Object.fromEntries(LORDS.map(({ id, name, types }) => [id, `${name} (${types.join(', ')})`])),
    },
  },
  scan: {
    label: 'How Pseudo reads his Quests',
    about: 'The published script names both directions. We play from left to right (ruling R-01).',
    settings: { leftToRight: 'From the left', rightToLeft: 'From the right' },
  },
}
