import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { stderr, stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { games } from '@shamble/catalogue'
import { advised } from '@shamble/catalogue/advised'
import { sumUp, whyLost } from '@shamble/catalogue/measures'
import { playOne, type Played } from '@shamble/catalogue/play-tests'
import { percent, readOptions, Referee, seatsFor, start, type Json } from '@shamble/engine'
import { isStrength, STRENGTHS } from '@shamble/engine/bots'
import { readArguments, type Flags, type Given } from '../arguments.ts'
import { botNamed } from '../balance/plan.ts'
import { Complaint, type Tool } from '../command.ts'
import { gameOf } from '../games.ts'
import { openNew } from '../play/opening.ts'
import { playOut } from '../play/terminal.ts'
import { seedGiven } from '../settings.ts'
import { svgOf } from './svg.ts'

const FLAGS: Flags = {
  draw: 'switch',
  svg: 'value',
  play: 'switch',
  games: 'value',
  bots: 'value',
  seed: 'value',
}

const GAMES = 40
const STRENGTH = 'fair'

const usage = `
pnpm tool mission file.json

Checks a mission file: says everything that is wrong with it, or that it can be played, and what is probably a mistake.
The exit code is 1 when it cannot be played.

  --draw          also prints its maps, and what their marks mean
  --svg file      also draws its maps into an SVG file
  --play          also plays it in the terminal, with all heroes yours
  --seed S        deals the cards of that game (drawn)
  --games N       also lets bots play it N times (${GAMES} with --bots alone): the share of games won with its 95 % interval, in how
                  many games each objective was met, and how games were lost. The last line is JSON:
                  {games, won, share, least, most, turns}
  --bots B        the strength of these bots: ${STRENGTHS.join(', ')} (${STRENGTH})
`

/** The game that has missions of one's own. */
const ENTRY = games.find(({ missions }) => missions)!

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const [path] = given.words
  if (path === undefined) throw new Complaint('Which file?')
  const { readFile, doubtsIn, drawn } = await ENTRY.file!()
  const read = readFile(textOf(path))
  if ('faults' in read) {
    for (const { where, expected, found } of read.faults)
      stderr.write(`${where || 'the file'}: expected ${expected}; found ${found}.\n`)
    return 1
  }
  const { carried } = read
  say('It can be played.')
  for (const doubt of doubtsIn(carried)) say(`Doubt: ${doubt}`)
  if (given.on('draw')) say(drawn(carried))
  const svg = given.text('svg')
  if (svg !== undefined) writeFileSync(svg, svgOf(await pictureOf(carried)))
  if (given.on('play')) await play(carried, given)
  if (given.text('games') !== undefined || given.text('bots') !== undefined) await measure(carried, given)
  return 0
}

const say = (text: string) => void stdout.write(`${text}\n`)

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Complaint(`${path} cannot be read: ${(cause as Error).message}`)
  }
}

/** The game of a mission, its options, and the least number of seats. */
async function setUp(carried: Json) {
  const { optionsOf } = await ENTRY.file!()
  const { game } = await gameOf(ENTRY.id)
  const options = readOptions(game, optionsOf(carried))
  return { options, seats: Math.min(...seatsFor(game, options)) }
}

async function pictureOf(carried: Json) {
  const { options, seats } = await setUp(carried)
  const [game, { picture }] = await Promise.all([advised(ENTRY, options, carried), ENTRY.picture!()])
  const { position } = start(game, 'drawn', seats, options, carried)
  return picture(game.view(new Referee<unknown, unknown>(game, position, true).settle().table, null))
}

async function play(carried: Json, given: Given) {
  const { options, seats } = await setUp(carried)
  const playable = await gameOf(ENTRY.id)
  const seed = seedGiven(given, randomBytes(6).toString('base64url'))
  const { version } = playable.game
  const { at } = openNew(playable, { version, seed, seats, options, carried })
  const lines = createInterface({ input: stdin })
  const here = new Set(Array.from({ length: seats }, (_, seat) => seat))
  const { bot } = botNamed(STRENGTH, playable.bots)
  await playOut({
    playable,
    at,
    here,
    bot: { bot, iterations: 1 },
    lines: lines[Symbol.asyncIterator](),
    say,
  })
  lines.close()
}

async function measure(carried: Json, given: Given) {
  const { options, seats } = await setUp(carried)
  const strength = given.text('bots') ?? STRENGTH
  if (!isStrength(strength)) throw new Complaint(`--bots is ${STRENGTHS.join(', ')}, not “${strength}”.`)
  const count = given.whole('games') ?? GAMES
  const played: Played[] = []
  for (let n = 0; n < count; n++)
    played.push(await playOne({ game: ENTRY.id, seats, options, carried, strength }, n))
  const measured = sumUp(played)
  const { games, won, share, least, most, turns, turnsApart, goals } = measured
  say(
    `Bots (${strength}) won ${percent(share)} of ${games} games (95 %: ${percent(least)} to ${percent(most)}).`,
  )
  say(`A game ends on turn ${turns.toFixed(1)} ± ${turnsApart.toFixed(1)}.`)
  for (const [n, { text, met }] of goals.entries()) say(`${n + 1}. met in ${met} of ${games}: ${text}`)
  for (const why of whyLost(measured)) say(why)
  say(JSON.stringify({ games, won, share, least, most, turns }))
}

export const tool: Tool = { usage, run }
