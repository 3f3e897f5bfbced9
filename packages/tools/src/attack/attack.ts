import type { Target } from './target.ts'

/** Something that strangers do, and the check that it gains them nothing. */
export interface Attack {
  name: string
  /** Takes a few seconds at most: part of `--short`. */
  short?: boolean
  run: (target: Target) => Promise<Outcome>
}

/** Whether an attack was held, and the figure it was judged by, with its unit. */
export interface Outcome {
  held: boolean
  measured: string
  /** Judged by processor time, which depends on the machine and on what else runs there. */
  isTime?: true
}

/** Held as long as nothing is in this list; the list says what fell. */
export const nothingIn = (fell: readonly string[], tried: number): Outcome => ({
  held: fell.length === 0,
  measured:
    fell.length === 0 ? `0 of ${tried}` : `${fell.length} of ${tried}: ${fell.slice(0, 3).join('; ')}`,
})

/** Held as long as a figure is at most this. */
export const atMost = (value: number, limit: number, unit: string): Outcome => ({
  held: value <= limit,
  measured: `${value.toFixed(value < 10 ? 1 : 0)} ${unit} (at most ${limit})`,
})

const ROUNDS = 3
const TIMES_A_ROUND = 8
/** How often `costOf` does its work. */
export const TIMES = ROUNDS * TIMES_A_ROUND
/** Milliseconds of processor time that one page or message may take. */
const MAX_COST = 60

/** Held as long as some work, done `TIMES` times, takes little processor time of the server. Of several rounds the cheapest counts. */
export async function cheap(target: Target, work: (n: number) => Promise<unknown>): Promise<Outcome> {
  const costs: number[] = []
  for (let n = 0; n < TIMES;) {
    const before = target.spent()
    do await work(n)
    while (++n % TIMES_A_ROUND > 0)
    costs.push((target.spent() - before) / TIMES_A_ROUND)
  }
  return { ...atMost(Math.min(...costs), MAX_COST, 'ms of processor'), isTime: true }
}
