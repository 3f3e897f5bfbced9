import type { Target } from './target.ts'

/** Something that strangers do, and how we know that it does them no good. */
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

/** Processor time of the server for one of `times` calls of some work, in milliseconds. */
export async function costOf(
  target: Target,
  times: number,
  work: (n: number) => Promise<unknown>,
): Promise<number> {
  const before = target.spent()
  for (let n = 0; n < times; n++) await work(n)
  return (target.spent() - before) / times
}
