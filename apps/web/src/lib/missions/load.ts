import { games } from '@shamble/catalogue'
import { entryOrWrong, wrong } from '$lib/wrong.ts'
import { paths } from '../addresses.ts'

/** What the pages of missions need of a game. Which mission is shown only the browser knows, or the fragment of the address. */
export async function loadMissions(id: string) {
  const entry = entryOrWrong(id)
  const { title, rules } = entry
  if (!entry.missions) {
    const offers = [{ href: paths.play(id), label: `Play ${title}` }]
    wrong(404, 'no-missions', `${title} has no missions of one’s own.`, offers)
  }
  const { missions } = await entry.missions()
  return { id, title, missions, rules, board: { styles: missions.styles } }
}

/** The game whose missions the editor makes. */
export const EDITED = games.find(({ missions }) => missions)!.id
