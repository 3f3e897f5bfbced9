// Writes src/outlines.ts from the display face. Run `node scripts/draw-letters.ts` when the face changes.

import { writeFileSync } from 'node:fs'
import { outlinesOfFace } from './outlines.ts'

writeFileSync(new URL('../src/outlines.ts', import.meta.url), outlinesOfFace())
