import { figuresOf, spreadOf, type Figures, type Spread } from './figures.ts'
import type { Outcome } from './match.ts'
import type { Plan } from './plan.ts'

/** Everything a person wants to know about a plan's games, as text. */
export function reportOf(game: string, plan: Plan, outcomes: readonly Outcome[]): string {
  const figures = figuresOf(game, plan, outcomes)
  return [
    head(figures, plan, outcomes),
    rows([['', 'won', 'alone', 'scores: mean', 'min', 'p10', 'p50', 'p90', 'max'], ...byBot(plan, outcomes)]),
    rows([['', 'won', 'share', 'against par'], ...bySeat(figures)]),
    rows([['ended by', 'games'], ...byReason(outcomes)]),
    lengths(outcomes),
    rows([['time for a decision', 'decisions', 'ms'], ...byThought(plan, outcomes)]),
    rows([['times a game', ...plan.bots.map(nameOf)], ...byDeed(plan, outcomes)]),
  ].join('\n\n')
}

const nameOf = (bot: string, i: number) => `${i + 1} ${bot}`
const percent = (n: number) => `${(100 * n).toFixed(1)} %`

function head(
  { game, games, winRate }: Figures,
  { bots, options, rotate }: Plan,
  outcomes: readonly Outcome[],
) {
  const shared = outcomes.filter(({ shares }) => shares.some((share) => share > 0 && share < 1)).length
  const lost = outcomes.filter(({ winners }) => winners.length === 0).length
  const set = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`)
  return [
    `${game}, ${games} games${set.length > 0 ? `, ${set.join(' ')}` : ''}`,
    `Bots ${rotate ? 'move up a chair after every game' : 'sit as named'}. Won by 1 ${bots[0]}: ${percent(winRate)}.`,
    `Shared by several winners: ${shared}. Won by nobody: ${lost}.`,
  ].join('\n')
}

function byBot({ bots }: Plan, outcomes: readonly Outcome[]): string[][] {
  return bots.map((bot, i) => {
    const seat = ({ chairs }: Outcome) => chairs.indexOf(i)
    const won = outcomes.filter((game) => game.winners.includes(seat(game)))
    const alone = won.filter((game) => game.shares[seat(game)] === 1)
    const scores = spreadOf(outcomes.map((game) => game.scores[seat(game)]!))
    const share = percent(won.length / outcomes.length)
    return [nameOf(bot, i), share, percent(alone.length / outcomes.length), ...cells(scores)]
  })
}

const cells = ({ mean, min, p10, p50, p90, max }: Spread) => [mean, min, p10, p50, p90, max].map(short)

// Par is what every seat would win if all were as good.
function bySeat({ wins, games, seats }: Figures): string[][] {
  const par = wins.reduce((sum, n) => sum + n, 0) / seats
  return wins.map((n, seat) => [
    `seat ${seat + 1}`,
    String(n),
    percent(n / games),
    par === 0 ? '' : `${n >= par ? '+' : ''}${(100 * (n / par - 1)).toFixed(1)} %`,
  ])
}

function byReason(outcomes: readonly Outcome[]): string[][] {
  const times = new Map<string, number>()
  for (const { reason } of outcomes) times.set(reason, (times.get(reason) ?? 0) + 1)
  return [...times].sort((a, b) => b[1] - a[1]).map(([reason, n]) => [reason, String(n)])
}

function lengths(outcomes: readonly Outcome[]): string {
  const { mean, min, p50, p90, max } = spreadOf(outcomes.map(({ moves }) => moves))
  return `Moves a game: mean ${short(mean)}, min ${min}, p50 ${p50}, p90 ${p90}, max ${max}.`
}

function byThought({ bots }: Plan, outcomes: readonly Outcome[]): string[][] {
  return bots.map((bot, i) => {
    const decisions = sum(outcomes.map(({ thoughts }) => thoughts[i]!.decisions))
    const milliseconds = sum(outcomes.map(({ thoughts }) => thoughts[i]!.milliseconds))
    return [nameOf(bot, i), String(decisions), decisions === 0 ? '' : (milliseconds / decisions).toFixed(3)]
  })
}

// What each bot did, `step verb`, the most frequent first.
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
const short = (n: number) => String(Math.round(n * 1000) / 1000)

/** Columns: the first to the left, the others to the right. */
export function rows(cells: readonly (readonly string[])[]): string {
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  return cells
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n')
}
