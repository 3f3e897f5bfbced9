/*
 * Shortest ways over any board whose places are numbered 0 to `size - 1`. `neighbours` lists the places
 * one step away, in the order in which equal ways are preferred. Steps go both ways; what they cost may
 * differ by direction, and a step of infinite cost is impossible.
 */

export type Neighbours = (place: number) => readonly number[]
export type Cost = (from: number, to: number) => number

/** The fewest steps from the nearest start to every place; `Infinity` where there is no way, or none within `limit`. */
export function stepsFrom(
  size: number,
  starts: readonly number[],
  neighbours: Neighbours,
  limit = Infinity,
): number[] {
  const steps = new Array<number>(size).fill(Infinity)
  const queue: number[] = []
  for (const start of starts) {
    if (steps[start] === 0) continue
    steps[start] = 0
    queue.push(start)
  }
  for (let head = 0; head < queue.length; head++) {
    const place = queue[head]!
    const next = steps[place]! + 1
    if (next > limit) break
    for (const other of neighbours(place)) {
      if (steps[other]! <= next) continue
      steps[other] = next
      queue.push(other)
    }
  }
  return steps
}

/** The lowest cost of a way from the nearest start to every place; `Infinity` where there is none, or none within `limit`. */
export function costsFrom(
  size: number,
  starts: readonly number[],
  neighbours: Neighbours,
  cost: Cost,
  limit = Infinity,
): number[] {
  return cheapest(size, starts, neighbours, cost, limit)
}

/** The lowest cost of a way from every place to the nearest goal: what `nextSteps` goes by. */
export function costsTo(
  size: number,
  goals: readonly number[],
  neighbours: Neighbours,
  cost: Cost,
  limit = Infinity,
): number[] {
  return cheapest(size, goals, neighbours, (from, to) => cost(to, from), limit)
}

/**
 * All first steps of cheapest ways from a place, in the order of `neighbours`. `costs` is what `costsTo` (or, where every
 * step costs one, `stepsFrom` the goals) has found. Empty at a goal, and where there is no way.
 */
export function nextSteps(
  place: number,
  costs: readonly number[],
  neighbours: Neighbours,
  cost: Cost = one,
): number[] {
  const left = costs[place]!
  if (left === 0 || left === Infinity) return []
  return neighbours(place).filter((next) => left === cost(place, next) + costs[next]!)
}

/** One cheapest way to the goal that `costs` were found for, both ends included; equal ways by the order of `neighbours`. Null when there is none. */
export function pathTo(
  place: number,
  costs: readonly number[],
  neighbours: Neighbours,
  cost: Cost = one,
): number[] | null {
  if (costs[place] === Infinity) return null
  const path = [place]
  for (;;) {
    const [next] = nextSteps(path.at(-1)!, costs, neighbours, cost)
    if (next === undefined) return path
    path.push(next)
  }
}

const one: Cost = () => 1

// Dijkstra's algorithm. Costs of zero would let ways run in circles, so they are refused.
function cheapest(
  size: number,
  starts: readonly number[],
  neighbours: Neighbours,
  cost: Cost,
  limit: number,
): number[] {
  const costs = new Array<number>(size).fill(Infinity)
  const heap: Entry[] = []
  for (const start of starts) {
    costs[start] = 0
    push(heap, [0, start])
  }
  for (let entry = pop(heap); entry; entry = pop(heap)) {
    const [spent, place] = entry
    if (spent > costs[place]!) continue
    for (const other of neighbours(place)) {
      const step = cost(place, other)
      if (!(step > 0)) throw new Error(`A step from ${place} to ${other} cannot cost ${step}.`)
      const total = spent + step
      if (total >= costs[other]! || total > limit) continue
      costs[other] = total
      push(heap, [total, other])
    }
  }
  return costs
}

// ── A binary heap of places, the cheapest first ──

type Entry = [cost: number, place: number]

function push(heap: Entry[], entry: Entry): void {
  let at = heap.length
  while (at > 0) {
    const above = (at - 1) >> 1
    if (heap[above]![0] <= entry[0]) break
    heap[at] = heap[above]!
    at = above
  }
  heap[at] = entry
}

function pop(heap: Entry[]): Entry | undefined {
  const first = heap[0]
  const last = heap.pop()
  if (heap.length === 0 || !last) return first
  let at = 0
  for (;;) {
    let below = 2 * at + 1
    if (below >= heap.length) break
    if (below + 1 < heap.length && heap[below + 1]![0] < heap[below]![0]) below++
    if (heap[below]![0] >= last[0]) break
    heap[at] = heap[below]!
    at = below
  }
  heap[at] = last
  return first
}
