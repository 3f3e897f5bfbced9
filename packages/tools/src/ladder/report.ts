import type { Options } from '@shamble/engine'
import { rows, percent, short } from '../rows.ts'
import { spreadOf } from '../balance/figures.ts'
import type { Plan } from '../balance/plan.ts'
import { errorOf, meanInterval, meanOf, shareInterval, type Interval } from '../statistics.ts'
import type { Elo, Rating } from './bradley-terry.ts'
import type { Plot } from './plot.ts'

/** The settings of a ladder: a plan without bots and games. */
export type Setting = Omit<Plan, 'games' | 'bots'>

/** The seats and the options that differ from the defaults, in words. */
export function whereSaid({ seats, options }: Setting, usual: Options): string {
  const others = Object.entries(options).filter(([name, value]) => value !== usual[name])
  return [
    seats === 1 ? 'one seat' : `${seats} seats`,
    ...others.map(([name, value]) => `${name}=${String(value)}`),
  ].join(', ')
}

/** The results of one strength, in the order of the seeds, which are the same for all strengths. */
export interface Results {
  bot: string
  won: number[]
  scores: number[]
  /** The mean for a decision. */
  milliseconds: number
}

/** Ratings as text. `at`: seats and options. */
export function ratingsReport(
  at: string,
  names: readonly string[],
  ratings: readonly Rating[],
  games: number,
): string {
  const head = `${games} games, ${at}; Elo, with 95 % intervals.`
  const lines = ratings.map(({ step, ...own }, n) => [
    names[n]!,
    ...cells(own),
    ...(step ? cells(step) : ['', '']),
  ])
  return [head, rows([['', 'Elo', 'interval', 'above the one before', 'interval'], ...lines])].join('\n\n')
}

/** Ratings as a chart. `at`: game, seats and options. */
export const ratingsPlot = (
  at: string,
  names: readonly string[],
  ratings: readonly Rating[],
  games: number,
): Plot => ({
  title: `${at}: ${games} games`,
  axis: 'Elo, with 95 % intervals',
  rungs: ratings.map(({ elo, interval }, n) => ({
    name: names[n]!,
    value: elo,
    ...interval,
    text: `${elo.toFixed(0)} (${between(interval, (n) => n.toFixed(0))})`,
  })),
})

const cells = ({ elo, interval }: Elo) => [elo.toFixed(0), between(interval, (n) => n.toFixed(0))]

/** The results of each strength, as text and as data, compared in pairs of the same seed. */
export function resultsReport(at: string, all: readonly Results[]) {
  const figures = all.map((own, n) => figuresOf(own, all[n - 1]))
  const head = `${gamesOf(all)}, ${at}, the same seeds. With 95 % intervals.`
  const table = rows([
    [
      '',
      'won',
      'interval',
      'mean',
      'interval',
      'lower quartile',
      'median',
      'upper',
      'ms',
      'above the one before',
      'interval',
    ],
    ...figures.map(({ bot, won, scores, ms, step }) => [
      bot,
      percent(won.share),
      between(won, percent),
      short(scores.mean),
      between(scores, short),
      short(scores.p25),
      short(scores.p50),
      short(scores.p75),
      ms.toFixed(1),
      ...(step ? [short(step.mean), between(step, short)] : ['', '']),
    ]),
  ])
  return { text: [head, table].join('\n\n'), json: { results: figures } }
}

/** The share of games that each strength won, as a chart. */
export const resultsPlot = (at: string, all: readonly Results[]): Plot => ({
  title: `${at}: ${gamesOf(all)}`,
  axis: 'per cent of the games won, with 95 % intervals',
  rungs: all.map((own) => {
    const { won } = figuresOf(own, undefined)
    return {
      name: own.bot,
      value: 100 * won.share,
      from: 100 * won.from,
      to: 100 * won.to,
      text: `${percent(won.share)} (${between(won, percent)})`,
    }
  }),
})

// One number for all, or one for each strength.
function gamesOf(all: readonly Results[]): string {
  const many = all.map(({ won }) => won.length)
  return new Set(many).size === 1 ? `${many[0]} games each` : `${many.join(', ')} games`
}

function figuresOf({ bot, won, scores, milliseconds }: Results, before: Results | undefined) {
  const wins = won.reduce((sum, n) => sum + n, 0)
  const at = quantilesOf(scores)
  const gains = before?.scores.slice(0, scores.length).map((score, n) => scores[n]! - score)
  return {
    bot,
    games: won.length,
    won: { share: wins / won.length, ...shareInterval(wins, won.length) },
    scores: { mean: meanOf(scores), standardError: errorOf(scores), ...meanInterval(scores), ...at },
    ms: milliseconds,
    step: gains ? { mean: meanOf(gains), standardError: errorOf(gains), ...meanInterval(gains) } : null,
  }
}

function quantilesOf(scores: readonly number[]) {
  const { p25, p50, p75 } = spreadOf(scores)
  return { p25, p50, p75 }
}

const between = ({ from, to }: Interval, say: (n: number) => string) => `${say(from)} to ${say(to)}`
