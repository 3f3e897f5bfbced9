import type { Json } from './position.ts'

/** JSON with sorted keys, so that equal values give equal text. */
export function canonical(x: Json): string {
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`
  if (typeof x !== 'object' || x === null) return JSON.stringify(x)
  const entries = Object.keys(x)
    .sort()
    .filter((key) => x[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${canonical(x[key]!)}`)
  return `{${entries.join(',')}}`
}
