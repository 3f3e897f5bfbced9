import { quickChance } from '@shamble/engine'
import type { Interval } from '../statistics.ts'

/*
 * Ratings from games with any number of players. A player wins with a probability proportional to its strength (R. A. Bradley and
 * M. E. Terry 1952 for two, R. D. Luce 1959 for more). The maximum-likelihood strengths are found by D. R. Hunter's algorithm,
 * “MM algorithms for generalized Bradley–Terry models”, Annals of Statistics 32 (2004).
 */

/** One game: for each player the number of its chairs, and its share of the victory. The shares add up to 1. */
export interface Played {
  chairs: readonly number[]
  shares: readonly number[]
}

/** A rating on the Elo scale: 400 points are odds of ten to one. */
export interface Elo {
  elo: number
  interval: Interval
}

/** The rating of a player, relative to the mean of all. */
export interface Rating extends Elo {
  /** The difference to the player before it; null for the first. */
  step: Elo | null
}

const SCALE = 400 / Math.LN10
const ROUNDS = 2000
const SETTLED = 1e-9
const RESAMPLES = 400
/** Prior: one drawn game between neighbours, so that a player that won all games has a finite rating. */
const DRAWN = 1

/**
 * The ratings of `players` players. `blocks` are games that are not independent, such as those of one seed: the bootstrap (B. Efron)
 * for the intervals resamples whole blocks.
 */
export function ratingsOf(players: number, blocks: readonly (readonly Played[])[]): Rating[] {
  const elos = elosOf(players, blocks.flat())
  const chance = quickChance('bootstrap')
  const others = Array.from({ length: RESAMPLES }, () => elosOf(players, redrawn(blocks, chance)))
  return elos.map((elo, n) => ({
    elo,
    interval: middle(others.map((other) => other[n]!)),
    step: n === 0 ? null : stepTo(n, elos, others),
  }))
}

const redrawn = (blocks: readonly (readonly Played[])[], chance: (n: number) => number): Played[] =>
  blocks.flatMap(() => blocks[chance(blocks.length)]!)

function stepTo(n: number, elos: readonly number[], others: readonly number[][]): Elo {
  const step = (list: readonly number[]) => list[n]! - list[n - 1]!
  return { elo: step(elos), interval: middle(others.map(step)) }
}

function middle(numbers: number[]): Interval {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
  return { from: at(0.025), to: at(0.975) }
}

/** The maximum-likelihood ratings, with mean 0. */
export function elosOf(players: number, games: readonly Played[]): number[] {
  const tables = [...tallied(players, games), ...drawn(players)]
  const wins = new Array<number>(players).fill(0)
  for (const { shares } of tables) shares.forEach((share, player) => (wins[player]! += share))
  let strengths = new Array<number>(players).fill(1)
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Array<number>(players).fill(0)
    for (const { chairs, times } of tables) {
      const all = chairs.reduce((sum, many, player) => sum + many * strengths[player]!, 0)
      chairs.forEach((many, player) => (sums[player]! += (times * many) / all))
    }
    const next = wins.map((won, player) => won / sums[player]!)
    const change = Math.max(...next.map((one, player) => Math.abs(Math.log(one / strengths[player]!))))
    strengths = next
    if (change < SETTLED) break
  }
  const logs = strengths.map((strength) => SCALE * Math.log(strength))
  const mean = logs.reduce((sum, log) => sum + log, 0) / players
  return logs.map((log) => log - mean)
}

interface Tallied extends Played {
  times: number
}

// Adds up games of the same seating. A game without a winner is no evidence.
function tallied(players: number, games: readonly Played[]): Tallied[] {
  const tables = new Map<string, { chairs: readonly number[]; shares: number[]; times: number }>()
  for (const { chairs, shares } of games) {
    if (shares.every((share) => share === 0)) continue
    const key = chairs.join()
    let table = tables.get(key)
    if (!table) tables.set(key, (table = { chairs, shares: new Array<number>(players).fill(0), times: 0 }))
    table.times++
    shares.forEach((share, player) => (table.shares[player]! += share))
  }
  return [...tables.values()]
}

const drawn = (players: number): Tallied[] =>
  Array.from({ length: players - 1 }, (_, first) => {
    const both = Array.from({ length: players }, (_, player) => player === first || player === first + 1)
    return {
      chairs: both.map(Number),
      shares: both.map((is) => (is ? DRAWN / 2 : 0)),
      times: DRAWN,
    }
  })
