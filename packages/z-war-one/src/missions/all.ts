import chapter1 from './chapter-1.json' with { type: 'json' }
import chapter2 from './chapter-2.json' with { type: 'json' }
import chapter3 from './chapter-3.json' with { type: 'json' }
import chapter4 from './chapter-4.json' with { type: 'json' }
import chapter5 from './chapter-5.json' with { type: 'json' }
import chapter6 from './chapter-6.json' with { type: 'json' }
import director1 from './director-1.json' with { type: 'json' }
import director2 from './director-2.json' with { type: 'json' }
import director3 from './director-3.json' with { type: 'json' }
import rescue from './example-rescue.json' with { type: 'json' }
import siege from './example-siege.json' with { type: 'json' }
import type { Mission } from './format.ts'

/** The files of the printed missions and of the examples, by id. The cast is safe: a test reads them all. */
export const FILES = {
  'chapter-1': chapter1,
  'chapter-2': chapter2,
  'chapter-3': chapter3,
  'chapter-4': chapter4,
  'chapter-5': chapter5,
  'chapter-6': chapter6,
  'director-1': director1,
  'director-2': director2,
  'director-3': director3,
  'example-siege': siege,
  'example-rescue': rescue,
} as unknown as Readonly<Record<string, Mission>>
