import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { stdout } from 'node:process'
import { quickChance, type AnyGame, type Log } from '@shamble/engine'
import { goldenOf, startAny, type Golden } from '@shamble/engine/testing'
import { listed, readArguments, type Flags, type Given } from './arguments.ts'
import { playMatch, seedOf } from './balance/match.ts'
import { botNames, playersOf, type Plan } from './balance/plan.ts'
import { Complaint, type Tool } from './command.ts'
import { gameOf, type Playable } from './games.ts'
import { contradiction, enter } from './ledger.ts'
import { optionsGiven, seatsGiven, seedGiven } from './settings.ts'

const FLAGS: Flags = {
  games: 'value',
  seed: 'value',
  seats: 'value',
  option: 'values',
  bots: 'value',
  iterations: 'value',
  into: 'value',
  again: 'switch',
}

const usage = `
pnpm tool golden <game> [--games N]

Records finished games, with a fingerprint of every position, in the game's test/golden/. From then on their replay must
not change: a difference is a bug, or needs a new version of the rules. The ledger beside them has a line for every game
ever recorded, and lines are only added: under the same version a name cannot be recorded differently.

  --games N            how many (3)
  --seed S             where they come from; the files are called S-0.json, S-1.json, … (golden)
  --seats K            the number of seats (drawn)
  --option name=value  these options, the others by default (drawn)
  --bots a,b,…         who plays: ${botNames()}, one of the game's
                       own, or dreamer:50; the last takes all seats that are left (random)
  --iterations I       playouts a decision (each bot's own default, 400)
  --into folder        another folder
  --again              replace games of an earlier version
`

const GAMES = 3

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const playable = await gameOf(given.words[0])
  const { game, tests } = playable
  const folder = given.text('into') ?? join(tests, 'golden')
  const seed = seedGiven(given, 'golden')
  const count = given.whole('games') ?? GAMES
  mkdirSync(folder, { recursive: true })
  for (let n = 0; n < count; n++) {
    const golden = recordOne(playable, planFor(game, given, `${seed}-${n}`), n)
    const file = join(folder, `${golden.log.seed}.json`)
    keep(file, golden, given.on('again'))
    enter(folder)
    const { seats, moves, options } = golden.log
    const set = Object.entries(options).map(([name, value]) => ` ${name}=${String(value)}`)
    stdout.write(
      `${relative('.', file)}: ${seats} seats, ${moves.length} moves,${set.join('') || ' no options'}\n`,
    )
  }
  return 0
}

// Seats and options are those given, or drawn from the seed.
function planFor(game: AnyGame, given: Given, drawnBy: string): Plan {
  const options = optionsGiven(game, given)
  const seats = seatsGiven(game, given, options)
  const settings = { ...(seats !== undefined && { seats }), ...(options && { options }) }
  const { log } = startAny(game, drawnBy, quickChance(drawnBy), settings)
  const named = listed(given.text('bots') ?? 'random')
  const iterations = given.whole('iterations')
  return {
    asked: game.id,
    games: 1,
    seats: log.seats,
    bots: Array.from({ length: log.seats }, (_, seat) => named[seat] ?? named.at(-1)!),
    options: log.options,
    seed: seedGiven(given, 'golden'),
    rotate: false,
    ...(iterations !== undefined && { iterations }),
  }
}

/** Plays game number `n` of a plan. */
function recordOne({ game, bots }: Playable, plan: Plan, n: number): Golden {
  const { seats, options } = plan
  const log: Log = { game: game.id, version: game.version, seats, options, seed: seedOf(plan, n), moves: [] }
  playMatch(game, plan, playersOf(plan, bots), n, (seat, move) => void log.moves.push([seat, ...move]))
  return goldenOf(game, log)
}

function keep(file: string, golden: Golden, again: boolean): void {
  const text = `${JSON.stringify(golden)}\n`
  const says = contradiction(dirname(file), basename(file, '.json'), golden)
  if (says) throw new Complaint(says)
  if (existsSync(file) && !again && readFileSync(file, 'utf8') !== text) {
    throw new Complaint(
      `${relative('.', file)} is there already and would change. If the rules have a new version, add --again.`,
    )
  }
  writeFileSync(file, text)
}

export const tool: Tool = { usage, run }
