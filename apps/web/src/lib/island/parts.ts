/** Where the package of a game has what a page loads to show it. */
export const PARTS = {
  box: 'src/box.ts',
  rules: 'src/index.ts',
  /** The rules without those that only some games need. */
  chapters: 'src/chapters.ts',
  data: 'data.ts',
  words: 'src/words.ts',
  optionWords: 'src/option-words.ts',
  board: 'board/index.ts',
  mats: 'board/mats.ts',
  campaign: 'board/campaign.ts',
  missions: 'editor/missions.ts',
  editor: 'editor/index.ts',
  lessons: 'lessons/index.ts',
} as const

/** A part of a game that an island loads as soon as it lives. */
export type Part = Exclude<keyof typeof PARTS, 'chapters'>
