import { entryOrWrong } from '$lib/wrong.ts'
import { EDITED, loadMissions } from '$lib/missions/load.ts'

/** The editor of missions. */
export async function load() {
  const [loaded, { Editor }] = await Promise.all([loadMissions(EDITED), entryOrWrong(EDITED).editor!()])
  return { ...loaded, Editor }
}
