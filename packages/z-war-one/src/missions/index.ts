import { memo } from '@shamble/engine/boards'
import { layOutMission } from '../map/geometry.ts'
import type { Layout } from '../map/layout.ts'
import type { Mission } from './format.ts'
import { MISSIONS } from './list.ts'

export type { Fault, Mission } from './format.ts'

// Of all layouts in the cache, together. One of the largest size, 1,200, takes 6.6 MB; the printed missions have 4,608.
const MAX_CACHED = 8000

const files = new Map<string, Mission>()

/** Makes a printed mission known to `layoutOf`. `data.ts` loads their files. */
export const addMission = (file: Mission): unknown => files.set(file.id, file)

function fileOf(id: string): Mission {
  const file = files.get(id)
  if (!file) throw new Error(`Z War One: the mission “${id}” has not been loaded.`)
  return file
}

/**
 * The layout of a mission by `Table.mission`: the id of one of ours, which must have been loaded, or the text of a custom file, which must have
 * passed `refuseCarried`. Cached by the number of squares: anybody may bring missions.
 */
export const layoutOf: (mission: string) => Layout = memo(
  (mission) => layOutMission(MISSIONS.includes(mission) ? fileOf(mission) : (JSON.parse(mission) as Mission)),
  MAX_CACHED,
  ({ size }) => size,
)
