import { quantile } from '../bench/load/figures.ts'
import { WORKERS } from './garbage.ts'
import type { Lap } from './soak.ts'

/** Whether a property held, and the figure by which it was judged. */
export interface Verdict {
  what: string
  held: boolean
  measured: string
}

/** How much slower the last moves may be than the first. */
const SLOWER = 1.2
/** Minutes that are compared, or a third of a shorter soak. */
const COMPARED = 10
/** The share of the beginning in which memory may still grow: code and caches are loaded. */
const WARMING = 1 / 3
const KIBI = 1024

/** Judges a soak by its minutes. */
export function verdictsOn(laps: readonly Lap[]): Verdict[] {
  const compared = Math.min(COMPARED, Math.floor(laps.length / 3))
  const [first, last] = [laps.slice(0, compared), laps.slice(-compared)].map((some) =>
    quantile(
      some.flatMap(({ trips }) => trips),
      0.99,
    ),
  ) as [number, number]
  const warm = laps.slice(Math.floor(laps.length * WARMING))
  const { slope, error } = slopeOf(warm.map(({ memory }) => memory))
  const answers = WORKERS.map((name) => warm.filter(({ collected }) => collected.includes(name)).length)
  const lost = laps.reduce((sum, lap) => sum + lap.lost, 0)
  const wrong = laps.flatMap((lap) => lap.wrong)
  const [begun, ended] = [laps[0]!.others, laps.at(-1)!.others]
  return [
    {
      what: 'memory is flat',
      held: slope - 2 * error <= 0,
      measured: `${slope.toFixed(0)} ± ${(2 * error).toFixed(0)} KiB a minute, at the end ${(laps.at(-1)!.memory / KIBI).toFixed(0)} MiB`,
    },
    {
      what: 'garbage is collected',
      held: Math.min(...answers) > 0,
      measured:
        WORKERS.map((name, n) => `${name} in ${answers[n]}`).join(', ') + ` of ${warm.length} minutes`,
    },
    {
      what: 'moves are as fast as before',
      held: last <= SLOWER * first,
      measured: `p99 ${last.toFixed(1)} ms in the last ${compared} minutes, ${first.toFixed(1)} in the first`,
    },
    { what: 'no move is lost', held: lost === 0, measured: `${lost} lost` },
    {
      what: 'nothing is out of order',
      held: wrong.length === 0,
      measured: wrong.length === 0 ? '0' : `${wrong.length}: ${wrong[0]}`,
    },
    { what: 'no file is left behind', held: ended <= begun, measured: `${begun}, then ${ended}` },
  ]
}

/**
 * The slope of a line through values at equal distances, by least squares, with its standard error. Memory wanders: a minute is like the
 * one before. So the error counts n·(1 − r)/(1 + r) values as independent, where r is the correlation of neighbours, if it is positive
 * (Santer et al. 2000, doi:10.1029/1999JD901105).
 */
export function slopeOf(values: readonly number[]): { slope: number; error: number } {
  const n = values.length
  const middle = (n - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  const slope = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / spread
  const rests = values.map((value, at) => value - mean - slope * (at - middle))
  const squares = rests.reduce((sum, rest) => sum + rest ** 2, 0)
  const neighbours = rests.slice(1).reduce((sum, rest, at) => sum + rest * rests[at]!, 0)
  const r = squares === 0 ? 0 : Math.max(0, neighbours / squares)
  const independent = (n * (1 - r)) / (1 + r)
  return { slope, error: Math.sqrt(squares / Math.max(1, independent - 2) / spread) }
}
