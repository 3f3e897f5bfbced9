import { cpuUsage, env } from 'node:process'

// Reading the processor's clock takes time: it is looked at after so many milliseconds on the wall.
const SLICE = 4

/** How long samples last and how many there are. */
export interface Pace {
  /** Milliseconds of the processor before anything counts. */
  warmUp: number
  /** Milliseconds of one sample. */
  sample: number
  samples: number
}

/** The pace of the bench. `SHAMBLE_BENCH=quick` is for trying it out: its figures mean little. */
const pace: Pace =
  env.SHAMBLE_BENCH === 'quick'
    ? { warmUp: 20, sample: 20, samples: 5 }
    : { warmUp: 1000, sample: 800, samples: 5 }

/** Samples of one thing: the middle one, and how far they lie apart. */
export interface Samples {
  median: number
  min: number
  max: number
}

/** Something that can be repeated; it returns how many units of work it has done. */
export type Work = () => number

/**
 * Rates, in units a second of one core, of several things: all are warmed up, then measured in turn, A B A B …, so
 * that whatever else the machine does meets each of them alike.
 */
export function ratesInTurn(works: readonly Work[], { warmUp, sample, samples }: Pace = pace): number[][] {
  for (const work of works) rateOf(work, warmUp)
  const rates = works.map((): number[] => [])
  for (let n = 0; n < samples; n++)
    for (const [i, work] of works.entries()) rates[i]!.push(rateOf(work, sample))
  return rates
}

/** The rate of one thing. */
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

/** The middle of several numbers, and the outer two. */
export function middle(numbers: readonly number[]): Samples {
  const sorted = numbers.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)]!, min: sorted[0]!, max: sorted.at(-1)! }
}

/** How far the samples lie apart, in words. */
export const spreadNote = ({ min, max }: Samples, digits = 0): string =>
  `${thousands(min, digits)} to ${thousands(max, digits)}`

/** A number as people read it. */
export const thousands = (n: number, digits = 0): string =>
  n.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
