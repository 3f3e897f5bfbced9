import { join } from 'node:path'
import { argv, exit, stderr, stdout } from 'node:process'
import { Worker } from 'node:worker_threads'
import { readArguments, type Flags } from '../arguments.ts'
import { rows } from '../rows.ts'
import { Complaint } from '../command.ts'
import { againstBoardgameIo } from './against-boardgame-io.ts'
import { beside } from './beside.ts'
import { copies } from './copies.ts'
import { crowd } from './crowd.ts'
import { decisions } from './decisions.ts'
import { gameOf, playableIds, ROOT } from '../games.ts'
import { firstMove } from './first-move.ts'
import { flood } from './flood.ts'
import { missing, type Bench, type Figure } from './figure.ts'
import { hotDaily } from './hot-daily.ts'
import { links } from './links.ts'
import { load } from './load.ts'
import { motion } from './motion.ts'
import { pars } from './pars.ts'
import { pictures } from './pictures.ts'
import { players } from './players.ts'
import { playouts } from './playouts.ts'
import { recorded } from './recorded.ts'
import { replays } from './replays.ts'
import { reviews } from './reviews.ts'
import { scripts } from './scripts.ts'
import { tables } from './tables.ts'
import { thousands } from './samples.ts'
import { verdicts } from './verdicts.ts'
import { voters } from './voters.ts'
import { wire } from './wire.ts'
import { writeFigures } from './write.ts'

/** All measurements, one file each, in order. */
export const benches: readonly Bench[] = [
  playouts,
  recorded,
  againstBoardgameIo,
  replays,
  links,
  verdicts,
  decisions,
  pars,
  copies,
  reviews,
  scripts,
  firstMove,
  motion,
  pictures,
  wire,
  crowd,
  voters,
  beside,
  tables,
  hotDaily,
  flood,
  load,
  players,
]

const FIGURES = join(ROOT, 'docs/figures.md')

const FLAGS: Flags = {
  json: 'switch',
  only: 'values',
  game: 'values',
  list: 'switch',
  strict: 'switch',
  write: 'switch',
  help: 'switch',
}

const usage = `
pnpm bench [--json] [--only name] [--game id] [--list] [--strict] [--write]

Measures performance targets: each line in its own thread after a warm-up, the median of at least five samples, peers in turn with
us in the same run. A miss is reported with its value.

  --json       JSON lines {name, value, unit, target, ok}
  --only name  only lines whose name contains this; repeatable
  --game g     only these games: ids of the catalogue, corridor, or the path of a module that exports \`game\`
  --list       the names
  --strict     exit code 1 when a figure misses its target
  --write      enters the figures in docs/figures.md
`

/** Runs a command line. Resolves to the exit code: with `--strict` 1 if a figure misses its target. */
export async function run(args: readonly string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  if (given.on('help')) return print(usage.trim())
  const only = given.texts('only')
  const games = given.texts('game').length > 0 ? given.texts('game') : playableIds()
  await Promise.all(games.map(gameOf))
  const names = benches
    .flatMap(({ names }) => names(games))
    .filter((name) => only.length === 0 || only.some((wanted) => name.includes(wanted)))
  if (names.length === 0) throw new Complaint(`No line has ${only.join(' or ')} in its name.`)
  if (given.on('list')) return print(names.join('\n'))
  const figures: Figure[] = []
  for (const name of names) {
    for (const figure of await measured(name, games)) {
      figures.push(figure)
      if (given.on('json')) print(asJson(figure))
      else stderr.write(`${figure.name}\n`)
    }
  }
  if (given.on('write')) writeFigures(FIGURES, figures, new Date().toISOString().slice(0, 10))
  const misses = figures.filter(({ ok }) => !ok).length
  if (!given.on('json'))
    print(`${reportOf(figures)}\n\n${figures.length} figures, ${misses} missed their target.`)
  return given.on('strict') && misses > 0 ? 1 : 0
}

// Measures in a thread. A failure there becomes a figure that is not ok.
function measured(name: string, games: readonly string[]): Promise<Figure[]> {
  return new Promise((done) => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { name, games } })
    thread.on('message', done)
    thread.on('error', (cause) => done([missing(name, '', null, cause.message.split('\n')[0]!)]))
    thread.on('exit', (code) => done([missing(name, '', null, `its thread ended with code ${code}`)]))
  })
}

const asJson = ({ name, value, unit, target, ok }: Figure) =>
  JSON.stringify({ name, value: value === null ? null : short(value), unit, target, ok })

const short = (n: number) => Number(n.toPrecision(4))
const said = (n: number) => thousands(n, n >= 100 ? 0 : n >= 10 ? 1 : 2)

function reportOf(figures: readonly Figure[]): string {
  const lines = figures.map(({ name, value, unit, target, ok, note = '' }) => [
    name,
    value === null ? '–' : said(value),
    unit.padEnd(10),
    target === null ? '' : said(target),
    target === null && ok ? '' : ok ? 'ok' : 'MISS',
    note,
  ])
  const width = Math.max(...lines.map((line) => line.at(-1)!.length))
  const notes = lines.map((line) => [...line.slice(0, -1), line.at(-1)!.padEnd(width)])
  return rows([['', 'value', 'unit'.padEnd(10), 'target', '', 'spread and notes'.padEnd(width)], ...notes])
}

function print(text: string): number {
  stdout.write(`${text}\n`)
  return 0
}

if (import.meta.main) {
  try {
    exit(await run(argv.slice(2)))
  } catch (cause) {
    if (!(cause instanceof Complaint)) throw cause
    stderr.write(`${cause.message}\n${usage}`)
    exit(2)
  }
}
