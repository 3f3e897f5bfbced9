/** The first part of a value that would not survive JSON, with its path; null if there is none. */
export function notPlain(x: unknown, path = ''): string | null {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return null
  if (typeof x === 'number')
    return Number.isFinite(x) && !Object.is(x, -0) ? null : `${Object.is(x, -0) ? '-0' : x} at ${path}`
  if (typeof x !== 'object') return `${typeof x} at ${path}`
  if (Array.isArray(x)) {
    for (let i = 0; i < x.length; i++) {
      const bad = notPlain(x[i], `${path}[${i}]`)
      if (bad) return bad
    }
    return null
  }
  const proto: unknown = Object.getPrototypeOf(x)
  if (proto !== Object.prototype && proto !== null) return `a ${x.constructor.name} at ${path}`
  for (const [key, value] of Object.entries(x)) {
    const bad = notPlain(value, path ? `${path}.${key}` : key)
    if (bad) return bad
  }
  return null
}

/** The path where two values first differ, with both values; null if they are the same JSON. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    for (let i = 0; i < a.length; i++) {
      if (Object.is(a[i], b[i])) continue
      const differs = firstDifference(a[i], b[i], `${path}[${i}]`)
      if (differs) return differs
    }
    return null
  }
  if (!isRecord(a) || !isRecord(b)) return `${path || 'value'} (${short(a)}, not ${short(b)})`
  for (const key in a) {
    if (Object.is(a[key], b[key])) continue
    const differs = firstDifference(a[key], b[key], path ? `${path}.${key}` : key)
    if (differs) return differs
  }
  for (const key in b)
    if (b[key] !== undefined && !(key in a))
      return `${path ? `${path}.` : ''}${key} (nothing, not ${short(b[key])})`
  return null
}

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

const short = (x: unknown) => {
  const text = JSON.stringify(x) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

/** Freezes the arrays and objects that two values of the same shape share: to change them in place throws from then on. */
export function freezeCommon(a: unknown, b: unknown): void {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return
  if (a === b && Object.isFrozen(a)) return
  for (const [key, part] of Object.entries(a)) freezeCommon(part, (b as Record<string, unknown>)[key])
  if (a === b) Object.freeze(a)
}

/** Whether an error says that something frozen was to be changed. */
export const isOfFrozen = (cause: unknown): boolean =>
  cause instanceof TypeError && /read only|not extensible|Cannot delete/.test(cause.message)

/** One leaf: its exact path, and a name in which `*` stands for any index, such as `hands.*.*`. */
export interface Leaf {
  name: string
  path: readonly string[]
}

/** Calls `visit` for every leaf (a value that is neither array nor object). */
export function eachLeaf(
  x: unknown,
  visit: (leaf: Leaf, value: unknown) => void,
  path: string[] = [],
  name = '',
): void {
  if (typeof x !== 'object' || x === null) return visit({ name, path: [...path] }, x)
  const isList = Array.isArray(x)
  for (const key of Object.keys(x)) {
    const part = isList || /\d/.test(key) ? '*' : key
    path.push(key)
    eachLeaf((x as Record<string, unknown>)[key], visit, path, name ? `${name}.${part}` : part)
    path.pop()
  }
}

/** The value at a path; undefined when there is none. */
export function valueAt(x: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], x)
}

/** Sets the value at a path that exists. */
export function setAt(x: unknown, path: readonly string[], value: unknown): void {
  const holder = valueAt(x, path.slice(0, -1)) as Record<string, unknown>
  holder[path.at(-1)!] = value
}
