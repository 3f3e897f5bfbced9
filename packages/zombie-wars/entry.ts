import type { Entry } from '@shamble/engine/entry'
import { server } from './server.ts'

/** Zombie Wars, as the catalogue lists it. */
export const entry: Entry = {
  ...server,
  line: 'Rival hordes eat a town by night. Lots of dice.',
  seats: '2–6',
  box: () => import('./src/box.ts'),
  words: () => import('./src/words.ts'),
  optionWords: () => import('./src/option-words.ts'),
  board: () => import('./board/index.ts'),
  mats: () => import('./board/mats.ts'),
  picture: () => import('./board/picture.ts'),
  rulebook: () => import('./rulebook/index.ts'),
  lessons: () => import('./lessons/index.ts'),
  whyNot: () => import('./src/why-not.ts'),
  symbols: () => import('./board/symbols.ts'),
  hints: () => import('./src/hints.ts'),
  chances: () => import('./src/chances.ts'),
  puzzleCollection: () => import('./puzzles.json', { with: { type: 'json' } }),
}
