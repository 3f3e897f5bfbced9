import type { Draft } from '../draft.ts'
import { MAX_NAME, MAX_TEXT, MAX_ENTRIES } from '../../src/missions/limits.ts'

/*
 * The kinds of fields that forms are made of, as data. A field reads its value from the part of the file it belongs to, and writes it into
 * a copy of that part.
 */

/** A value of a file: which type it has, the reader of missions has checked. */
// oxlint-disable-next-line typescript/no-explicit-any
type Value = any
/** A part of a mission file, as JSON has it. */
export type Part = Readonly<Record<string, Value>>

export interface Option {
  value: string
  label: string
}

interface Common {
  label: string
  /** Its name in the part of the file, as faults have it; none for a field that shows the part itself. */
  key?: string
  read: (part: Part) => Value
  write: (part: Part, value: Value) => Part
}

export type Field =
  | Text
  | (Common & { kind: 'whole'; least: number; most: number; optional: boolean })
  | (Common & { kind: 'yes' })
  | (Common & { kind: 'choice'; of: (draft: Draft) => Option[] })
  | (Common & { kind: 'several'; of: (draft: Draft, part: Part) => Option[]; optional: boolean })
  | (Common & { kind: 'group'; fields: (part: Part) => Field[] })
  | List

type Text = Common & { kind: 'text'; most: number; long: boolean; optional: boolean }

export type List = Common & {
  kind: 'list'
  fields: (part: Part) => Field[]
  /** What one of them is called. */
  one: string
  fresh: (draft: Draft) => Value
  least: number
  most: number
  /** Rows of a table, one beside the other. */
  rows: boolean
}

/** Reads and writes the field of this name; without a value it is left out of the file. */
export const own = (key: string) => ({
  key,
  read: (part: Part) => part[key],
  write: (part: Part, value: unknown): Part => {
    const { [key]: _, ...rest } = part
    return value === undefined ? rest : { ...part, [key]: value }
  },
})

/** A name, or a text of some length. */
export const text = (key: string, label: string, { long = false, optional = false } = {}): Text => ({
  kind: 'text',
  label,
  most: long ? MAX_TEXT : MAX_NAME,
  long,
  optional,
  ...own(key),
})

/** A whole number. */
export const whole = (key: string, label: string, least: number, most: number, optional = false): Field => ({
  kind: 'whole',
  label,
  least,
  most,
  optional,
  ...own(key),
})

/** Something that is so or not. */
export const yes = (key: string, label: string): Field => ({ kind: 'yes', label, ...own(key) })

/** One of what there is. */
export const choice = (key: string, label: string, of: (draft: Draft) => Option[]): Field => ({
  kind: 'choice',
  label,
  of,
  ...own(key),
})

/** One of what there is, or nothing; `none` is what that is called. */
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

/** Some of what there is. */
export const several = (
  key: string,
  label: string,
  of: (draft: Draft, part: Part) => Option[],
  optional = false,
): Field => ({ kind: 'several', label, of, optional, ...own(key) })

/** Entries of the same kind, one after another. */
export const list = (
  key: string,
  label: string,
  one: string,
  fields: (part: Part) => Field[],
  fresh: (draft: Draft) => unknown,
  { least = 0, most = MAX_ENTRIES, rows = false } = {},
): Field => ({ kind: 'list', label, one, fields, fresh, least, most, rows, ...own(key) })

/** Fields of a part of a part. */
export const group = (key: string, label: string, fields: Field[]): Field => ({
  kind: 'group',
  label,
  fields: () => fields,
  ...own(key),
})

/** One entry of a record of the file, as a group. */
export const entry = (record: string, name: string, label: string, fields: Field[]): Field => ({
  kind: 'group',
  label,
  key: `${record}.${name}`,
  fields: () => fields,
  read: (part) => part[record][name],
  write: (part, value) => ({ ...part, [record]: { ...part[record], [name]: value } }),
})

export const NOTHING: Option = { value: '', label: '—' }

/** Values with what they are called. */
export const named = (
  values: readonly string[],
  label: (value: string) => string = (value) => value,
): Option[] => values.map((value) => ({ value, label: label(value) }))
