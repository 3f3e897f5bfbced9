import { copy, imagine, quickChance } from '../index.ts'
import type { AnyGame, Position, Seat } from '../index.ts'
import { eachLeaf, setAt, valueAt, type Leaf } from './leaves.ts'

/*
 * The checks of secrecy rely on `imagine`, which may forget to deal a secret again. So every leaf of the table must, for every seat,
 * be seen (changing it changes the view), or be dealt again by `imagine`, or be explained. A leaf that is none of these is reported.
 */

// A leaf is reported after this many examinations; examinations stop at the maximum.
const MIN_LOOKS = 12
const MAX_LOOKS = 120
const MAX_VALUES = 6

/** Collects what is known of the leaves of a game's table. */
export interface Unseen {
  examine: (position: Position<any>, seats: number, world: number) => void
  /** The names of the leaves that some seat neither sees nor has dealt again, explained or not. */
  found: () => string[]
}

/** Watches the leaves of a table through a run. */
export function watchUnseen(game: AnyGame): Unseen {
  const looks = new Map<string, number>()
  const values = new Map<string, unknown[]>()
  // By `name seat`: dealt again. By `kind seat`: seen, and how often neither seen nor dealt again.
  const dealt = new Set<string>()
  const shown = new Set<string>()
  const hidden = new Map<string, { name: string; seat: Seat; times: number }>()
  return { examine, found }

  function examine(position: Position<any>, seats: number, world: number): void {
    const chance = quickChance(world)
    const all = Array.from({ length: game.allSeeAlike ? 1 : seats }, (_, seat) => seat)
    const open = new Map<string, Leaf[]>()
    eachLeaf(position.table, (leaf, value) => {
      if ((looks.get(leaf.name) ?? 0) >= MAX_LOOKS || all.every((seat) => dealt.has(`${leaf.name} ${seat}`)))
        return
      keep(leaf.name, value)
      const alike = open.get(leaf.name)
      if (alike) alike.push(leaf)
      else open.set(leaf.name, [leaf])
    })
    if (open.size === 0) return
    const worlds = all.map((seat) => imagine(game, position, seat, world + seat).table)
    const notice = noticing(position.table, all)
    for (const [name, alike] of open) {
      looks.set(name, (looks.get(name) ?? 0) + 1)
      for (const seat of all)
        if (alike.some(({ path }) => valueAt(worlds[seat], path) !== valueAt(position.table, path)))
          dealt.add(`${name} ${seat}`)
      const leaf = alike[chance(alike.length)]!
      const kind = kindOf(leaf, seats)
      const left = all.filter((seat) => !dealt.has(`${name} ${seat}`) && !shown.has(`${kind} ${seat}`))
      if (left.length === 0) continue
      const noticed = noticedBy(position.table, leaf, left, notice)
      for (const seat of left) {
        const key = `${kind} ${seat}`
        if (noticed.has(seat)) shown.add(key)
        else hidden.set(key, { name, seat, times: (hidden.get(key)?.times ?? 0) + 1 })
      }
    }
  }

  function keep(name: string, value: unknown): void {
    const met = values.get(name)
    if (!met) values.set(name, [value])
    else if (met.length < MAX_VALUES && !met.includes(value)) met.push(value)
  }

  // The seats whose view changes with the leaf.
  function noticedBy(
    table: unknown,
    leaf: Leaf,
    seats: readonly Seat[],
    notice: (changed: unknown) => readonly Seat[],
  ): ReadonlySet<Seat> {
    const was = valueAt(table, leaf.path)
    const changed = copy(table)
    const noticed = new Set<Seat>()
    for (const value of others(leaf.name, was)) {
      setAt(changed, leaf.path, value)
      for (const seat of notice(changed)) noticed.add(seat)
      if (seats.every((seat) => noticed.has(seat))) break
    }
    return noticed
  }

  // Other values for a leaf: those met under the same name, and a few near them.
  function others(name: string, was: unknown): unknown[] {
    const near =
      typeof was === 'number'
        ? [was + 1, 0, 1, -1]
        : typeof was === 'boolean'
          ? [!was]
          : [`${String(was)}?`, 0, 1]
    return [...values.get(name)!, ...near].filter((value) => value !== was)
  }

  function noticing(table: unknown, seats: readonly Seat[]): (changed: unknown) => readonly Seat[] {
    const before = seats.map((seat) => JSON.stringify(game.view(table, seat)))
    return (changed) =>
      seats.filter((seat) => {
        try {
          return JSON.stringify(game.view(changed, seat)) !== before[seat]
        } catch {
          return true // It throws, so it reads the leaf.
        }
      })
  }

  function found(): string[] {
    const names = new Set<string>()
    for (const [key, { name, seat, times }] of hidden)
      if (times >= MIN_LOOKS && !shown.has(key) && !dealt.has(`${name} ${seat}`)) names.add(name)
    return [...names].sort()
  }
}

// The name of a leaf, but with its first index if that may be a seat: what each seat holds differs in who may see it.
function kindOf({ name, path }: Leaf, seats: number): string {
  const first = path.find((part) => /\d/.test(part))
  return first !== undefined && Number(first) < seats ? name.replace('*', first) : name
}

/** Whether a game explains a leaf, by its name or that of an object that contains it. */
export function isExplained(game: AnyGame, name: string): boolean {
  return Object.keys(game.unseen ?? {}).some((given) => name === given || name.startsWith(`${given}.`))
}
