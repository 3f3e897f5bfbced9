import { load as loadOwn } from './load.ts'
import type { PageLoad } from './$types'

/** The page of puzzles that people set. The server knows none of them. */
export const load: PageLoad = ({ params }) => loadOwn({ params })
