/** Where the package of a game has what a page loads to show it. */
export const PARTS = {
  box: 'src/box.ts',
  rules: 'src/index.ts',
  /** Of rules that come later what a game needs before its first turn. */
  opening: 'src/opening.ts',
  openingWords: 'src/opening-words.ts',
  /** Of a game in parts: all of it, what loads some, and what loads the map alone. */
  whole: 'src/whole.ts',
  parts: 'parts/index.ts',
  map: 'parts/map.ts',
  words: 'src/words.ts',
  board: 'board/index.ts',
  mats: 'board/mats.ts',
  campaign: 'board/campaign.ts',
  missions: 'editor/missions.ts',
  editor: 'editor/index.ts',
  lessons: 'lessons/index.ts',
} as const

/** What plays a game and says so: before its first turn, where that is less; from the start. */
export const OPENING = ['opening', 'openingWords'] as const
export const WHOLE = ['rules', 'words'] as const

/** A part of a game that an island loads as soon as it lives. */
export type Part = Exclude<keyof typeof PARTS, 'whole' | 'parts' | 'map'>
