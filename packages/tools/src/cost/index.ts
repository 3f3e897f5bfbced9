import { stdout } from 'node:process'
import { listed, readArguments, type Flags } from '../arguments.ts'
import { Complaint, type Tool } from '../command.ts'
import { billOf, MIX, type Mix } from './bill.ts'
import { countPages } from './pages.ts'
import { countRooms } from './count.ts'
import { readCounted, writeCounted } from './counted.ts'
import { writeBill } from './document.ts'
import { KINDS, kindNames, type KindName } from './kinds.ts'
import { reportOf } from './report.ts'

const FLAGS: Flags = {
  games: 'value',
  mix: 'value',
  count: 'switch',
  sample: 'value',
  json: 'switch',
  write: 'switch',
}
const GAMES = 1_000_000
const SAMPLE = 8

const usage = `
pnpm tool cost [--games N] [--mix name=share,…]

What a month costs on Cloudflare's paid plan, from operations that were counted in real games (src/cost/counted.json) and the prices in
src/cost/prices.ts.

  --games N    games in a month (${GAMES})
  --mix M      shares of the kinds of games, in any unit: ${kindNames.map((name) => `${name}=${KINDS[name].share * 100}`).join(',')}
  --json       the bill as JSON
  --write      writes the bill into README.md and docs/deploying.md as well
  --count      counts the operations again, by games that bots play over sockets in rooms of a real Worker, and writes them down.
               Takes some minutes, and needs a build and Linux
  --sample N   how many games of each kind are played for it (${SAMPLE})
`

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const mix = mixIn(given.text('mix'))
  if (given.on('count')) {
    const pages = await countPages()
    const rooms = await countRooms(given.whole('sample') ?? SAMPLE)
    writeCounted({ day: new Date().toISOString().slice(0, 10), ...rooms, ...pages })
  }
  const counted = readCounted()
  const bill = billOf(counted, given.whole('games') ?? GAMES, mix)
  if (given.on('write')) writeBill(bill, counted)
  stdout.write(
    given.on('json') ? `${JSON.stringify({ ...bill, counted }, null, 1)}\n` : `${reportOf(bill, counted)}\n`,
  )
  return 0
}

function mixIn(text: string | undefined): Mix {
  if (text === undefined) return MIX
  const mix = Object.fromEntries(kindNames.map((name) => [name, 0])) as Mix
  for (const part of listed(text)) {
    const [, name, share] = /^(\w+)=(\d+(?:\.\d+)?)$/.exec(part) ?? []
    if (name === undefined || !Object.hasOwn(KINDS, name))
      throw new Complaint(
        `A mix is written ${kindNames[0]}=3,${kindNames[1]}=1, not “${part}”. There is: ${kindNames.join(', ')}.`,
      )
    mix[name as KindName] = Number(share)
  }
  const sum = Object.values(mix).reduce((all, share) => all + share, 0)
  if (sum === 0) throw new Complaint('A mix needs a kind of game with a share above 0.')
  return Object.fromEntries(kindNames.map((name) => [name, mix[name] / sum])) as Mix
}

export const tool: Tool = { usage, run }
