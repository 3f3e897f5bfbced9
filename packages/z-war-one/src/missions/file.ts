import type { Json } from '@shamble/engine'
import type { Table } from '../table.ts'
import type { Fault } from './format.ts'
import { faultsIn } from './read.ts'

/** Reads the text of a mission file (21): returns what a game carries in, or every fault. */
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

/** Where a game stands, for play-tests: its turn, and by hero the square where he died (-1: alive). */
export const stateOf = ({ turn, heroes }: Table): { turn: number; fallen: number[] } => ({
  turn,
  fallen: heroes.map(({ fate, at }) => (fate === 'dead' ? at : -1)),
})
