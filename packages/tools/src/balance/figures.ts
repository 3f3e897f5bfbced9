import type { Outcome } from './match.ts'
import type { Plan } from './plan.ts'

/** A list of numbers in six. */
export interface Spread {
  mean: number
  min: number
  p10: number
  p50: number
  p90: number
  max: number
}

/** What `pnpm tool balance --json` prints in its last line. */
export interface Figures {
  game: string
  games: number
  seats: number
  bots: string[]
  /** By chair: the games its seat was among the winners of. A shared victory counts for each who shares it. */
  wins: number[]
  /** The share of all games in which the first-named bot was among the winners. */
  winRate: number
  /** The scores of the first-named bot. */
  scores: Spread
  moves: { mean: number; max: number }
}

/** What a plan's games come to. */
export function figuresOf(game: string, { seats, bots }: Plan, outcomes: readonly Outcome[]): Figures {
  const wins = Array.from({ length: seats }, (_, seat) => winsOf(outcomes, seat))
  const human = outcomes.map(({ chairs }) => chairs.indexOf(0))
  const won = outcomes.filter(({ winners }, i) => winners.includes(human[i]!)).length
  const moves = spreadOf(outcomes.map(({ moves }) => moves))
  return {
    game,
    games: outcomes.length,
    seats,
    bots,
    wins,
    winRate: rounded(won / outcomes.length),
    scores: spreadOf(outcomes.map(({ scores }, i) => scores[human[i]!]!)),
    moves: { mean: moves.mean, max: moves.max },
  }
}

const winsOf = (outcomes: readonly Outcome[], seat: number) =>
  outcomes.filter(({ winners }) => winners.includes(seat)).length

/** Mean, smallest, three percentiles (the nearest that occurred) and largest. */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => rounded(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0)
  const sum = sorted.reduce((sum, n) => sum + n, 0)
  return {
    mean: rounded(sum / Math.max(1, sorted.length)),
    min: at(0),
    p10: at(0.1),
    p50: at(0.5),
    p90: at(0.9),
    max: at(1),
  }
}

const rounded = (n: number) => Math.round(n * 1e6) / 1e6
