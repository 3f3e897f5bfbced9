import type { OptionWords } from '@shamble/engine'

/** The words of the options. */
export const optionWords: Record<string, OptionWords> = {
  advanced: {
    label: 'Advanced game',
    about:
      'Reinforcements in squads, sacrifices to go on moving, and a horde limit that heroes and conquests raise.',
  },
  deadlines: {
    label: 'Deadlines',
    about: 'Every player rolls for a breed of zombies: Fast, Stealthy, Virulent and seven more.',
  },
  superCop: { label: 'Super Cop', about: 'A d12 hero stands in the town from the start.' },
  aTimeForHeroes: {
    label: 'A Time For Heroes',
    about: 'A hero that is hit in a fight comes down one die size instead of falling.',
  },
  hourTrack: {
    label: 'The night',
    about: 'How many hours are played, and when reinforcements come in the Advanced game.',
    settings: {
      standard: 'Standard, twelve hours',
      short: 'Short, eight hours',
      nightmare: 'Nightmare, twelve hours and more reinforcements',
    },
  },
  adjacency: {
    label: 'Steps',
    about: 'Whether hordes and townspeople also step diagonally.',
    settings: { orthogonal: 'No diagonals', eightWay: 'Diagonals too' },
  },
  lastHorde: {
    label: 'The last player with hordes',
    about: 'What happens when only one player has hordes and townspeople remain.',
    settings: { claim: 'May claim the win', endsGame: 'Wins at once', playOut: 'Plays on' },
  },
  uniqueBreeds: { label: 'Unique breeds', about: 'In Deadlines no two players have the same breed.' },
  ghostTownieAction: {
    label: 'Ghosts act',
    about: 'A player without zombies counts as having the fewest, and gets the free Townie action.',
  },
}
