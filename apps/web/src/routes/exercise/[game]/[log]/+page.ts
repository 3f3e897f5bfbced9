import { load as loadExercise } from './load.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async (event) => loadExercise(event)
