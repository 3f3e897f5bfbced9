import type { Draft } from '../draft.ts'
import { MAX_NAME, MAX_TEXT, MAX_ENTRIES } from '../../src/missions/limits.ts'
import { seen } from '../../src/missions/reading.ts'

/*
 * The kinds of fields, as data. A field reads its value from a part of the file, and writes it into a copy of that part.
 */

/** A value of a file. The reader of missions has checked its type. */
// oxlint-disable-next-line typescript/no-explicit-any
type Value = any
/** A part of a mission file as JSON. */
export type Part = Readonly<Record<string, Value>>

export interface Option {
  value: string
  label: string
}

interface Common {
  label: string
  /** Its key in the part, as in faults; none for a field of the part itself. */
  key?: string
  read: (part: Part) => Value
  write: (part: Part, value: Value) => Part
}

export type Field =
  | Text
  | (Common & { kind: 'whole'; min: number; max: number; optional: boolean })
  | (Common & { kind: 'yes' })
  | (Common & { kind: 'choice'; of: (draft: Draft) => Option[] })
  | (Common & { kind: 'several'; of: (draft: Draft, part: Part) => Option[]; optional: boolean })
  | (Common & { kind: 'group'; fields: (part: Part) => Field[] })
  | List

type Text = Common & { kind: 'text'; max: number; long: boolean; optional: boolean }

export type List = Common & {
  kind: 'list'
  fields: (part: Part) => Field[]
  /** The name of an entry. */
  one: string
  fresh: (draft: Draft) => Value
  min: number
  max: number
  /** As rows of a table. */
  rows: boolean
}

/** Reads and writes the field of a key. An undefined value removes the key. */
export const own = (key: string) => ({
  key,
  read: (part: Part) => part[key],
  write: (part: Part, value: unknown): Part => {
    const { [key]: _, ...rest } = part
    return value === undefined ? rest : { ...part, [key]: value }
  },
})

/** A short or a long text. */
export const text = (key: string, label: string, { long = false, optional = false } = {}): Text => ({
  kind: 'text',
  label,
  max: long ? MAX_TEXT : MAX_NAME,
  long,
  optional,
  ...own(key),
})

/** A whole number. */
export const whole = (key: string, label: string, min: number, max: number, optional = false): Field => ({
  kind: 'whole',
  label,
  min,
  max,
  optional,
  ...own(key),
})

/** A boolean. */
export const yes = (key: string, label: string): Field => ({ kind: 'yes', label, ...own(key) })

/** One of several options. */
export const choice = (key: string, label: string, of: (draft: Draft) => Option[]): Field => ({
  kind: 'choice',
  label,
  of,
  ...own(key),
})

/** One of several options, or nothing, labelled `none`. */
export function choiceOrNone(
  key: string,
  label: string,
  of: (draft: Draft) => Option[],
  none = NOTHING.label,
): Field {
  const { read, write } = own(key)
  return {
    ...choice(key, label, (draft) => [{ value: '', label: none }, ...of(draft)]),
    read: (part) => read(part) ?? '',
    write: (part, value: string) => write(part, value === '' ? undefined : value),
  }
}

/** Any of several options. */
export const several = (
  key: string,
  label: string,
  of: (draft: Draft, part: Part) => Option[],
  optional = false,
): Field => ({ kind: 'several', label, of, optional, ...own(key) })

/** A list of entries of one kind. */
export const list = (
  key: string,
  label: string,
  one: string,
  fields: (part: Part) => Field[],
  fresh: (draft: Draft) => unknown,
  { min = 0, max = MAX_ENTRIES, rows = false } = {},
): Field => ({ kind: 'list', label, one, fields, fresh, min, max, rows, ...own(key) })

/** Fields of a nested part. */
export const group = (key: string, label: string, fields: Field[]): Field => ({
  kind: 'group',
  label,
  fields: () => fields,
  ...own(key),
})

/** An entry of a record, as a group. */
export const entry = (record: string, name: string, label: string, fields: Field[]): Field => ({
  kind: 'group',
  label,
  key: `${record}.${name}`,
  fields: () => fields,
  read: (part) => part[record][name],
  write: (part, value) => ({ ...part, [record]: { ...part[record], [name]: value } }),
})

export const NOTHING: Option = { value: '', label: '—' }

/** Options: values with labels. */
export const named = (
  values: readonly string[],
  label: (value: string) => string = (value) => value,
): Option[] => values.map((value) => ({ value, label: label(value) }))

/** A text without what a mission file refuses: invisible characters, blanks at its ends; a name has one line. */
export const cleaned = (text: string, long: boolean): string =>
  seen(long ? text : text.replaceAll(/\s+/g, ' ')).trim()
