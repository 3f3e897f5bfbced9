import { load as loadLesson } from '$lib/learn/load.ts'
import { sharedLesson } from '$lib/share/shared.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async (event) => {
  const data = await loadLesson(event)
  return { ...data, shared: await sharedLesson(data) }
}
