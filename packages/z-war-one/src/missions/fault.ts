import type { Fault, FaultKind } from './format.ts'

/*
 * Noting what is wrong with a mission file.
 */

/** A value as JSON, shortened for a message. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return `an object with ${keysOf(value)}`
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const keysOf = (value: object): string => Object.keys(value).slice(0, 6).join(', ') || 'nothing in it'

/** Notes a fault in the shape of a file; always false. */
export function note(faults: Fault[], where: string, expected: string, value: unknown): false {
  faults.push({ where, expected, found: shown(value) })
  return false
}

/** Notes a fault in the meaning of a file: its kind, and the squares of the map it is about, if any. */
export function noteMeaning(
  faults: Fault[],
  kind: FaultKind,
  where: string,
  expected: string,
  value: unknown,
  squares?: readonly number[],
): void {
  faults.push({ kind, where, expected, found: shown(value), ...(squares && { squares }) })
}
