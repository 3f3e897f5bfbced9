import { stdout } from 'node:process'
import { readArguments, type Flags } from '../arguments.ts'
import { Complaint, type Tool } from '../command.ts'
import type { Attack, Outcome } from './attack.ts'
import { CHALLENGES } from './challenges.ts'
import { NOTICES } from './notices.ts'
import { OPERATOR } from './operator.ts'
import { PAGES } from './pages.ts'
import { PUZZLES } from './puzzles.ts'
import { ROOMS } from './rooms.ts'
import { SERVER } from './server.ts'
import { TABLES } from './tables.ts'
import { startTarget, type Target } from './target.ts'

const ATTACKS = [...SERVER, ...PAGES, ...ROOMS, ...NOTICES, ...TABLES, ...PUZZLES, ...CHALLENGES, ...OPERATOR]

const FLAGS: Flags = { short: 'switch', only: 'value' }

const usage = `
pnpm tool attack [--short] [--only TEXT]

Does to the built app what strangers have done to it and what they have tried: floods, spellings of addresses, missions of the highest
cost, seats of others, secrets. Serves the app as npm start does, on a port and with a state of its own. Prints a line for each attack:
held or fell, and the figure by which it was judged. The exit code is 1 when one fell.

  --short      only those that take a few seconds; processor times are printed, and not judged
  --only TEXT  only those with this text in their name
`

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const only = given.text('only') ?? ''
  const chosen = ATTACKS.filter(({ name, short }) => name.includes(only) && (short || !given.on('short')))
  if (chosen.length === 0) throw new Complaint(`No attack has “${only}” in its name.`)
  const target = await startTarget()
  const width = Math.max(...chosen.map(({ name }) => name.length))
  let fell = 0
  try {
    for (const attack of chosen) {
      const { held, measured } = await outcomeOf(attack, target, given.on('short'))
      if (!held) fell++
      stdout.write(`${attack.name.padEnd(width)}  ${held ? 'held' : 'FELL'}  ${measured}\n`)
    }
  } finally {
    await target.stop()
  }
  stdout.write(`${chosen.length - fell} held, ${fell} fell\n`)
  return fell > 0 ? 1 : 0
}

// Times are judged at rest only.
async function outcomeOf({ run }: Attack, target: Target, short: boolean): Promise<Outcome> {
  try {
    const { held, measured, isTime } = await run(target)
    return { held: held || (short && isTime === true), measured }
  } catch (cause) {
    return { held: false, measured: String(cause) }
  }
}

export const tool: Tool = { usage, run }
