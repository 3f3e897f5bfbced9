import { CARDS } from '../../src/data/cards.ts'
import type { Draft } from '../draft.ts'
import { entry, NOTHING, own, several, text, type Field } from './fields.ts'
import { goals } from './naming.ts'

/*
 * The forms of numbered doors: what opens them (7.7).
 */

// The key that a hero carries.
const KEY: Field = {
  kind: 'choice',
  label: 'Opened with',
  key: 'opensWith',
  of: (draft) => [
    NOTHING,
    ...CARDS.map(({ id, name }) => ({ value: `item:${id}`, label: name })),
    ...Object.values(draft.legend).flatMap(({ object, name }) =>
      object === undefined ? [] : [{ value: `object:${object}`, label: name ?? object }],
    ),
  ],
  read: ({ opensWith }) => {
    if (opensWith?.item !== undefined) return `item:${opensWith.item}`
    return opensWith?.object === undefined ? '' : `object:${opensWith.object}`
  },
  write: (door, value: string) => {
    const [kind = '', ...id] = value.split(':')
    return own('opensWith').write(door, value === '' ? undefined : { [kind]: id.join(':') })
  },
}

const OPENS_WHEN: Field = {
  ...several('opensWhen', 'Opens by itself after', goals, true),
  read: ({ opensWhen }) => opensWhen?.objectives,
  write: (door, objectives) => own('opensWhen').write(door, objectives && { objectives }),
}

export const lockForm = ({ doors = {} }: Draft): Field[] =>
  Object.keys(doors).map((number) =>
    entry('doors', number, `Door ${number}`, [text('name', 'Name'), KEY, OPENS_WHEN]),
  )
