import { cpuUsage, env } from 'node:process'

// Reading the processor time is slow, so it is read after this many milliseconds.
const SLICE = 4

/** The length and number of samples. */
export interface Pace {
  /** Processor time of the warm-up, in milliseconds. */
  warmUp: number
  /** Processor time of a sample, in milliseconds. */
  sample: number
  samples: number
}

/** The pace of the bench. `SHAMBLE_BENCH=quick` is for testing it; its figures are meaningless. */
const pace: Pace =
  env.SHAMBLE_BENCH === 'quick'
    ? { warmUp: 20, sample: 20, samples: 5 }
    : { warmUp: 1000, sample: 800, samples: 5 }

/** The median of samples, and their range. */
export interface Samples {
  median: number
  min: number
  max: number
}

/** A repeatable unit of work. Returns the number of units done. */
export type Work = () => number

/**
 * The rates of several functions, in units a second of one core. All are warmed up, then measured in turn, A B A B …, so that other load
 * affects them equally.
 */
export function ratesInTurn(works: readonly Work[], { warmUp, sample, samples }: Pace = pace): number[][] {
  for (const work of works) rateOf(work, warmUp)
  const rates = works.map((): number[] => [])
  for (let n = 0; n < samples; n++)
    for (const [i, work] of works.entries()) rates[i]!.push(rateOf(work, sample))
  return rates
}

/** The rate of one function. */
export const rateOfOne = (work: Work): Samples => middle(ratesInTurn([work])[0]!)

// By the processor's clock, of the whole process with its collector and compiler: on an idle machine it runs
// a little faster than the one on the wall, and on a busy one it does not count the others' work as ours.
function rateOf(work: Work, milliseconds: number): number {
  const began = cpuUsage()
  let done = 0
  let passed = 0
  while (passed < milliseconds) {
    const pause = performance.now() + SLICE
    do done += work()
    while (performance.now() < pause)
    const { user, system } = cpuUsage(began)
    passed = (user + system) / 1000
  }
  return (1000 * done) / passed
}

/** The median and the range of numbers. */
export function middle(numbers: readonly number[]): Samples {
  const sorted = numbers.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)]!, min: sorted[0]!, max: sorted.at(-1)! }
}

/** The range of the samples, as text. */
export const spreadNote = ({ min, max }: Samples, digits = 0): string =>
  `${thousands(min, digits)} to ${thousands(max, digits)}`

/** A number for people. */
export const thousands = (n: number, digits = 0): string =>
  n.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
