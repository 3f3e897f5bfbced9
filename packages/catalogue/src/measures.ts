import type { Played } from './play-tests.ts'

/*
 * Statistics of play-tests.
 */

/** Statistics of many games of a mission. */
export interface Measured {
  games: number
  won: number
  /** The share won, and the bounds of its 95 % interval. */
  share: number
  least: number
  most: number
  /** The mean of the last turn, and half of its 95 % interval. */
  turns: number
  turnsApart: number
  /** How often a hero fell, by square. */
  falls: number[]
  /** What was to be done, in order, and in how many games it was. */
  goals: { text: string; met: number }[]
  /** How games were lost, and how many were; the most frequent first. */
  lost: { how: string; games: number }[]
}

/** Standard errors on either side of a 95 % interval. */
const Z = 1.96

/** Sums up games. The interval of the share is Wilson’s, which holds for few games and for shares near 0 and 1. */
export function sumUp(all: readonly Played[]): Measured {
  const games = all.length
  const won = all.filter((one) => one.won).length
  const share = games > 0 ? won / games : 0
  const spread = 1 + Z ** 2 / games
  const middle = (share + Z ** 2 / (2 * games)) / spread
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))
  const turns = mean(all.map(({ turn }) => turn))
  const variance = all.reduce((sum, { turn }) => sum + (turn - turns) ** 2, 0) / Math.max(1, games - 1)
  const falls: number[] = []
  for (const { fallen } of all) for (const square of fallen) falls[square] = (falls[square] ?? 0) + 1
  return {
    games,
    won,
    share,
    least: games > 0 ? Math.max(0, middle - half) : 0,
    most: games > 0 ? Math.min(1, middle + half) : 1,
    turns,
    turnsApart: games > 0 ? Z * Math.sqrt(variance / games) : 0,
    falls: Array.from(falls, (count) => count ?? 0),
    goals: (all[0]?.goals ?? []).map(({ text }, n) => ({
      text,
      met: all.filter(({ goals }) => goals[n]!.met).length,
    })),
    lost: lostWays(all),
  }
}

function lostWays(all: readonly Played[]): Measured['lost'] {
  const ways = new Set(all.flatMap(({ lost }) => (lost === null ? [] : [lost])))
  return [...ways]
    .map((how) => ({ how, games: all.filter(({ lost }) => lost === how).length }))
    .sort((a, b) => b.games - a.games)
}

const mean = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0

/** Why bots lost, in sentences: how often which way, and the first objective that they met in no game. */
export function whyLost({ games, won, goals, lost }: Measured): string[] {
  if (lost.length === 0) return []
  const ways = lost.map(({ how, games }) => `${how} in ${games} ${games === 1 ? 'game' : 'games'}`)
  const never = goals.findIndex(({ met }) => met === 0)
  const said = [`Bots ${ways.join(', ')}.`]
  if (never >= 0) said.push(`They never met objective ${never + 1}: ${goals[never]!.text}`)
  if (won === 0)
    said.push(
      `That they won none of ${games} games does not mean that nobody can; it means that they found no way.`,
    )
  return said
}
