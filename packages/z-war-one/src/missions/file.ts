import type { Json } from '@shamble/engine'
import type { PlayTested } from '@shamble/engine/entry'
import type { Table } from '../table.ts'
import { doubtsOf } from './doubts.ts'
import type { Fault, Mission } from './format.ts'
import { layoutOf } from './index.ts'
import { nameOf } from './names.ts'
import { goalsOf } from './objectives.ts'
import { faultsIn } from './read.ts'

export { optionsOf } from './mode.ts'

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

const missionIn = (carried: Json) => (carried as unknown as { mission: Mission }).mission

/** What is probably a mistake in a mission that can be played, as sentences. */
export function doubtsIn(carried: Json): string[] {
  const mission = missionIn(carried)
  return doubtsOf(mission, layoutOf(JSON.stringify(mission))).map(({ text }) => text)
}

/** The floors of a mission as its file draws them, and what their marks mean. */
export function drawn(carried: Json): string {
  const { floors, rooms, legend, doors = {} } = missionIn(carried)
  const marks = [
    ...Object.entries(rooms),
    ...Object.keys(legend).map((token) => [token, nameOf({ legend }, token)] as const),
    ...Object.entries(doors).map(([number, { name }]) => [`=${number}=`, name] as const),
  ]
  const maps = floors.map(({ name, rows }) => `${name}\n${rows.join('\n')}\n`)
  return [...maps, ...marks.map(([mark, name]) => `${mark.padEnd(4)}${name}`)].join('\n')
}

/** Where a game stands, for play-tests. */
export const stateOf = ({ turn, heroes, met, mission }: Table): PlayTested => ({
  turn,
  fallen: heroes.map(({ fate, at }) => (fate === 'dead' ? at : -1)),
  goals: goalsOf({ mission }).map(({ text }, goal) => ({ text, met: met[goal]! })),
})

const LOST: Readonly<Record<string, string>> = {
  tooLate: 'ran out of turns',
  turnEnded: 'ran out of time',
  died: 'lost a hero',
  deaths: 'lost too many heroes',
  allLeft: 'had nobody left',
}

/** How bots lost, after “Bots”. */
export const lostBy = (reason: string): string => LOST[reason] ?? reason
