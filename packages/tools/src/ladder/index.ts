import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { stderr, stdout } from 'node:process'
import { alliesOf, defaultSeats, readOptions, type AnyGame } from '@shamble/engine'
import { STRENGTHS } from '@shamble/engine/bots'
import { listed, readArguments, type Flags, type Given } from '../arguments.ts'
import { playAll } from '../balance/crew.ts'
import type { Outcome } from '../balance/match.ts'
import { storeGiven } from '../balance/persistence.ts'
import { playersOf, type Plan } from '../balance/plan.ts'
import { Complaint, type Tool } from '../command.ts'
import { gameOf } from '../games.ts'
import { optionsGiven, seatsGiven, seedGiven } from '../settings.ts'
import { ratingsOf, type Played } from './bradley-terry.ts'
import { plotOf } from './plot.ts'
import {
  whereSaid,
  ratingsPlot,
  ratingsReport,
  resultsPlot,
  resultsReport,
  type Results,
  type Setting,
} from './report.ts'

const FLAGS: Flags = {
  games: 'value',
  seats: 'value',
  bots: 'value',
  option: 'values',
  seed: 'value',
  workers: 'value',
  resume: 'value',
  plot: 'value',
  json: 'switch',
}

const usage = `
pnpm tool ladder <game> [--games N,…] [--seats K] [--option name=value] [--plot file.svg] [--json]

Measures how far apart the strengths of the bots are.

In competitive games each strength meets the next one on N seeds. They sit alternately, and each seed is played twice, with the chairs
exchanged. A game without a winner counts for the best score. The result is Elo ratings (Bradley–Terry) with 95 % intervals.
In solo and cooperative games each strength plays the same N seeds on all seats.

  --games N            seeds for each pair or strength (100); N,N,… for the first, the second, …: strong bots are slow
  --seats K            the number of seats (the default)
  --bots a,b,…         bots in place of the four strengths, the weakest first
  --option name=value  repeatable; other options keep their defaults
  --seed S             another seed, other games (ladder)
  --workers W          threads (one for each core)
  --resume file        stores every game in this file as it ends, and skips games already in it, so that the same command continues
                       where it was stopped. Use a new file when rules or bots have changed
  --plot file.svg      draws a chart: Elo, or the share of games won
  --json               a last line of JSON
`

const SEEDS = 100

/** Plays all games of a plan. */
type Play = (plan: Plan, onProgress: (games: number) => void) => Promise<Outcome[]>

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const { game, asked, bots } = await gameOf(given.words[0])
  const setting = settingFor(game, asked, given)
  const names = namesIn(given)
  playersOf({ ...setting, games: 0, bots: names }, bots)
  const workers = given.whole('workers') ?? availableParallelism()
  const { seats, options } = setting
  const together = alliesOf(game, { seats, options }, 0).length === seats - 1
  const at = whereSaid(setting, readOptions(game, {}))
  const play: Play = async (plan, onProgress) =>
    playAll(plan, { workers, onProgress, store: await storeGiven(given, plan) })
  const { text, json, plot } = together
    ? await alone(setting, at, names, seedsIn(given, names.length), play)
    : await inPairs(setting, at, names, seedsIn(given, names.length - 1), play)
  stdout.write(`${text}\n`)
  const file = given.text('plot')
  if (file !== undefined) writeFileSync(file, plotOf(plot))
  if (given.on('json')) stdout.write(`\n${JSON.stringify({ game: game.id, seats, options, ...json })}\n`)
  return 0
}

function namesIn(given: Given): string[] {
  const names = listed(given.text('bots') ?? STRENGTHS.join())
  if (names.length > 1 && new Set(names).size === names.length) return names
  throw new Complaint('A ladder needs at least two different bots, the weakest first.')
}

// The number of seeds for each pair, or for each bot that plays alone.
function seedsIn(given: Given, rows: number): number[] {
  const many = given.wholes('games') ?? [SEEDS]
  if (many.length === 1) return Array.from({ length: rows }, () => many[0]!)
  if (many.length === rows) return many
  throw new Complaint(`--games takes one number here, or ${rows} with commas, not ${many.length}.`)
}

