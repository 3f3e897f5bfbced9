import type { Json } from '@shamble/engine'

/*
 * The difference of two JSON values, as JSON:
 *
 *   5, "a", true, null        replace by this value
 *   [x]                       replace by x, any value
 *   []                        delete (a key of an object)
 *   {"k": p, …}               patch the part "k" of an object or a list by p
 *   [i, n, items, …, {…}?]    splice a list: at index i, remove n items and insert these; further triples apply to the list as the
 *                             earlier ones left it; a last object patches parts
 *
 * Deterministic. Equal values have no patch (`undefined`).
 */

/** A patch, in the form above. */
export type Patch = Json

type Thing = { [key: string]: Json }

/** The patch from `before` to `after`; `undefined` when they are equal. */
export function diff(before: Json | undefined, after: Json): Patch | undefined {
  if (before === after) return undefined
  if (typeof after !== 'object' || after === null) return after
  if (typeof before !== 'object' || before === null) return [after]
  if (Array.isArray(after)) return Array.isArray(before) ? diffLists(before, after) : [after]
  return Array.isArray(before) ? [after] : diffThings(before, after)
}

/** Applies a patch to a copy. Unchanged parts are shared with `before`. */
export function patched(before: Json | undefined, patch: Patch): Json {
  if (typeof patch !== 'object' || patch === null) return patch
  if (!Array.isArray(patch)) return patchedParts(before as Thing | Json[], patch)
  if (patch.length === 1) return patch[0]!
  const list = [...(before as Json[])]
  let i = 0
  for (; i + 2 < patch.length; i += 3) {
    list.splice(patch[i] as number, patch[i + 1] as number, ...(patch[i + 2] as Json[]))
  }
  return i < patch.length ? patchedParts(list, patch[i] as Thing) : list
}

function patchedParts(before: Thing | Json[], parts: Thing): Json {
  if (Array.isArray(before)) {
    const list = [...before]
    for (const i of Object.keys(parts)) list[Number(i)] = patched(list[Number(i)], parts[i]!)
    return list
  }
  const thing = { ...before }
  for (const key of Object.keys(parts)) {
    const part = parts[key]!
    if (Array.isArray(part) && part.length === 0) delete thing[key]
    else thing[key] = patched(thing[key], part)
  }
  return thing
}

/** The patch from `before` to `after`, and `after` with its unchanged parts shared with `before`. */
export function diffSharing(before: Thing, after: Thing): { patch: Patch | undefined; shared: Thing } {
  const shared = { ...after }
  const patch = diffThings(before, after, shared)
  return { patch, shared: patch === undefined ? before : shared }
}

// Unchanged parts are written to `shared`, if given.
function diffThings(before: Thing, after: Thing, shared?: Thing): Patch | undefined {
  let parts: Thing | undefined
  let kept = 0
  let known = 0
  // Not `in`: V8 deoptimises it on objects with numeric keys.
  for (const key of Object.keys(after)) {
    const value = after[key]!
    if (value === undefined) continue
    const old = before[key]
    if (old !== undefined) known++
    const part = diff(old, value)
    if (part === undefined) {
      kept++
      if (shared) shared[key] = old!
      continue
    }
    if (!isWhole(part)) kept++
    parts ??= {}
    parts[key] = part
  }
  const keys = Object.keys(before)
  if (keys.length > known) {
    for (const key of keys) {
      if (before[key] === undefined || after[key] !== undefined) continue
      parts ??= {}
      parts[key] = []
    }
  }
  return parts && kept === 0 ? [after] : parts
}

// Whether a patch replaces the whole value.
const isWhole = (patch: Patch) =>
  typeof patch !== 'object' || patch === null || (Array.isArray(patch) && patch.length < 2)

// Lists of equal length are compared item by item. Otherwise equal items at both ends stay; in between, items with ids are matched by
// id, and others are replaced.
function diffLists(before: Json[], after: Json[]): Patch | undefined {
  if (before.length === after.length) return diffByIndex(before, after)
  let start = 0
  const least = Math.min(before.length, after.length)
  while (start < least && equal(before[start]!, after[start]!)) start++
  let end = 0
  while (end < least - start && equal(before[before.length - 1 - end]!, after[after.length - 1 - end]!)) end++
  const gone = before.slice(start, before.length - end)
  const come = after.slice(start, after.length - end)
  const byId = gone.length > 0 && come.length > 0 ? spliceByIds(gone, come, start) : null
  if (byId === null) return gone.length === before.length ? [after] : [start, gone.length, come]
  const { splices, list } = byId
  const middle: Json[] = [...before.slice(0, start), ...list, ...before.slice(before.length - end)]
  const parts = diffByIndex(middle, after, true)
  return parts === undefined ? splices : [...splices, parts]
}

function diffByIndex(before: Json[], after: Json[], must = false): Patch | undefined {
  let parts: Thing | undefined
  let whole = 0
  for (let i = 0; i < after.length; i++) {
    const part = diff(before[i], after[i]!)
    if (part === undefined) continue
    if (isWhole(part)) whole++
    parts ??= {}
    parts[i] = part
  }
  return parts && whole === after.length && !must ? [after] : parts
}

// Removes and inserts items by id, if the ids that stay keep their order; else null.
function spliceByIds(gone: Json[], come: Json[], start: number): { splices: Json[]; list: Json[] } | null {
  const old = idsOf(gone)
  const now = idsOf(come)
  if (!old || !now) return null
  const stay = [...old.keys()].filter((id) => now.has(id))
  const order = [...now.keys()].filter((id) => old.has(id))
  if (stay.length === 0 || stay.some((id, i) => id !== order[i])) return null
  const splices: Json[] = []
  const list: Json[] = []
  let from = 0
  let to = 0
  for (const id of [...stay, null]) {
    const leave = (id === null ? gone.length : old.get(id)!) - from
    const enter = come.slice(to, id === null ? come.length : now.get(id)!)
    if (leave > 0 || enter.length > 0) splices.push(start + list.length, leave, enter)
    list.push(...enter)
    if (id === null) break
    list.push(gone[old.get(id)!]!)
    from = old.get(id)! + 1
    to = now.get(id)! + 1
  }
  return { splices, list }
}

// The index of each item by its id; null when an id is missing or not unique.
function idsOf(list: Json[]): Map<Json, number> | null {
  const indices = new Map<Json, number>()
  for (let i = 0; i < list.length; i++) {
    const thing = list[i]
    const id = typeof thing === 'object' && thing !== null && !Array.isArray(thing) ? thing.id : undefined
    if ((typeof id !== 'number' && typeof id !== 'string') || indices.has(id)) return null
    indices.set(id, i)
  }
  return indices
}

/** Deep equality of JSON; the order of keys does not matter. */
export function equal(a: Json, b: Json): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a)) {
    const other = b as Json[]
    if (a.length !== other.length) return false
    for (let i = 0; i < a.length; i++) if (a[i] !== other[i] && !equal(a[i]!, other[i]!)) return false
    return true
  }
  const other = b as Thing
  // Not `in`: V8 deoptimises it on objects with numeric keys.
  for (const key of Object.keys(a)) {
    const [own, theirs] = [a[key], other[key]]
    if (own !== theirs && (own === undefined || theirs === undefined || !equal(own, theirs))) return false
  }
  for (const key of Object.keys(other)) if (a[key] === undefined && other[key] !== undefined) return false
  return true
}
