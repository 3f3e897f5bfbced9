import type { Draft } from '../editor/draft.ts'
import { FILES } from '../src/missions/all.ts'

/** A copy of a printed mission or an example, at once. */
export const openPrinted = (id: string): Draft => structuredClone(FILES[id]!)
