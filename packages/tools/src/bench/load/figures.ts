import { atMost, missing, type Figure } from '../figure.ts'
import { middle, thousands } from '../samples.ts'
import type { Stretch } from './play.ts'

/** One sample of one server. */
export interface Sample {
  paced: Stretch
  /** Processor time of the server at the constant rate, in milliseconds. */
  cpu: number
  full: Stretch
  /** Median milliseconds of a move that woke its room; null if none slept. */
  wake: number | null
}

/** All samples of one server, and the memory of a room in KiB. */
export interface Server {
  name: string
  samples: Sample[]
  memory: number
}

const CPU = 1.35
const P50 = 1.3
const P99 = 2

/**
 * Ratios of our figures to those of bare objects, sample by sample. The targets hold against the minimal object. The one that sends the
 * same bytes shows which part of the difference is due to sending.
 */
export function figuresOf(
  name: string,
  us: Server,
  [bare, alike]: [Server, Server],
  others: Server[],
): Figure[] {
  const lost = us.samples.reduce((sum, { paced, full }) => sum + wrongIn(paced) + wrongIn(full), 0)
  const why = us.samples.flatMap(({ paced, full }) => [...paced.tally.wrong, ...full.tally.wrong])[0]
  return [
    against(`${name}, processor, against a bare object`, us, bare, cpuOf, CPU),
    against(`${name}, p50, against a bare object`, us, bare, (sample) => trip(sample, 0.5), P50),
    bestAgainst(`${name}, best p99, against a bare object`, us, bare, P99),
    against(`${name}, processor, against one with the same bytes`, us, alike, cpuOf, null),
    against(`${name}, p50, against one with the same bytes`, us, alike, (sample) => trip(sample, 0.5), null),
    bestAgainst(`${name}, best p99, against one with the same bytes`, us, alike, null),
    atMost(
      `${name}, lost or doubled`,
      lost,
      'moves',
      0,
      why ?? `${thousands(movesOf(us))} moves in the samples`,
    ),
    ...[us, bare, alike, ...others].flatMap((server) => about(name, server)),
  ]
}

// The median over the samples of ours divided by theirs.
function against(
  name: string,
  us: Server,
  them: Server,
  of: (sample: Sample) => number,
  most: number | null,
): Figure {
  const { median, min, max } = middle(us.samples.map((sample, n) => of(sample) / of(them.samples[n]!)))
  if (!Number.isFinite(median)) return missing(name, '×', most, 'too short to be measured')
  return atMost(name, median, '×', most, `${thousands(min, 2)} to ${thousands(max, 2)}`)
}

function bestAgainst(name: string, us: Server, them: Server, most: number | null): Figure {
  const best = ({ samples }: Server) => Math.min(...samples.map((sample) => trip(sample, 0.99)))
  const note = `${thousands(best(us), 2)} ms and ${thousands(best(them), 2)} ms`
  return atMost(name, best(us) / best(them), '×', most, note)
}

function about(name: string, server: Server): Figure[] {
  const line = (what: string, unit: string, of: (sample: Sample) => number, digits = 2) => {
    const { median, min, max } = middle(server.samples.map(of))
    const note = `${thousands(min, digits)} to ${thousands(max, digits)}`
    return atMost(`${name} ${server.name}, ${what}`, median, unit, null, note)
  }
  const wakes = server.samples.flatMap(({ wake }) => (wake === null ? [] : [wake]))
  return [
    line('moves asked for and made', 'moves/s', ({ paced }) => paced.moves / paced.seconds, 0),
    line('p50', 'ms', (sample) => trip(sample, 0.5)),
    line('p99', 'ms', (sample) => trip(sample, 0.99)),
    line('up, in the middle', 'bytes', ({ paced }) => quantile(paced.tally.up, 0.5), 0),
    line('down, in the middle', 'bytes', ({ paced }) => quantile(paced.tally.down, 0.5), 0),
    line('processor for 1,000 moves', 'ms', cpuOf, 0),
    line('as fast as it goes', 'moves/s', ({ full }) => full.moves / full.seconds, 0),
    atMost(`${name} ${server.name}, memory of a room`, server.memory, 'KiB', null),
    ...(wakes.length > 0
      ? [atMost(`${name} ${server.name}, a move that wakes it`, middle(wakes).median, 'ms', null)]
      : []),
  ]
}

const cpuOf = ({ cpu, paced }: Sample) => (1000 * cpu) / paced.moves
const trip = ({ paced }: Sample, share: number) => quantile(paced.tally.trips, share)
const wrongIn = ({ lost, tally }: Stretch) => lost + tally.wrong.length
const movesOf = ({ samples }: Server) =>
  samples.reduce((sum, { paced, full }) => sum + paced.moves + full.moves, 0)

/** The percentile of numbers at a share from 0 to 1. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
