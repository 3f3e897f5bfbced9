import { stdout } from 'node:process'
import { readArguments, type Flags } from '../arguments.ts'
import { Complaint, type Tool } from '../command.ts'
import { soaked, type Lap } from './soak.ts'
import { verdictsOn } from './verdicts.ts'

const FLAGS: Flags = { minutes: 'value', rooms: 'value', rate: 'value' }
// Two hours of two hundred rooms.
const USUAL = { minutes: 120, rooms: 200, rate: 60 }
// Fewer say nothing about memory.
const MIN_MINUTES = 9

const usage = `
pnpm tool soak [--minutes ${USUAL.minutes}] [--rooms ${USUAL.rooms}] [--rate ${USUAL.rate}]

Serves the built app as npm start does, with rooms of four people who play on, attempts at daily challenges, and strangers who join, vote
and flood as far as the limits let them. Prints a line a minute, and at the end whether memory is flat, whether moves are as fast as at the
beginning, and whether anything was lost or left behind. Memory is measured after a garbage collection. The exit code is 1 when something
did not hold. For an idle machine.

  --minutes N  how long
  --rooms N    rooms with four people each
  --rate N     moves a second, all rooms together
`

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const number = (name: keyof typeof USUAL) => {
    const value = Number(given.text(name) ?? USUAL[name])
    if (!Number.isInteger(value) || value < 1) throw new Complaint(`--${name} is a whole number from 1.`)
    return value
  }
  const minutes = number('minutes')
  if (minutes < MIN_MINUTES) throw new Complaint(`--minutes is at least ${MIN_MINUTES}.`)
  stdout.write('minute   moves  p99 ms  memory MB  files open  stored\n')
  const laps = await soaked({ minutes, rooms: number('rooms'), rate: number('rate') }, (lap) =>
    stdout.write(lineOf(lap)),
  )
  const verdicts = verdictsOn(laps)
  for (const { what, held, measured } of verdicts)
    stdout.write(`${what.padEnd(28)} ${held ? 'held' : 'FELL'}  ${measured}\n`)
  return verdicts.every(({ held }) => held) ? 0 : 1
}

const lineOf = ({ minute, trips, p99, memory, open, stored }: Lap) =>
  [minute, trips.length, p99.toFixed(1), (memory / 1024).toFixed(0), open, stored]
    .map((cell, n) => String(cell).padStart([6, 7, 7, 10, 11, 7][n]!))
    .join(' ') + '\n'

export const tool: Tool = { usage, run }