function settingFor(game: AnyGame, asked: string, given: Given): Setting {
  const options = optionsGiven(game, given) ?? readOptions(game, {})
  const seats = seatsGiven(game, given, options) ?? defaultSeats(game, options)
  return {
    asked,
    seats,
    options,
    seed: seedGiven(given, 'ladder'),
    rotate: false,
  }
}

// ── Competitive games ──

async function inPairs(
  setting: Setting,
  at: string,
  names: readonly string[],
  seeds: readonly number[],
  play: Play,
) {
  const blocks: Played[][] = []
  for (const [n, one] of names.entries()) {
    const other = names[n + 1]
    if (other === undefined) break
    const games = seeds[n]!
    const byTurns = (first: string, second: string) =>
      play(
        { ...setting, games, bots: chairsBetween(first, second, setting.seats) },
        progress(one, other, games),
      )
    const there = await byTurns(one, other)
    const back = await byTurns(other, one)
    const player = (name: string) => names.indexOf(name)
    for (const [k, game] of there.entries())
      blocks.push([
        playedBy(names.length, player(one), player(other), game),
        playedBy(names.length, player(other), player(one), back[k]!),
      ])
  }
  const ratings = ratingsOf(names.length, blocks)
  const games = blocks.length * 2
  return {
    text: ratingsReport(at, names, ratings, games),
    plot: ratingsPlot(`${setting.asked}, ${at}`, names, ratings, games),
    json: { games, ratings: ratings.map((rating, n) => ({ bot: names[n]!, ...rating })) },
  }
}

const chairsBetween = (first: string, second: string, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? first : second))

// `even` and `odd`: the players in those chairs. In a game without winners the best score wins.
function playedBy(players: number, even: number, odd: number, outcome: Outcome): Played {
  const { scores } = outcome
  const lost = outcome.shares.every((share) => share === 0)
  const best = Math.max(...scores)
  const shares = lost ? scores.map((score) => Number(score === best)) : outcome.shares
  const all = shares.reduce((sum, share) => sum + share, 0)
  const chairs = new Array<number>(players).fill(0)
  const won = new Array<number>(players).fill(0)
  for (const [seat, share] of shares.entries()) {
    const player = seat % 2 === 0 ? even : odd
    chairs[player]!++
    won[player]! += share / all
  }
  return { chairs, shares: won }
}

// ── Solo and cooperative games ──

async function alone(
  setting: Setting,
  at: string,
  names: readonly string[],
  seeds: readonly number[],
  play: Play,
) {
  const all: Results[] = []
  for (const [n, name] of names.entries()) {
    const games = seeds[n]!
    const bots = Array.from({ length: setting.seats }, () => name)
    const outcomes = await play({ ...setting, games, bots }, progress(name, null, games))
    all.push({
      bot: name,
      won: outcomes.map(({ winners }) => (winners.includes(0) ? 1 : 0)),
      scores: outcomes.map(({ scores }) => scores[0]!),
      milliseconds: timeOf(outcomes),
    })
  }
  return { ...resultsReport(at, all), plot: resultsPlot(`${setting.asked}, ${at}`, all) }
}

function timeOf(outcomes: readonly Outcome[]): number {
  const thoughts = outcomes.flatMap(({ thoughts }) => thoughts)
  const decisions = thoughts.reduce((sum, thought) => sum + thought.decisions, 0)
  return thoughts.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / Math.max(1, decisions)
}

const PAUSE = 10_000

function progress(one: string, other: string | null, games: number): (done: number) => void {
  let said = performance.now()
  return (done) => {
    if (performance.now() - said < PAUSE) return
    said = performance.now()
    stderr.write(`${one}${other ? ` and ${other}` : ''}: ${done} of ${games} games\n`)
  }
}

export const tool: Tool = { usage, run }
