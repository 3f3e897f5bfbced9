import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stderr, stdout } from 'node:process'
import {
  conformance,
  ConformanceFault,
  withstand,
  type Conformance,
  type FuzzPlan,
  type Stranger,
} from '@shamble/engine/testing'
import { readArguments, type Flags } from './arguments.ts'
import { Complaint, type Tool } from './command.ts'
import { countSteps, findCostly } from './costs/index.ts'
import { gameOf, ROOT, type Playable } from './games.ts'
import { optionsGiven, seatsGiven, seedGiven } from './settings.ts'

const FLAGS: Flags = {
  games: 'value',
  seed: 'value',
  seats: 'value',
  option: 'values',
  share: 'value',
  tries: 'value',
  dumps: 'value',
  hostile: 'switch',
  costly: 'switch',
  steps: 'switch',
}

const usage = `
pnpm tool fuzz <game> [--games N]

Plays random games and checks the properties of every game. The last line is JSON:
{game, games, decisions, longest, widest}. The first fault ends the run with exit code 1 and leaves a dump, which
\`pnpm tool play <game> --dump file\` opens and \`pnpm tool replay-all file\` checks again.

  --games N            how many (100)
  --seed S             the same seed plays the same games (fuzz)
  --seats K            the number of seats (drawn)
  --option name=value  these options, the others by default (drawn)
  --share P            the share of decisions checked in depth, 0 to 1 (0.05)
  --tries N            legal moves tried at such a decision (4)
  --dumps folder       the folder of dumps (.reports/dumps)
  --hostile            instead carries N malformed, hostile and valid values into the game, made by its test/hostile.ts: each
                       must be refused or played to the end. The last line is JSON: {game, tried, refused, played, longest}
  --costly             instead looks among N such values for those that cost a server most: before a page is drawn, and in the
                       longest slice of par and of judging, in milliseconds at rest. Writes the worst of each to
                       the folder of dumps; the exit code is 1 when one exceeds its limit. The last line is JSON:
                       {game, tried, page, par, judging}
  --steps FILE…        instead counts the steps that the values in these files take, as --costly has written them. A step is a
                       block of code that is entered, so the numbers are the same on every machine

<game> is an id of the catalogue, corridor, or the path of a module that exports \`game\`.
The game's own invariants are in its test/invariants.ts. What it tells about its moves (odds, averages, prices) is compared with 2,000
imagined rolls, as its test/forecasts.ts says.
`

const GAMES = 100
const SEED = 'fuzz'
const FORECAST_SHARE = 0.05
const ROLLS = 2000
const DUMPS = join(ROOT, '.reports/dumps')
const LINES_A_SECOND = 2
async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  if (given.on('steps')) return countSteps(given.words[0], given.words.slice(1))
  const playable = await gameOf(given.words[0])
  const { game, invariants, forecasts } = playable
  const games = given.whole('games') ?? GAMES
  if (given.on('costly'))
    return findCostly(playable, strangerOf(playable), games, {
      seed: seedGiven(given, SEED),
      folder: given.text('dumps') ?? DUMPS,
    })
  if (given.on('hostile')) return fuzzStrangers(playable, games, seedGiven(given, SEED))
  const options = optionsGiven(game, given)
  const seats = seatsGiven(game, given, options)
  const share = given.share('share')
  const tries = given.whole('tries')
  const plan: FuzzPlan = {
    games,
    seed: seedGiven(given, SEED),
    onProgress: progress(games),
    ...(seats !== undefined && { seats }),
    ...(options && { options }),
    ...(share !== undefined && { share }),
    ...(tries !== undefined && { tries }),
    ...(invariants && { invariants }),
    ...(forecasts && { forecasts, forecastShare: FORECAST_SHARE, rolls: ROLLS }),
  }
  return fuzz(playable, plan, given.text('dumps') ?? DUMPS)
}

/** Fuzzes a game and reports. Returns the exit code: 1 for a fault, whose dump is then stored. */
export function fuzz({ game, asked }: Playable, plan: FuzzPlan, dumps: string): number {
  try {
    const found = conformance(game, plan)
    stdout.write(describe(found))
    const { games, decisions, longest, widest } = found
    stdout.write(`${JSON.stringify({ game: game.id, games, decisions, longest, widest })}\n`)
    return 0
  } catch (fault) {
    if (!(fault instanceof ConformanceFault)) throw fault
    const file = keep(fault, dumps)
    stderr.write(`${fault.message}\n\nDump: ${file}\nTo see it: pnpm tool play ${asked} --dump ${file}\n`)
    stdout.write(`${JSON.stringify({ game: game.id, fault: fault.dump.property, dump: file })}\n`)
    return 1
  }
}

/** Carries untrusted values into a game. Returns the exit code: 1 for a fault. */
function fuzzStrangers(playable: Playable, tries: number, seed: string): number {
  const { game } = playable
  const make = strangerOf(playable)
  try {
    const { slowestRead, slowestGame, ...found } = withstand(game, make, tries, seed)
    stdout.write(
      `Reading one took at most ${slowestRead.toFixed(0)} ms, playing one ${slowestGame.toFixed(0)} ms.\n`,
    )
    stdout.write(`${JSON.stringify({ game: game.id, ...found })}\n`)
    return 0
  } catch (fault) {
    stderr.write(`${(fault as Error).message}\n`)
    return 1
  }
}

function strangerOf({ game, hostile }: Playable): Stranger {
  if (hostile) return hostile
  throw new Complaint(`${game.id} has no test/hostile.ts: nothing is carried into it by strangers.`)
}

function describe({ links, options, decisions, unseen, unmet, silent, forecasts }: Conformance): string {
  const average = decisions === 0 ? 0 : options / decisions
  const lines = [
    `Legal moves at a decision: ${average.toFixed(1)} on average.`,
    `Replay links: ${links.median} characters in the middle, nine in ten at most ${links.p90}, longest ${links.max}.`,
  ]
  if (unseen.length > 0)
    lines.push(`Hidden from a seat and never dealt again, as explained: ${unseen.join(', ')}.`)
  if (unmet.length > 0) lines.push(`Never offered in these games: ${unmet.join(', ')}.`)
  const checked = Object.entries(forecasts).map(([what, times]) => `${what}: ${times}`)
  if (checked.length > 0) lines.push(`Checked by imagined rolls: ${checked.join('; ')}.`)
  if (silent.length > 0) lines.push(`Clicked in vain without a reason: ${silent.slice(0, 20).join('; ')}.`)
  return `${lines.join('\n')}\n`
}

function keep({ dump }: ConformanceFault, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${dump.game}-${dump.property}-${dump.seed}-${dump.log.moves.length}.json`)
  writeFileSync(file, `${JSON.stringify(dump, null, 2)}\n`)
  return relative('.', file)
}

function progress(games: number): NonNullable<FuzzPlan['onProgress']> {
  let said = performance.now()
  return (done) => {
    const now = performance.now()
    if (now - said < 1000 / LINES_A_SECOND) return
    said = now
    stderr.write(`${done.games} of ${games} games, ${done.decisions} decisions\n`)
  }
}

export const tool: Tool = { usage, run }
