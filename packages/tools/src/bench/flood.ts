import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { quickChance } from '@shamble/engine'
import { abuse } from '../faults/abuse.ts'
import { ROOMS, serverIn, type Server } from '../server/index.ts'
import { atMost, missing, type Bench, type Figure } from './figure.ts'
import type { Tally } from './load/connection.ts'
import { quantile } from './load/figures.ts'
import { play, type Stretch } from './load/play.ts'
import { playedRoom, type Room } from './load/room.ts'
import { middle, thousands } from './samples.ts'

// The p99 of honest moves beside one address may be three times that in quiet. Beside a hundred it is for information.
const TARGET = 3
// Messages a second: 128 open connections may send two each, and new ones a burst of twelve.
const OF_ONE = 300
// More than this machine can both send and answer.
const OF_MANY = 3000
const MANY = 100
// The number of rooms, the moves a second over all rooms, and seconds. `SHAMBLE_BENCH=quick` is for testing the bench.
const SIZE =
  env.SHAMBLE_BENCH === 'quick'
    ? { rooms: 4, rate: 20, warmUp: 0.5, settle: 0.3, seconds: 1.5, samples: 1 }
    : { rooms: 100, rate: 100, warmUp: 15, settle: 5, seconds: 20, samples: 3 }
const AT_ONCE = 8

/** The same rooms in quiet, beside one hostile address, and beside many. */
interface Sample {
  quiet: Stretch
  one: Stretch
  many: Stretch
  /** Hostile messages a second that were sent. */
  sentByOne: number
  sentByMany: number
}

/**
 * The time of a move in a hundred rooms while one address floods all of them as much as the limits allow, and while a hundred do,
 * against the same rooms in quiet.
 */
export const flood: Bench = {
  names: () => ['moves beside strangers'],
  async measure(name) {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-flood-'))
    try {
      const samples: Sample[] = []
      for (let n = 0; n < SIZE.samples; n++) samples.push(await sample(join(folder, String(n)), n))
      return figuresOf(name, samples)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function figuresOf(name: string, samples: readonly Sample[]): Figure[] {
  const lost = samples.flatMap(({ quiet, one, many }) => [quiet, one, many]).reduce(sumOfLost, 0)
  const wrong = samples.flatMap(({ quiet, one, many }) =>
    [quiet, one, many].flatMap(({ tally }) => tally.wrong),
  )
  if (wrong.length > 0) return [missing(name, '×', TARGET, wrong[0]!)]
  const figure = (label: string, target: number | null, of: (sample: Sample) => Stretch, sent: number) => {
    const ratios = middle(samples.map((each) => p99(of(each)) / p99(each.quiet)))
    const quiet = middle(samples.map((each) => p99(each.quiet))).median
    const beside = middle(samples.map((each) => p99(of(each)))).median
    const note = `${said(ratios.min)} to ${said(ratios.max)}; ${said(quiet)} ms, ${said(beside)} ms; ${thousands(sent)} a second`
    return atMost(`${name}, p99, ${label}`, ratios.median, '×', target, note)
  }
  const sentByOne = middle(samples.map((each) => each.sentByOne)).median
  const sentByMany = middle(samples.map((each) => each.sentByMany)).median
  return [
    figure('one address', TARGET, ({ one }) => one, sentByOne),
    figure('a hundred addresses', null, ({ many }) => many, sentByMany),
    atMost(`${name}, lost`, lost, 'moves', 0),
  ]
}

async function sample(folder: string, n: number): Promise<Sample> {
  const server = await serverIn(folder, ROOMS)
  await server.start()
  const tally: Tally = { trips: [], up: [], down: [], wrong: [] }
  const rooms: Room[] = []
  try {
    const chance = quickChance(`flood ${n}`)
    while (rooms.length < SIZE.rooms) {
      const some = Math.min(AT_ONCE, SIZE.rooms - rooms.length)
      const opened = Array.from({ length: some }, (_, i) =>
        playedRoom(server.port, chance, tally, `10.0.0.${rooms.length + i}`),
      )
      rooms.push(...(await Promise.all(opened)))
    }
    await play(rooms, tally, SIZE.warmUp, SIZE.rate)
    const quiet = await played(rooms, tally)
    const [one, sentByOne] = await beside(server, rooms, tally, OF_ONE, 1)
    const [many, sentByMany] = await beside(server, rooms, tally, OF_MANY, MANY)
    return { quiet, one, many, sentByOne, sentByMany }
  } finally {
    for (const { connections } of rooms) for (const connection of connections) connection.close()
    await server.kill()
  }
}

// Finished games are begun again before the clock starts.
async function played(rooms: Room[], tally: Tally): Promise<Stretch> {
  for (const room of rooms) await room.again()
  return play(rooms, tally, SIZE.seconds, SIZE.rate)
}

// Plays while strangers flood the same rooms. Returns the hostile messages a second, too.
async function beside(
  { port }: Server,
  rooms: Room[],
  tally: Tally,
  rate: number,
  addresses: number,
): Promise<[Stretch, number]> {
  const strangers = abuse(port, `flood ${addresses}`, rate, addresses)
  try {
    strangers.at(rooms.map(({ code }) => code))
    await play(rooms, tally, SIZE.settle, SIZE.rate)
    const before = strangers.said()
    const stretch = await played(rooms, tally)
    return [stretch, (strangers.said() - before) / stretch.seconds]
  } finally {
    await strangers.stop()
  }
}

const p99 = ({ tally }: Stretch) => quantile(tally.trips, 0.99)
const sumOfLost = (sum: number, { lost }: Stretch) => sum + lost
const said = (n: number) => thousands(n, 1)
