import type { AnyGame } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'

/** Corridor as a package of its own, whose invariant does not hold. */
export const game: AnyGame = corridor
