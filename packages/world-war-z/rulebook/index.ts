import changes from '../changes.md?raw'
import { characters, combat, threats } from './lists.ts'
import rulings from './rulings.md?raw'
import turn from './turn.md?raw'
import world from './world.md?raw'
import zombies from './zombies.md?raw'

/** The rules in our own words, with scenes to play in them as blocks of JSON. Paragraphs begin with their section's number. */
export const rulebook = {
  changes,
  chapters: [
    { id: 'world', title: 'The world and setting up', text: world },
    { id: 'turn', title: 'Your turn', text: turn },
    { id: 'zombies', title: 'Zombie characters', text: zombies },
    { id: 'characters', title: 'Characters', text: characters },
    { id: 'combat', title: 'Combat cards', text: combat },
    { id: 'threats', title: 'Threat Escalation cards', text: threats },
    { id: 'rulings', title: 'Our rulings', text: rulings },
  ],
}
