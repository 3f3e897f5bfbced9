import type { OptionWords } from '@shamble/engine'

/** The words of the options. */
export const optionWords: Record<string, OptionWords> = {
  board: {
    label: 'Board',
    about: 'How the island is laid out.',
    settings: {
      variable: 'variable, numbers in a spiral',
      beginner: 'beginner board',
      beginnerStart: 'beginner board, pieces already placed',
      random: 'everything shuffled',
    },
  },
  harbours: {
    label: 'Harbours',
    about: 'Where which harbour lies.',
    settings: { printed: 'as printed', shuffled: 'shuffled' },
  },
  domesticTrade: { label: 'Trade between players', about: 'Whether players may trade with one another.' },
  offersPerTurn: {
    label: 'Offers a turn',
    about: 'How often a player may make or ask for offers in one turn.',
    settings: { 1: 'one', 3: 'three', 6: 'six' },
  },
  combinedTradeAndBuild: {
    label: 'Trade and build mixed',
    about: 'Off: once something is built or bought, trading is over for this turn.',
  },
  earlySevens: {
    label: 'Sevens in rounds 1 and 2',
    about: 'What a seven does before zombies may attack.',
    settings: { noEffect: 'nothing happens', reroll: 'rolled again' },
  },
  infestationSpread: {
    label: 'Infestation',
    about: 'Which neighbours of a full hex receive a zombie.',
    settings: { eachAdjacent: 'each with room', chooseAny: 'one or more, chosen', one: 'one, chosen' },
  },
  infestationTrigger: {
    label: 'A full hex may be chosen',
    about: 'When the roller may make zombies spread.',
    settings: { freeChoice: 'freely', forcedOnly: 'only if all hexes with the number are full' },
  },
  desert: {
    label: 'Desert',
    about: 'Whether zombies may spread into it.',
    settings: { safe: 'stays empty', canHold: 'holds zombies too' },
  },
  givingUp: { label: 'Giving up', about: 'Whether players may give up at the start of their turn.' },
}
