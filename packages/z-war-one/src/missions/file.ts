import type { Json } from '@shamble/engine'
import type { Table } from '../table.ts'
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

/** How a game of a mission stands, for whoever lets many of them be played: its turn, and by hero the square where he fell (-1: not yet). */
export const stateOf = ({ turn, heroes }: Table): { turn: number; fallen: number[] } => ({
  turn,
  fallen: heroes.map(({ fate, at }) => (fate === 'dead' ? at : -1)),
})
