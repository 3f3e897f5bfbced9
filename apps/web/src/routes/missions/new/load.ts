import { builtEntry } from '$lib/wrong.ts'
import { EDITED, loadMissions } from '$lib/missions/load.ts'

/** The editor of missions. */
export async function load() {
  const [loaded, { Editor }] = await Promise.all([loadMissions(EDITED), builtEntry(EDITED).built.editor!()])
  return { ...loaded, Editor }
}
