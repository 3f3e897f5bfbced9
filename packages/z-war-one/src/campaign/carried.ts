import type { Json, Options } from '@shamble/engine'
import { isDirected } from '../box.ts'
import type { Mission } from '../missions/format.ts'
import { DIRECTOR_GAMES } from '../missions/list.ts'
import { faultsIn, faultsText } from '../missions/read.ts'
import { isRecord, refuseCompany, refuseHeroes, refuseLeads } from './company.ts'

/*
 * 17, 21. Validation of what is carried into a game: a company, a mission, or both.
 */

/** Why a value cannot be carried into a game with these options, in a sentence; null when it can. */
export function refuseCarried(carried: Json, options: Options): string | null {
  if (!isRecord(carried)) return refuseCompany(carried)
  const { mission, heroes, won } = carried
  const isAlone = mission !== undefined && heroes === undefined && won === undefined
  return (
    (mission === undefined ? null : refuseMission(mission, options)) ??
    refuseLeads(carried) ??
    (isAlone ? null : (refuseDirectorGame(mission, options) ?? refuseHeroes(carried)))
  )
}

function refuseMission(mission: Json, options: Options): string | null {
  const faults = faultsIn(mission)
  if (faults.length > 0) return `This mission cannot be played. ${faultsText(faults)}`
  if (modeOf(mission) === 'director' && !isDirected(options))
    return 'This mission is played against a Director: choose the mode with a Director.'
  return null
}

// 18.1, 18.2. No company goes into a Director game: the mission carried in, or the one the options name.
function refuseDirectorGame(mission: Json | undefined, options: Options): string | null {
  const isOne =
    mission === undefined ? DIRECTOR_GAMES.includes(String(options.mission)) : modeOf(mission) === 'director'
  return isOne
    ? 'No company goes into a Director game: its heroes have the experience that the game allows.'
    : null
}

const modeOf = (mission: Json): string => (mission as unknown as Mission).mode
