import { sheetFor } from '$lib/server/sheet.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async (event) => ({ sheet: await sheetFor(event.params.code, event) })
