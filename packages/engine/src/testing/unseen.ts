import { copy, imagine, quickChance } from '../index.ts'
import type { AnyGame, Position } from '../index.ts'
import { eachLeaf, setAt, valueAt, type Leaf } from './leaves.ts'

/*
 * Secrecy is only as good as `imagine`: a secret that it forgets to deal again would not be missed. So
 * every leaf of the table must be shown to somebody (a view changes when it is changed), or be dealt
 * again by `imagine`, or be explained. A leaf that was looked at often and is neither is reported.
 */

// A leaf is reported once it was examined in so many positions, and no longer examined after so many.
const ENOUGH = 12
const MOST = 60
const VALUES_KEPT = 6

/** What is known of the leaves of one game's table. */
export interface Unseen {
  examine: (position: Position<any>, seats: number, world: number) => void
  /** The names of the leaves that no view shows and `imagine` never changes, explained or not. */
  found: () => string[]
}

/** Watches the leaves of a table through a run. */
export function watchUnseen(game: AnyGame): Unseen {
  const known = new Set<string>()
  const looks = new Map<string, number>()
  const values = new Map<string, unknown[]>()
  return { examine, found }

  function examine(position: Position<any>, seats: number, world: number): void {
    const chance = quickChance(world)
    const open = new Map<string, Leaf[]>()
    eachLeaf(position.table, (leaf, value) => {
      if (known.has(leaf.name) || (looks.get(leaf.name) ?? 0) >= MOST) return
      keep(leaf.name, value)
      const alike = open.get(leaf.name)
      if (alike) alike.push(leaf)
      else open.set(leaf.name, [leaf])
    })
    if (open.size === 0) return
    const worlds = Array.from(
      { length: seats },
      (_, seat) => imagine(game, position, seat, world + seat).table,
    )
    const shown = showsIn(position.table, seats)
    for (const [name, alike] of open) {
      const dealt = alike.some(({ path }) =>
        worlds.some((table) => valueAt(table, path) !== valueAt(position.table, path)),
      )
      const leaf = alike[chance(alike.length)]!
      if (dealt || isShown(position.table, leaf, shown)) known.add(name)
      else looks.set(name, (looks.get(name) ?? 0) + 1)
    }
  }

  function keep(name: string, value: unknown): void {
    const met = values.get(name)
    if (!met) values.set(name, [value])
    else if (met.length < VALUES_KEPT && !met.includes(value)) met.push(value)
  }

  // Changed to another value, does it change what somebody sees?
  function isShown(table: unknown, leaf: Leaf, shown: (table: unknown) => boolean): boolean {
    const was = valueAt(table, leaf.path)
    const changed = copy(table)
    return others(leaf.name, was).some((value) => {
      setAt(changed, leaf.path, value)
      return shown(changed)
    })
  }

  // Other values for a leaf: those met in its like, and a few beside it.
  function others(name: string, was: unknown): unknown[] {
    const near =
      typeof was === 'number'
        ? [was + 1, 0, 1, -1]
        : typeof was === 'boolean'
          ? [!was]
          : [`${String(was)}?`, 0, 1]
    return [...values.get(name)!, ...near].filter((value) => value !== was)
  }

  function showsIn(table: unknown, seats: number): (table: unknown) => boolean {
    const views = (of: unknown) =>
      Array.from({ length: seats + 1 }, (_, n) => JSON.stringify(game.view(of, n === seats ? null : n)))
    const before = views(table)
    return (changed) => {
      try {
        return views(changed).some((view, n) => view !== before[n])
      } catch {
        return true // a view that fails on it has looked at it
      }
    }
  }

  function found(): string[] {
    return [...looks]
      .filter(([name, n]) => n >= ENOUGH && !known.has(name))
      .map(([name]) => name)
      .sort()
  }
}

/** Whether a game explains a leaf, by its name or by the name of what it is part of. */
export function isExplained(game: AnyGame, name: string): boolean {
  return Object.keys(game.unseen ?? {}).some((given) => name === given || name.startsWith(`${given}.`))
}
