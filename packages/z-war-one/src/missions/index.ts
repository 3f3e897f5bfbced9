import chapter1 from './chapter-1.json' with { type: 'json' }
import chapter2 from './chapter-2.json' with { type: 'json' }
import chapter3 from './chapter-3.json' with { type: 'json' }
import chapter4 from './chapter-4.json' with { type: 'json' }
import chapter5 from './chapter-5.json' with { type: 'json' }
import chapter6 from './chapter-6.json' with { type: 'json' }
import director1 from './director-1.json' with { type: 'json' }
import director2 from './director-2.json' with { type: 'json' }
import director3 from './director-3.json' with { type: 'json' }
import { memo } from '@shamble/engine/boards'
import { layOutMission, type Layout } from '../layout.ts'
import type { Mission } from './format.ts'

export type { Fault, Mission } from './format.ts'
export { faultText, faultsIn, faultsText, readMission } from './read.ts'

const FILES: Readonly<Record<string, unknown>> = {
  'chapter-1': chapter1,
  'chapter-2': chapter2,
  'chapter-3': chapter3,
  'chapter-4': chapter4,
  'chapter-5': chapter5,
  'chapter-6': chapter6,
  'director-1': director1,
  'director-2': director2,
  'director-3': director3,
}

/** The ids of the missions of the house: the chapters in order, then the Director games. */
export const MISSIONS: readonly string[] = Object.keys(FILES)

/**
 * The layout of a mission by what a table says of it: the id of one of ours, or the text of a file of somebody's own.
 * Worked out once for each. Files of others are read with `readMission` before they come onto a table.
 */
export const layoutOf: (mission: string) => Layout = memo(
  (mission) => layOutMission((FILES[mission] ?? JSON.parse(mission)) as Mission),
  16,
)
