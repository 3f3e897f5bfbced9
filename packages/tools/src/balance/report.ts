import { percent, rows, short } from '../rows.ts'
import { shareInterval, type Interval } from '../statistics.ts'
import { figuresOf, spreadOf, sureness } from './figures.ts'
import type { Figures, Share, Spread, Sure } from './figures.ts'
import type { Outcome } from './match.ts'
import type { Plan } from './plan.ts'

/** Minimum number of games for which shares and means are shown. */
const MIN_GAMES = 30

/** A report on a plan's games, as text. */
export function reportOf(
  game: string,
  plan: Plan,
  outcomes: readonly Outcome[],
  others: readonly Outcome[] | null = null,
): string {
  const figures = figuresOf(game, plan, outcomes, others)
  const isEnough = outcomes.length >= MIN_GAMES
  const parts = [
    head(figures, plan, outcomes, isEnough),
    isEnough && rows([['', 'won', 'interval', 'alone', ...SCORES], ...byBot(plan, outcomes)]),
    isEnough && comparison(figures),
    rows(bySeat(figures, isEnough)),
    rows(byReason(figures, isEnough)),
    figures.wonInARow !== undefined && rows(byRow(figures.wonInARow, isEnough)),
    isEnough && lengths(figures, outcomes),
    rows([['time for a decision', 'decisions', 'ms'], ...byThought(plan, outcomes)]),
    isEnough && rows([['times a game', ...plan.bots.map(nameOf)], ...byDeed(plan, outcomes)]),
  ]
  return parts.filter((part) => part !== false && part !== '').join('\n\n')
}

const SCORES = ['scores: mean', '± SE', 'min', 'p10', 'p50', 'p90', 'max']
const nameOf = (bot: string, i: number) => `${i + 1} ${bot}`

function head(
  { game, games, winRate, winRateInterval }: Figures,
  { bots, options, rotate }: Plan,
  outcomes: readonly Outcome[],
  isEnough: boolean,
) {
  const shared = outcomes.filter(({ shares }) => shares.some((share) => share > 0 && share < 1)).length
  const lost = outcomes.filter(({ winners }) => winners.length === 0).length
  const set = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`)
  const sit = `Bots ${rotate ? 'move up a chair after every game' : 'sit as named'}.`
  return [
    `${game}, ${games} games${set.length > 0 ? `, ${set.join(' ')}` : ''}`,
    isEnough
      ? `${sit} Won by 1 ${bots[0]}: ${percent(winRate)} (${between(winRateInterval, percent)}).`
      : `${sit} Shares and means are shown from ${MIN_GAMES} games on.`,
    `Shared by several winners: ${shared}. Won by no one: ${lost}.`,
    ...(isEnough ? ['Intervals are those of 95 %; SE is the standard error.'] : []),
  ].join('\n')
}

const between = ({ from, to }: Interval, say: (n: number) => string) => `${say(from)} to ${say(to)}`

function byBot({ bots }: Plan, outcomes: readonly Outcome[]): string[][] {
  return bots.map((bot, i) => {
    const seat = ({ chairs }: Outcome) => chairs.indexOf(i)
    const won = outcomes.filter((game) => game.winners.includes(seat(game)))
    const alone = won.filter((game) => game.shares[seat(game)] === 1)
    const scores = outcomes.map((game) => game.scores[seat(game)]!)
    return [
      nameOf(bot, i),
      percent(won.length / outcomes.length),
      between(shareInterval(won.length, outcomes.length), percent),
      percent(alone.length / outcomes.length),
      ...cells({ ...spreadOf(scores), ...sureness(scores) }),
    ]
  })
}

const cells = ({ mean, standardError, min, p10, p50, p90, max }: Spread & Sure) =>
  [mean, standardError!, min, p10, p50, p90, max].map(short)

function comparison({ bots, comparison }: Figures): string {
  if (!comparison) return ''
  const { bot, winRate, wonMore, scoredMore } = comparison
  const won = `${percent(wonMore.mean)} (${between(wonMore.interval!, percent)})`
  const scored = `${short(scoredMore.mean)} (${between(scoredMore.interval!, short)})`
  return `In its place ${bot} won ${percent(winRate)} on the same seeds. Game by game ${bots[0]} won more: ${won}; scored more: ${scored}.`
}

// Par: the share that every seat would win if all were equally good.
function bySeat({ wins, games, seats }: Figures, isEnough: boolean): string[][] {
  const par = wins.reduce((sum, n) => sum + n, 0) / seats
  const lines = wins.map((n, seat) => {
    const against = par === 0 ? '' : `${n >= par ? '+' : ''}${(100 * (n / par - 1)).toFixed(1)} %`
    return [
      `seat ${seat + 1}`,
      String(n),
      percent(n / games),
      between(shareInterval(n, games), percent),
      against,
    ]
  })
  return counted([['', 'won', 'share', 'interval', 'against par'], ...lines], isEnough)
}

function byReason({ reasons }: Figures, isEnough: boolean): string[][] {
  const lines = Object.entries(reasons).map(([reason, { games, share, interval }]) => [
    reason,
    String(games),
    percent(share),
    between(interval, percent),
  ])
  return counted([['ended by', 'games', 'share', 'interval'], ...lines], isEnough)
}

function byRow(wonInARow: readonly Share[], isEnough: boolean): string[][] {
  const lines = wonInARow.map(({ games, share, interval }, won) => [
    String(won),
    String(games),
    percent(share),
    between(interval, percent),
  ])
  return counted([['won in a row', 'campaigns', 'share', 'interval'], ...lines], isEnough)
}

// The first two columns are counts, the others shares.
const counted = (lines: string[][], isEnough: boolean) =>
  isEnough ? lines : lines.map((line) => line.slice(0, 2))

function lengths({ moves }: Figures, outcomes: readonly Outcome[]): string {
  const { mean, min, p50, p90, max } = spreadOf(outcomes.map(({ moves }) => moves))
  return `Moves a game: mean ${short(mean)} (SE ${short(moves.standardError!)}), min ${min}, p50 ${p50}, p90 ${p90}, max ${max}.`
}

function byThought({ bots }: Plan, outcomes: readonly Outcome[]): string[][] {
  return bots.map((bot, i) => {
    const decisions = sum(outcomes.map(({ thoughts }) => thoughts[i]!.decisions))
    const milliseconds = sum(outcomes.map(({ thoughts }) => thoughts[i]!.milliseconds))
    return [nameOf(bot, i), String(decisions), decisions === 0 ? '' : (milliseconds / decisions).toFixed(3)]
  })
}

// The moves of each bot by `step verb`, most frequent first.
function byDeed({ bots }: Plan, outcomes: readonly Outcome[]): string[][] {
  const times = bots.map(() => new Map<string, number>())
  for (const { verbs } of outcomes) {
    for (const [i, done] of verbs.entries())
      for (const [deed, n] of Object.entries(done)) times[i]!.set(deed, (times[i]!.get(deed) ?? 0) + n)
  }
  const all = [...new Set(times.flatMap((done) => [...done.keys()]))]
  const total = (deed: string) => sum(times.map((done) => done.get(deed) ?? 0))
  return all
    .sort((a, b) => total(b) - total(a) || (a < b ? -1 : 1))
    .map((deed) => [deed, ...times.map((done) => ((done.get(deed) ?? 0) / outcomes.length).toFixed(2))])
}

const sum = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0)
