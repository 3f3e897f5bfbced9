import type { Entry } from '@shamble/engine/entry'
import { data, isChapter, server } from './server.ts'

/** Z War One, as the catalogue lists it. */
export const entry: Entry = {
  ...server,
  line: 'Four heroes in a town of the infected: six chapters, and three games against a Director.',
  seats: '1–5',
  otherSide: { says: 'Play the Director', query: 'mission=director-1&sit=2' },
  isChapter,
  box: () => import('./src/box.ts'),
  data,
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
  campaign: () => import('./board/campaign.ts'),
  file: () => import('./src/missions/file.ts'),
  missions: () => import('./editor/missions.ts'),
  editor: () => import('./editor/index.ts'),
  puzzleCollection: () => import('./puzzles.json', { with: { type: 'json' } }),
}
