import changes from '../changes.md?raw'
import advanced from './advanced.md?raw'
import end from './end.md?raw'
import fighting from './fighting.md?raw'
import moving from './moving.md?raw'
import night from './night.md?raw'
import rulings from './rulings.md?raw'
import townies from './townies.md?raw'
import variants from './variants.md?raw'

/** The rules in our own words, with scenes to play in them as blocks of JSON. Paragraphs begin with their section's number. */
export const rulebook = {
  changes,
  chapters: [
    { id: 'night', title: 'The night and the town', text: night },
    { id: 'moving', title: 'Moving, splitting, merging', text: moving },
    { id: 'fighting', title: 'Attacking', text: fighting },
    { id: 'townies', title: 'Stirring the townspeople', text: townies },
    { id: 'end', title: 'The end', text: end },
    { id: 'advanced', title: 'The Advanced game', text: advanced },
    { id: 'variants', title: 'Other variants', text: variants },
    { id: 'rulings', title: 'Our rulings', text: rulings },
  ],
}
