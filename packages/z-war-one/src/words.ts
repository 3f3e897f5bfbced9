import { join } from './parts.ts'
import * as story from './story.ts'

/*
 * All that Z War One says to people.
 */

join('story', story)

export { words } from './opening-words.ts'
