import { randomBytes } from 'node:crypto'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { readOptions, seatsFor, type Seat } from '@shamble/engine'
import { readArguments, type Flags, type Given } from '../arguments.ts'
import { botNamed, botNames } from '../balance/plan.ts'
import { Complaint, type Tool } from '../command.ts'
import { gameOf, type Playable } from '../games.ts'
import { readStored } from '../stored.ts'
import { optionsGiven, seatsGiven, seedGiven } from '../settings.ts'
import { openLink, openLog, openNew, type Opened } from './opening.ts'
import { playOut } from './terminal.ts'

const FLAGS: Flags = {
  seats: 'value',
  seat: 'value',
  option: 'values',
  seed: 'value',
  bot: 'value',
  milliseconds: 'value',
  dump: 'value',
  link: 'value',
}

const usage = `
pnpm tool play <game>

A game in the terminal. Every legal move has a number. Bots fill the other seats. Prints the replay link at the end.

  --seats K            the number of seats (the minimum)
  --seat N             your seat, from 1, or all (1)
  --option name=value  repeatable; other options keep their defaults
  --seed S             the same seed deals the same cards (drawn)
  --bot B              the bot in the other seats: ${botNames()}, one of the game's own, or
                       dreamer:50 (dreamer)
  --milliseconds M     thinking time of the bots (500)
  --dump file          continue from a dump of the fuzz, a golden game or a log, on all seats
  --link text          continue from a replay link
`

const THINKS = 500

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const playable = await gameOf(given.words[0])
  const { at, notes } = await opening(playable, given)
  const { bot, iterations } = botNamed(given.text('bot') ?? 'dreamer', playable.bots)
  const here = seatsHere(given, at.timeline.log.seats)
  const lines = createInterface({ input: stdin })
  const say = (text: string) => void stdout.write(`${text}\n`)
  say(`${playable.title}, seed ${at.timeline.log.seed}, ${at.timeline.log.seats} seats`)
  for (const note of notes) say(note)
  await playOut({
    playable,
    at,
    here,
    bot: { bot, ...(iterations ? { iterations } : { milliseconds: given.whole('milliseconds') ?? THINKS }) },
    lines: lines[Symbol.asyncIterator](),
    say,
  })
  lines.close()
  return 0
}

async function opening(playable: Playable, given: Given): Promise<Opened> {
  const { game } = playable
  const [dump, link] = [given.text('dump'), given.text('link')]
  if (link !== undefined) return openLink(playable, link)
  if (dump === undefined) {
    const options = optionsGiven(game, given) ?? readOptions(game, {})
    const seats = seatsGiven(game, given, options) ?? seatsFor(game, options)[0]!
    const seed = seedGiven(given, randomBytes(6).toString('base64url'))
    return openNew(playable, { version: game.version, seed, seats, options })
  }
  const stored = readStored(dump)
  if (stored.log.game !== game.id)
    throw new Complaint(`${dump} is a game of ${stored.log.game}, not of ${game.id}.`)
  return openLog(playable, stored.log, stored.kind === 'dump' ? stored.dump : undefined)
}

// A stored game is opened to try things, so all seats are the player's by default.
function seatsHere(given: Given, seats: number): Set<Seat> {
  const all = () => new Set(Array.from({ length: seats }, (_, seat) => seat))
  const said = given.text('seat') ?? (given.text('dump') === undefined ? '1' : 'all')
  if (said === 'all') return all()
  const seat = Number(said)
  if (!Number.isInteger(seat) || seat < 1 || seat > seats)
    throw new Complaint(`--seat is a number from 1 to ${seats}, or all, not “${said}”.`)
  return new Set([seat - 1])
}

export const tool: Tool = { usage, run }
