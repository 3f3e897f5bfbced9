import type { Json, Options } from '@shamble/engine'
import type { Mission } from './format.ts'

/** The options that a game of a mission needs. What is carried may be anything. */
export const optionsOf = (carried: Json): Options =>
  (carried as { mission?: Partial<Mission> } | null)?.mission?.mode === 'director' ? { mode: 'director' } : {}
