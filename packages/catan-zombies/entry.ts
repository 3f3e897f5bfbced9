import type { Entry } from '@shamble/engine/entry'
import { server } from './server.ts'

/** Catan and Zombies, as the catalogue lists it. */
export const entry: Entry = {
  ...server,
  line: 'Catan with infestation and attacks instead of the robber.',
  seats: '3–4',
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
  puzzleCollection: () => import('./puzzles.json', { with: { type: 'json' } }),
}
