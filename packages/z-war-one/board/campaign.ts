import type { Json } from '@shamble/engine'
import { newCompany, nextChapter, type Company as Carried } from '../src/campaign/campaign.ts'
import { FILES } from '../src/missions/all.ts'
import { CHAPTERS } from '../src/missions/list.ts'
import { allowanceOf } from '../src/set-up.ts'
import styles from './campaign.css?url'
import Company from './Company.svelte'
import { readSummary, summaryOf } from './summary.ts'
import Summary from './Summary.svelte'

/** The campaign for its page (17). */
export const campaign = {
  chapters: CHAPTERS.map((id) => {
    const mission = FILES[id]!
    const xp = allowanceOf(mission)
    return {
      options: { mission: id },
      title: mission.name,
      brief: mission.brief,
      alone: xp === 0 ? 'Nobody has experience to spend.' : `Each hero has ${xp} XP to spend on perks.`,
    }
  }),
  fresh: newCompany() as unknown as Json,
  next: (carried: Json) => nextChapter(carried as unknown as Carried),
  hasWon: (carried: Json, chapter: number) =>
    (carried as unknown as Carried).won.includes(CHAPTERS[chapter]!),
  summaryOf,
  readSummary,
  Company,
  Summary,
  styles,
}
