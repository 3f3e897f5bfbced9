import type { Json, Options } from '@shamble/engine'
import { isDirected } from '../box.ts'
import type { Mission } from '../missions/format.ts'
import { faultsIn, faultsText } from '../missions/read.ts'
import type { Carried } from './campaign.ts'
import { hasMission, refuseCompany } from './company.ts'

/*
 * 17, 21. Validation of what is carried into a game: a company, a mission, or both.
 */

/** Why a value cannot be carried into a game with these options, in a sentence; null when it can. */
export const refuseCarried = (carried: Json, options: Options): string | null =>
  (hasMission(carried) ? refuseMission((carried as Carried).mission!, options) : null) ??
  refuseCompany(carried, options)

function refuseMission(mission: Json, options: Options): string | null {
  const faults = faultsIn(mission)
  if (faults.length > 0) return `This mission cannot be played. ${faultsText(faults)}`
  if ((mission as unknown as Mission).mode === 'director' && !isDirected(options))
    return 'This mission is played against a Director: choose the mode with a Director.'
  return null
}
