import changes from '../changes.md?raw'
import { cards } from './cards.ts'
import city from './city.md?raw'
import end from './end.md?raw'
import game from './game.md?raw'
import pseudo from './pseudo.md?raw'
import quests from './quests.md?raw'
import round from './round.md?raw'
import rulings from './rulings.md?raw'

/** The rules in our own words, with scenes to play in them as blocks of JSON. Paragraphs begin with their section's number. */
export const rulebook = {
  changes,
  chapters: [
    { id: 'game', title: 'The pieces and setting up', text: game },
    { id: 'round', title: 'The round and your turn', text: round },
    { id: 'city', title: 'The city', text: city },
    { id: 'quests', title: 'Quests', text: quests },
    { id: 'pseudo', title: 'Pseudo', text: pseudo },
    { id: 'end', title: 'The end', text: end },
    { id: 'rulings', title: 'Our rulings', text: rulings },
    { id: 'cards', title: 'All cards', text: cards },
  ],
}
