// Writes src/outlines.ts, the letters of pictures, from the display face: node scripts/draw-letters.ts, when the face changes.

import { writeFileSync } from 'node:fs'
import { outlinesOfFace } from './outlines.ts'

writeFileSync(new URL('../src/outlines.ts', import.meta.url), outlinesOfFace())
