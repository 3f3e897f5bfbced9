import type { AnyGame } from '@shamble/engine'
import type { Stranger } from '@shamble/engine/testing'
import { acceptedOf, judgedSlices, open, parSlices, renamed, type Carried } from './work.ts'

/** What is judged. */
export const KINDS = ['page', 'par', 'judging'] as const

/** Before a page is drawn, of the longest slice of par, and of the longest slice of judging: milliseconds, or steps. */
export interface Cost {
  page: number
  par: number
  judging: number
}

/** One value, its number, and its cost. */
export interface Costly extends Carried {
  n: number
  cost: Cost
}

/** Slices of par that are looked at. The first two read the value and start the game. */
export const SLICES = 40
// The costliest are measured again, so that a pause of the machine does not count.
const FINALISTS = 20
const ROUNDS = 3

/** The costliest of many untrusted carried values, of each kind of cost. */
export async function costliest(
  game: AnyGame,
  make: Stranger,
  tries: number,
  seed: string,
): Promise<Record<keyof Cost, Costly>> {
  const found: Costly[] = []
  for (let n = 0; n < tries; n++) {
    const one = acceptedOf(game, make, seed, n)
    if (one) found.push({ ...one, n, cost: await costOf(game, one) })
  }
  if (found.length === 0) throw new Error(`${game.id} refuses all of ${tries} values.`)
  const most = async (kind: keyof Cost) => {
    const finalists = found.toSorted((a, b) => b.cost[kind] - a.cost[kind]).slice(0, FINALISTS)
    for (const one of finalists)
      for (let round = 0; round < ROUNDS; round++) one.cost = lower(one.cost, await costOf(game, one))
    return finalists.toSorted((a, b) => b.cost[kind] - a.cost[kind])[0]!
  }
  return { page: await most('page'), par: await most('par'), judging: await most('judging') }
}

async function costOf(game: AnyGame, one: Carried): Promise<Cost> {
  return {
    page: await longest([() => open(game, renamed(one))], timeOf),
    par: await longest(await parSlices(game, renamed(one)), timeOf, SLICES),
    judging: await longest(judgedSlices(game, renamed(one)), timeOf),
  }
}

/** The highest cost of some slices, of the first `most` of them. */
export async function longest(
  slices: Iterable<() => void>,
  cost: (slice: () => void) => number | Promise<number>,
  most = Infinity,
): Promise<number> {
  let [max, done] = [0, 0]
  for (const slice of slices) {
    max = Math.max(max, await cost(slice))
    if (++done >= most) break
  }
  return max
}

function timeOf(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

const lower = (a: Cost, b: Cost): Cost => ({
  page: Math.min(a.page, b.page),
  par: Math.min(a.par, b.par),
  judging: Math.min(a.judging, b.judging),
})
