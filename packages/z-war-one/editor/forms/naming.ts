import { pictureOf, type Draft } from '../draft.ts'
import { nameOf } from '../../src/missions/names.ts'
import { named, type Option, type Part } from './fields.ts'

/*
 * Names in a draft that forms can refer to.
 */

export const rooms = ({ rooms }: Draft): Option[] => named(Object.keys(rooms), (room) => rooms[room]!)

/** Objects to carry, or tasks. */
export const tokens =
  (kind: 'object' | 'task') =>
  (draft: Draft): Option[] =>
    named(
      Object.keys(draft.legend).filter((token) => draft.legend[token]![kind] !== undefined),
      (token) => nameOf(draft, token),
    )

export const goals = ({ objectives }: Draft): Option[] =>
  objectives.map(({ id, text }, n) => ({ value: id, label: `${n + 1}. ${text}` }))

/** Objectives above this one: it may refer only to those. */
export function goalsAbove(draft: Draft, { id }: Part): Option[] {
  const all = goals(draft)
  const own = all.findIndex(({ value }) => value === id)
  return own < 0 ? all : all.slice(0, own)
}

/** Signals that objectives give, for exits and stages. The file calls them flags. */
export const flags = ({ objectives }: Draft): Option[] =>
  named([...new Set(objectives.flatMap(({ setFlag }) => (setFlag === undefined ? [] : [setFlag])))])

export const doors = ({ doors = {} }: Draft): Option[] =>
  named(Object.keys(doors), (number) => `${number}: ${doors[number]!.name}`)

export const spawnPoints = (draft: Draft): Option[] => {
  const marks = pictureOf(draft).marks.filter((mark) => /^S[A-Z]$/.test(mark))
  return named([...new Set(marks)].sort(), (mark) => `Spawn point ${mark[1]}`)
}
