import changes from '../changes.md?raw'
import director from './director.md?raw'
import fights from './fights.md?raw'
import game from './game.md?raw'
import gear from './gear.md?raw'
import infected from './infected.md?raw'
import missions from './missions.md?raw'
import moving from './moving.md?raw'

/** The rules in our own words. Paragraphs begin with their section's number in the reference. */
export const rulebook = {
  changes,
  chapters: [
    { id: 'game', title: 'The company and the turn', text: game },
    { id: 'moving', title: 'Moving about', text: moving },
    { id: 'fights', title: 'Fighting', text: fights },
    { id: 'infected', title: 'The infected', text: infected },
    { id: 'gear', title: 'Searching, gear and perks', text: gear },
    { id: 'missions', title: 'Missions', text: missions },
    { id: 'director', title: 'The Director', text: director },
  ],
}
