import { join } from './parts.ts'
import { ask, moveWords, resultWords, sectionOf, tellEvent } from './story.ts'

/*
 * All that Z War One says to people.
 */

join('story', { ask, moveWords, resultWords, sectionOf, tellEvent })

export { words } from './opening-words.ts'
