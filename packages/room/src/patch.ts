import type { Json } from '@shamble/engine'

/*
 * What changed between two pieces of plain JSON, as plain JSON:
 *
 *   5, "a", true, null        becomes this
 *   [x]                       becomes x, whatever x is
 *   []                        is gone (a key of an object)
 *   {"k": p, …}               an object or a list goes on: its part "k" changes by p
 *   [i, n, items, …, {…}?]    a list: from index i, n things make room for the items; further triples follow, each
 *                             counted in the list as the ones before have left it; a last object changes parts
 *
 * The same two values always give the same patch. A piece that did not change has no patch (`undefined`).
 */

/** A change from one piece of JSON to another. See above for its form. */
export type Patch = Json

type Thing = { [key: string]: Json }

/** The patch that makes `after` of `before`; `undefined` when they are equal. */
export function diff(before: Json | undefined, after: Json): Patch | undefined {
  if (before === after) return undefined
  if (typeof after !== 'object' || after === null) return after
  if (typeof before !== 'object' || before === null) return [after]
  if (Array.isArray(after)) return Array.isArray(before) ? diffLists(before, after) : [after]
  return Array.isArray(before) ? [after] : diffThings(before, after)
}

/** What a patch makes of a piece of JSON. What did not change is shared with it; nothing given is touched. */
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

/**
 * The patch that makes `after` of `before`, and `after` with every part that did not change taken from `before`. Both are walked
 * once, and what is kept of `after` is little.
 */
export function diffSharing(before: Thing, after: Thing): { patch: Patch | undefined; shared: Thing } {
  const shared = { ...after }
  const patch = diffThings(before, after, shared)
  return { patch, shared: patch === undefined ? before : shared }
}

// `shared`, if given, gets the parts that did not change.
function diffThings(before: Thing, after: Thing, shared?: Thing): Patch | undefined {
  let parts: Thing | undefined
  let kept = 0
  let known = 0
  // Not `in`: where some keys are numbers, V8 compiles that again and again.
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

// Whether a patch keeps nothing of what was there.
const isWhole = (patch: Patch) =>
  typeof patch !== 'object' || patch === null || (Array.isArray(patch) && patch.length < 2)

// Lists: what is equal at both ends is left alone. In between, things with ids are matched by their ids;
// without ids, lists of one length are compared one by one, and others are exchanged.
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

// Takes out what has no namesake and puts in what is new, if both lists keep their namesakes in one order.
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

// The indices of things by their ids; null when one has none, or two have the same.
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

/** Whether two pieces of JSON are equal, whatever the order of their keys. */
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
  // Not `in`: where some keys are numbers, V8 compiles that again and again.
  for (const key of Object.keys(a)) {
    const [own, theirs] = [a[key], other[key]]
    if (own !== theirs && (own === undefined || theirs === undefined || !equal(own, theirs))) return false
  }
  for (const key of Object.keys(other)) if (a[key] === undefined && other[key] !== undefined) return false
  return true
}
