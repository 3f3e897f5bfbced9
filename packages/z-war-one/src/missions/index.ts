import { memo } from '@shamble/engine/boards'
import { layOutMission, type Layout } from '../layout.ts'
import { fileOf } from '../parts.ts'
import type { Mission } from './format.ts'
import { MISSIONS } from './list.ts'

export type { Fault, Mission } from './format.ts'

/**
 * The layout of a mission by `Table.mission`: the id of one of ours, or the text of a custom file. Memoised. Custom files
 * are checked with `readMission` before they come onto a table.
 */
export const layoutOf: (mission: string) => Layout = memo(
  (mission) => layOutMission(MISSIONS.includes(mission) ? fileOf(mission) : (JSON.parse(mission) as Mission)),
  16,
)
