import { errorOf, meanInterval, meanOf, shareInterval, type Interval } from '../statistics.ts'
import type { Outcome } from './match.ts'
import type { Plan } from './plan.ts'

/** A distribution: its mean, range and percentiles. */
export interface Spread {
  mean: number
  min: number
  p10: number
  p25: number
  p50: number
  p75: number
  p90: number
  max: number
}

/** The uncertainty of a mean; null for a single game. */
export interface Sure {
  standardError: number | null
  interval: Interval | null
}

/** How often something happened, with its interval. */
export interface Share {
  games: number
  share: number
  interval: Interval
}

/** The first-named bot against another one in its place, on the same seeds: positive means are in favour of the first. */
export interface Comparison {
  bot: string
  winRate: number
  wonMore: { mean: number } & Sure
  scoredMore: { mean: number } & Sure
}

/** What `pnpm tool balance --json` prints in its last line. */
export interface Figures {
  game: string
  games: number
  seats: number
  bots: string[]
  /** By seat: the games it won. A shared victory counts for each winner. */
  wins: number[]
  /** The share of games that the first-named bot won or shared. */
  winRate: number
  winRateInterval: Interval
  /** The scores of the first-named bot. */
  scores: Spread & Sure
  moves: { mean: number; max: number } & Sure
  /** How the games ended, by reason. */
  reasons: Record<string, Share>
  /** Of campaigns: how often n games were won in a row, by n. */
  wonInARow?: Share[]
  comparison?: Comparison
}

/** The figures of a plan's games. `others`: the same games with another bot in place of the first. */
export function figuresOf(
  game: string,
  { seats, bots, against, campaign }: Plan,
  outcomes: readonly Outcome[],
  others: readonly Outcome[] | null = null,
): Figures {
  const wins = Array.from({ length: seats }, (_, seat) => winsOf(outcomes, seat))
  const won = wonBy(outcomes)
  const times = won.reduce((sum, n) => sum + n, 0)
  const lengths = outcomes.map(({ moves }) => moves)
  const moves = spreadOf(lengths)
  return {
    game,
    games: outcomes.length,
    seats,
    bots,
    wins,
    winRate: rounded(times / outcomes.length),
    winRateInterval: roundedInterval(shareInterval(times, outcomes.length)),
    scores: { ...spreadOf(scoredBy(outcomes)), ...sureness(scoredBy(outcomes)) },
    moves: { mean: moves.mean, max: moves.max, ...sureness(lengths) },
    reasons: reasonsOf(outcomes),
    ...(campaign && { wonInARow: streaksOf(outcomes) }),
    ...(others && against && { comparison: comparisonOf(against, outcomes, others) }),
  }
}

// Paired differences of games with the same seed, which have less variance.
function comparisonOf(bot: string, outcomes: readonly Outcome[], others: readonly Outcome[]): Comparison {
  const more = (of: (outcomes: readonly Outcome[]) => number[]) => {
    const theirs = of(others)
    const gains = of(outcomes).map((own, n) => own - theirs[n]!)
    return { mean: rounded(meanOf(gains)), ...sureness(gains) }
  }
  const winRate = rounded(meanOf(wonBy(others)))
  return { bot, winRate, wonMore: more(wonBy), scoredMore: more(scoredBy) }
}

// For each game, whether the first-named bot won (1 or 0), and its score.
const wonBy = (outcomes: readonly Outcome[]): number[] =>
  outcomes.map(({ chairs, winners }) => (winners.includes(chairs.indexOf(0)) ? 1 : 0))
const scoredBy = (outcomes: readonly Outcome[]) =>
  outcomes.map(({ chairs, scores }) => scores[chairs.indexOf(0)]!)

const winsOf = (outcomes: readonly Outcome[], seat: number) =>
  outcomes.filter(({ winners }) => winners.includes(seat)).length

// How often n games were won in a row, from n = 0 to the maximum.
function streaksOf(outcomes: readonly Outcome[]): Share[] {
  const most = Math.max(...outcomes.map(({ wonInARow }) => wonInARow))
  return Array.from({ length: most + 1 }, (_, won) => {
    const games = outcomes.filter(({ wonInARow }) => wonInARow === won).length
    return share(games, outcomes.length)
  })
}

const share = (games: number, of: number): Share => ({
  games,
  share: rounded(games / of),
  interval: roundedInterval(shareInterval(games, of)),
})

/** How often games ended for each reason, most frequent first. */
function reasonsOf(outcomes: readonly Outcome[]): Record<string, Share> {
  const times = new Map<string, number>()
  for (const { reason } of outcomes) times.set(reason, (times.get(reason) ?? 0) + 1)
  const shares = [...times]
    .sort((a, b) => b[1] - a[1])
    .map(([reason, games]) => [reason, share(games, outcomes.length)] as const)
  return Object.fromEntries(shares)
}

/** Standard error and interval of a mean. */
export function sureness(numbers: readonly number[]): Sure {
  if (numbers.length < 2) return { standardError: null, interval: null }
  return { standardError: rounded(errorOf(numbers)), interval: roundedInterval(meanInterval(numbers)) }
}

/** The distribution of numbers; percentiles by nearest rank. */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => rounded(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0)
  return {
    mean: rounded(meanOf(numbers)),
    min: at(0),
    p10: at(0.1),
    p25: at(0.25),
    p50: at(0.5),
    p75: at(0.75),
    p90: at(0.9),
    max: at(1),
  }
}

const roundedInterval = ({ from, to }: Interval): Interval => ({ from: rounded(from), to: rounded(to) })
const rounded = (n: number) => Math.round(n * 1e6) / 1e6
