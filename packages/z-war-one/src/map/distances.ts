import { nothingKnown, type KnownByAreas, type Lists } from './known.ts'
import type { Layout, Square, Waft } from './layout.ts'
import { layoutOf } from '../missions/index.ts'
import { isOpen, sees } from './sight.ts'
import { ACTIVE, CLOSED, LOCKED, BARRICADED, NONE, type Table } from '../table.ts'

/*
 * 2.9. Three lengths: smell distance, counting distance and walking cost. Each is computed from a square to all others,
 * and cached by the state of doors and areas.
 */

type Plan = Pick<Table, 'mission' | 'doors' | 'areas'>

/** No connection. */
export const FAR = 255
// Entries cached for one mission, in bytes: bounds the memory of a custom mission.
const MAX_CACHED = 2_400_000

/** The smell distance from a square to every other: eight ways, round corners and doorways, not through closed doors. */
export function smellFrom({ mission, doors }: Pick<Table, 'mission' | 'doors'>, at: Square): Uint8Array {
  const layout = layoutOf(mission)
  const { smell } = layout.distances
  let lists = smell.get(doors)
  if (!lists) smell.set(doors, (lists = []))
  return (lists[at] ??= remember(
    layout,
    spread(layout, at, (waft) => isFree(waft, doors, isOpen)),
  ))
}

/** By square, whether it is in sight of `at`, figures ignored (2.7). Faster than `sees` for all squares. */
export function sightFrom(t: Pick<Table, 'mission' | 'doors'>, at: Square): Uint8Array {
  const layout = layoutOf(t.mission)
  const { sight } = layout.distances
  let lists = sight.get(t.doors)
  if (!lists) sight.set(t.doors, (lists = []))
  return (lists[at] ??= remember(
    layout,
    Uint8Array.from(layout.exists, (exists, to) => Number(exists && sees(t, at, to))),
  ))
}

/** The counting distance from a square to every other: closed doors count as open, only active areas are used. */
export function countFrom({ mission, doors, areas }: Plan, at: Square): Uint8Array {
  const layout = layoutOf(mission)
  const lists = listsOf(layout.distances.counting, areas, doors)
  return (lists[at] ??= remember(
    layout,
    spread(layout, at, (waft) => isFree(waft, doors, isUnlocked) && isActive(layout, areas, waft.to)),
  ))
}

/** The walking cost from every square to one: legal steps in active areas, one more for each closed door. */
export function walkTo({ mission, doors, areas }: Plan, goal: Square): Uint8Array {
  const layout = layoutOf(mission)
  const lists = listsOf(layout.distances.walking, areas, doors)
  return (lists[goal] ??= remember(layout, walk(layout, doors, areas, goal)))
}

/** Whether a square lies in an active area (7.1). */
export const isActive = ({ areaOf }: Layout, areas: string, at: Square): boolean =>
  areas[areaOf[at]!] === ACTIVE

/** Whether a walker would have to open a door (2.9). */
export const isShut = (doors: string, door: number): boolean =>
  doors[door] === CLOSED || doors[door] === BARRICADED

const isUnlocked = (doors: string, door: number): boolean => doors[door] !== LOCKED

// Whether a way round exists whose doors all let it pass.
function isFree({ ways }: Waft, doors: string, passes: (doors: string, door: number) => boolean): boolean {
  if (ways === null) return true
  for (const way of ways) {
    let free = true
    for (const door of way) if (!passes(doors, door)) free = false
    if (free) return true
  }
  return false
}

function spread({ size, wafts }: Layout, start: Square, passes: (waft: Waft) => boolean): Uint8Array {
  const distance = new Uint8Array(size).fill(FAR)
  distance[start] = 0
  const queue = [start]
  for (const at of queue) {
    const next = distance[at]! + 1
    for (const waft of wafts[at]!)
      if (distance[waft.to] === FAR && passes(waft)) {
        distance[waft.to] = next
        queue.push(waft.to)
      }
  }
  return distance
}

// Breadth-first with costs 1 and 2: a step through a closed door waits in the list after next.
function walk(layout: Layout, doors: string, areas: string, goal: Square): Uint8Array {
  const cost = new Uint8Array(layout.size).fill(FAR)
  if (!isActive(layout, areas, goal)) return cost
  cost[goal] = 0
  let [now, next, later]: [Square[], Square[], Square[]] = [[goal], [], []]
  for (let spent = 0; now.length > 0 || next.length > 0; spent++) {
    for (const at of now) {
      if (cost[at] !== spent) continue
      for (const { to, door } of layout.steps[at]!) {
        // No step costs less than 1.
        if (cost[to]! <= spent + 1) continue
        const price = priceOfDoor(doors, door)
        if (spent + price >= cost[to]! || !isActive(layout, areas, to)) continue
        cost[to] = spent + price
        if (price > 1) later.push(to)
        else next.push(to)
      }
    }
    now = next
    next = later
    later = []
  }
  return cost
}

/** What a step costs by its door (2.9, R-6): 1, through a closed door 2; `FAR` when it is locked. */
export function priceOfDoor(doors: string, door: number): number {
  if (door === NONE) return 1
  if (doors[door] === LOCKED) return FAR
  return isShut(doors, door) ? 2 : 1
}

function listsOf(known: KnownByAreas, areas: string, doors: string): Lists {
  const { last } = known
  if (last.areas === areas && last.doors === doors) return last.lists
  let byDoors = known.all.get(areas)
  if (!byDoors) known.all.set(areas, (byDoors = new Map()))
  let lists = byDoors.get(doors)
  if (!lists) byDoors.set(doors, (lists = []))
  known.last = { areas, doors, lists }
  return lists
}

// Counts the cache, and empties it when it is full.
function remember({ distances }: Layout, distance: Uint8Array): Uint8Array {
  distances.count += distance.length
  if (distances.count > MAX_CACHED) Object.assign(distances, nothingKnown())
  return distance
}
