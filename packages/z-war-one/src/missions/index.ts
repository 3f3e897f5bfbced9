import { memo } from '@shamble/engine/boards'
import { layOutMission, type Layout } from '../layout.ts'
import { fileOf } from '../parts.ts'
import type { Mission } from './format.ts'
import { MISSIONS } from './list.ts'

export type { Fault, Mission } from './format.ts'

/**
 * The layout of a mission by what a table says of it: the id of one of ours, or the text of a file of somebody's own.
 * Worked out once for each. Files of others are read with `readMission` before they come onto a table.
 */
export const layoutOf: (mission: string) => Layout = memo(
  (mission) => layOutMission(MISSIONS.includes(mission) ? fileOf(mission) : (JSON.parse(mission) as Mission)),
  16,
)
