import { availableParallelism } from 'node:os'
import { stderr, stdout } from 'node:process'
import { readOptions, seatsFor, type AnyGame } from '@shamble/engine'
import { listed, readArguments, type Flags, type Given } from '../arguments.ts'
import { Complaint, type Tool } from '../command.ts'
import { gameOf } from '../games.ts'
import { optionsGiven, seatsGiven, seedGiven } from '../settings.ts'
import { playAll } from './crew.ts'
import { figuresOf } from './figures.ts'
import { storeGiven } from './persistence.ts'
import { botNames, playersOf, type Plan } from './plan.ts'
import { reportOf } from './report.ts'

const FLAGS: Flags = {
  games: 'value',
  seats: 'value',
  bots: 'value',
  against: 'value',
  option: 'values',
  iterations: 'value',
  milliseconds: 'value',
  seed: 'value',
  rotate: 'switch',
  campaign: 'switch',
  workers: 'value',
  resume: 'value',
  json: 'switch',
}

const usage = `
pnpm tool balance <game> --games N --seats K --bots a,b,… --option name=value [--json]

Plays games between bots and says who wins, how often, and how. The same line gives the same figures,
on any number of cores, unless bots think by the clock.

  --games N            how many (100)
  --seats K            how many chairs (as few as the bots need)
  --bots a,b,…         who sits in them, the first in seat 1: a strength or a bot by its name, ${botNames()},
                       or one of the game's own; dreamer:50 is one with 50 playouts a decision. The last takes all remaining
                       chairs. (random)
  --against b          plays the same seeds again with this bot in place of the first-named, and compares the two in pairs
  --option name=value  repeatable; other options keep their defaults
  --iterations I       playouts a decision (each bot's own default, 400)
  --milliseconds M     thinking time a decision
  --rotate             all bots move up a chair after each game, so that none has the better seat;
                       not for games whose seats are roles
  --campaign           every game is a whole campaign: it goes on to the next chapter while the first-named bot wins
  --seed S             another seed, other games (balance)
  --workers W          threads (one for each core)
  --resume file        stores every game in this file as it ends, and skips games already in it, so that the same command continues
                       where it was stopped. Use a new file when rules or bots have changed
  --json               a last line of JSON:
                       {game, games, seats, bots, wins, winRate, winRateInterval, scores, moves, reasons, wonInARow?, comparison?}

wins       for each seat, the games it won; a shared victory counts for each winner
winRate    the share of games that the first-named bot, the human side, won or shared; games without a winner count as not won
wonInARow  of campaigns: how often n games were won in a row, by n
scores     of the first-named bot: the score in the result, or the game's own judgement of the final position, from 0 to 1
intervals  of 95 %: Wilson's for shares, 1.96 standard errors for means; not shown for fewer than 30 games
`

const GAMES = 100

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const { game, asked, bots } = await gameOf(given.words[0])
  const plan = planFor(game, asked, given)
  playersOf(plan.against === undefined ? plan : withOther(plan, plan.against), bots)
  playersOf(plan, bots)
  const workers = given.whole('workers') ?? availableParallelism()
  const onProgress = progress(plan.games)
  const played = async (plan: Plan) =>
    playAll(plan, { workers, onProgress, store: await storeGiven(given, plan) })
  const outcomes = await played(plan)
  const others = plan.against === undefined ? null : await played(withOther(plan, plan.against))
  stdout.write(`${reportOf(game.id, plan, outcomes, others)}\n`)
  if (given.on('json')) stdout.write(`\n${JSON.stringify(figuresOf(game.id, plan, outcomes, others))}\n`)
  return 0
}

/** The same plan with another bot in place of the first. */
const withOther = (plan: Plan, other: string): Plan => ({ ...plan, bots: [other, ...plan.bots.slice(1)] })

/** The plan of a command line. Throws a `Complaint` if the game does not allow it. */
export function planFor(game: AnyGame, asked: string, given: Given): Plan {
  const named = listed(given.text('bots') ?? 'random')
  const options = optionsGiven(game, given) ?? readOptions(game, {})
  const possible = seatsFor(game, options)
  const seats =
    seatsGiven(game, given, options) ?? possible.find((n) => n >= named.length) ?? Math.max(...possible)
  if (named.length > seats)
    throw new Complaint(
      `There are ${named.length} bots for ${seats === 1 ? 'one chair' : `${seats} chairs`}.`,
    )
  const iterations = given.whole('iterations')
  const milliseconds = given.whole('milliseconds')
  const against = given.text('against')
  if (given.on('campaign') && !game.sequel)
    throw new Complaint(`${game.id} has no campaign: every game of it stands by itself.`)
  return {
    asked,
    games: given.whole('games') ?? GAMES,
    seats,
    bots: Array.from({ length: seats }, (_, seat) => named[seat] ?? named.at(-1)!),
    options,
    seed: seedGiven(given, 'balance'),
    rotate: given.on('rotate'),
    ...(given.on('campaign') && { campaign: true as const }),
    ...(iterations !== undefined && { iterations }),
    ...(milliseconds !== undefined && { milliseconds }),
    ...(against !== undefined && { against }),
  }
}

const PAUSE = 2000

function progress(games: number): (done: number) => void {
  let said = performance.now()
  return (done) => {
    if (performance.now() - said < PAUSE) return
    said = performance.now()
    stderr.write(`${done} of ${games} games\n`)
  }
}

export const tool: Tool = { usage, run }
