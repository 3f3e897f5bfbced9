import type { Mission } from './src/missions/format.ts'
import { addMission } from './src/missions/index.ts'
import chapter1 from './src/missions/chapter-1.json' with { type: 'json' }
import chapter2 from './src/missions/chapter-2.json' with { type: 'json' }
import chapter3 from './src/missions/chapter-3.json' with { type: 'json' }
import chapter4 from './src/missions/chapter-4.json' with { type: 'json' }
import chapter5 from './src/missions/chapter-5.json' with { type: 'json' }
import chapter6 from './src/missions/chapter-6.json' with { type: 'json' }
import director1 from './src/missions/director-1.json' with { type: 'json' }
import director2 from './src/missions/director-2.json' with { type: 'json' }
import director3 from './src/missions/director-3.json' with { type: 'json' }

const MISSIONS: unknown[] = [
  chapter1,
  chapter2,
  chapter3,
  chapter4,
  chapter5,
  chapter6,
  director1,
  director2,
  director3,
]

for (const mission of MISSIONS) addMission(mission as Mission)

/**
 * The whole game with all printed missions: what `npm run freeze` writes into an edition.
 * @public
 */
export { zWarOne as game } from './src/index.ts'
