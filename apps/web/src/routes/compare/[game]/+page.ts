import { load as loadRuns } from './load.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = loadRuns
