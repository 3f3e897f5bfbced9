import { dailyCode } from '$lib/challenge/daily.ts'
import { sheetFor } from '$lib/server/sheet.ts'
import { builtEntry } from '$lib/titles.ts'
import type { PageServerLoad } from './$types'

/** Whatever day the post was written: the challenge of the day on which it is read. */
export const load: PageServerLoad = async (event) => ({
  sheet: await sheetFor(dailyCode(builtEntry(event.params.game).id), event),
})
