import changes from '../changes.md?raw'
import attack from './attack.md?raw'
import cards from './cards.md?raw'
import end from './end.md?raw'
import island from './island.md?raw'
import switches from './switches.md?raw'
import trade from './trade.md?raw'
import turn from './turn.md?raw'
import zombies from './zombies.md?raw'

/** The rule book in our own words, with positions to play. */
export const rulebook = {
  changes,
  chapters: [
    { id: 'island', title: 'The island and founding', text: island },
    { id: 'turn', title: 'Turns and production', text: turn },
    { id: 'trade', title: 'Trading and building', text: trade },
    { id: 'cards', title: 'Development cards, road and army', text: cards },
    { id: 'zombies', title: 'Zombies and infestation', text: zombies },
    { id: 'attack', title: 'The attack and its price', text: attack },
    { id: 'end', title: 'Elimination and the end', text: end },
    { id: 'switches', title: 'Switches and rulings', text: switches },
  ],
} as const
