import type { OptionWords } from '@shamble/engine'
import { CHAPTERS, PRINTED } from './missions/list.ts'

/** The words of the options. */
export const optionWords: Record<string, OptionWords> = {
  mode: {
    label: 'The infected',
    about:
      'Who leads them: the rules alone, or a player as the Director. A chapter with a Director is the Director’s Cut; Director games always have one.',
    settings: { campaign: 'Follow the rules', director: 'Have a Director' },
  },
  mission: {
    label: 'Mission',
    about:
      'A chapter of the campaign, or one of the three games against a Director. A chapter by itself allows 20 XP for each chapter before it.',
    settings: Object.fromEntries(
      PRINTED.map(({ id, name }) => {
        const order = id.split('-')[1]!
        return [id, `${CHAPTERS.includes(id) ? '' : 'Director game '}${order}. ${name}`]
      }),
    ),
  },
  equalWays: {
    label: 'Players break path ties',
    about:
      'Where infected could take several equally short ways, the players choose instead of a fixed order. A Director always chooses.',
  },
}
