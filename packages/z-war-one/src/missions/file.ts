import type { Json } from '@shamble/engine'
import type { Fault } from './format.ts'
import { faultsIn } from './read.ts'

/** Reads the text of a mission file (21): what a game then carries in, or everything that is wrong with it. */
export function readFile(text: string): { carried: Json } | { faults: Fault[] } {
  let mission: Json
  try {
    mission = JSON.parse(text) as Json
  } catch (cause) {
    return { faults: [{ where: '', expected: 'JSON', found: (cause as Error).message }] }
  }
  const faults = faultsIn(mission)
  return faults.length > 0 ? { faults } : { carried: { mission } }
}
