import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stderr, stdout } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { quickChance, type AnyGame } from '@shamble/engine'
import { readArguments, type Flags } from '../arguments.ts'
import { quantile } from '../bench/load/figures.ts'
import { gameOf } from '../games.ts'
import { ROOMS, serverIn, type Server } from '../server/index.ts'
import type { Tool } from '../command.ts'
import { abuse } from './abuse.ts'
import { leftIn } from './left.ts'
import { roomAt, type Losses, type Room } from './room.ts'

const FLAGS: Flags = {
  moves: 'value',
  rooms: 'value',
  kill: 'value',
  seed: 'value',
  abuse: 'switch',
  hostile: 'value',
  rate: 'value',
}

const usage = `
pnpm tool faults [game] [--moves N] [--abuse]

Plays whole games in rooms of a real Worker, with two people, a bot and a spectator, while connections are cut, messages sent twice,
and the server process killed and restarted on the same storage. Then every log is compared with what each player did and was told. The last line is \`lost A doubled B\`; the exit code is 1 unless both are 0.

  --moves N   acknowledged moves of people; games in progress are then played to the end (1000)
  --rooms K   rooms at a time (8)
  --kill N    moves between kills of the server (250)
  --seed S    the same seed makes the same choices, not the same timing (faults)
  --abuse     makes half of the moves undisturbed, then half beside hostile clients: silent connections, spectators, malformed
              messages, forbidden acts, votes and claims, hellos without end, a player in the bot's seat, rooms that carry the
              costliest mission, impossible rooms and challenges, damaged and copied logs, codes in other spellings.
              Prints the times of moves without and with them, and what is stored. The exit code is 1 if they left anything behind
              or received a wrong response
  --hostile N total number of hostile messages (20 for each move)
  --rate N    hostile messages a second (500)
`

const MOVES = 1000
const ROOMS_AT_A_TIME = 8
const KILL_AFTER = 250
const HOSTILE_A_MOVE = 20
const RATE = 500
// A connection is cut at one in this many checks that find a new move.
const CUT = 4
const LOOK = 15
// Milliseconds without progress after which a room counts as stuck.
const STUCK = 300_000

/** The outcome of some games. */
interface Total extends Losses {
  moves: number
  games: number
  kills: number
  cuts: number
  trips: number[]
}

interface Plan {
  game: AnyGame
  server: Server
  most: number
  killAfter: number
  chance: (n: number) => number
  /** Receives the rooms that are played in now. */
  at: (codes: string[]) => void
  /** Whether this number of moves is enough. */
  enough: (moves: number) => boolean
}

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const { game } = await gameOf(given.words[0] ?? 'zombie-wars')
  const wanted = given.whole('moves') ?? MOVES
  const seed = given.text('seed') ?? 'faults'
  const folder = mkdtempSync(join(tmpdir(), 'shamble-faults-'))
  const server = await serverIn(folder, ROOMS)
  const plan: Omit<Plan, 'at' | 'enough'> = {
    game,
    server,
    most: given.whole('rooms') ?? ROOMS_AT_A_TIME,
    killAfter: given.whole('kill') ?? KILL_AFTER,
    chance: quickChance(seed),
  }
  const abused = given.on('abuse')
  const totals: Total[] = []
  const wrong: string[] = []
  try {
    await server.start()
    const quiet = abused ? Math.ceil(wanted / 2) : wanted
    totals.push(await playGames({ ...plan, at: () => {}, enough: (moves) => moves >= quiet }))
    if (abused) {
      const hostile = given.whole('hostile') ?? HOSTILE_A_MOVE * wanted
      const strangers = abuse(server.port, seed, given.whole('rate') ?? RATE)
      try {
        const enough = (moves: number) => moves >= wanted - quiet && strangers.said() >= hostile
        totals.push(await playGames({ ...plan, at: strangers.at, enough }))
      } finally {
        await strangers.stop()
      }
      await server.kill()
      const asked = strangers.asked()
      const games = totals.reduce((sum, total) => sum + total.games, 0)
      const { wrong: left, largest } = leftIn(folder, {
        games,
        opened: asked.rooms,
        challenges: asked.challenges,
      })
      wrong.push(...asked.wrong, ...left)
      for (const one of wrong) stderr.write(`${one}\n`)
      stdout.write(
        `${strangers.said()} hostile messages and ${asked.requests} requests; wrong: ${wrong.length}\n`,
      )
      const { entries, people, size } = largest
      stdout.write(`the largest room: ${size} characters, ${people} people, ${entries} entries\n`)
    }
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return report(totals, wrong.length, wanted)
}

async function playGames({ game, server, most, killAfter, chance, at, enough }: Plan): Promise<Total> {
  const total: Total = {
    lost: 0,
    doubled: 0,
    complaints: [],
    moves: 0,
    games: 0,
    kills: 0,
    cuts: 0,
    trips: [],
  }
  let rooms: Room[] = []
  let killed = 0
  let progressed = performance.now()
  let before = 0
  const made = () => total.moves + rooms.reduce((sum, room) => sum + room.moves(), 0)
  for (;;) {
    while (rooms.length < most && !enough(made())) {
      rooms.push(await roomAt(server.port, game, chance))
      at(rooms.map(({ code }) => code))
    }
    if (rooms.length === 0) return total
    for (const room of rooms) room.play()
    if (made() !== before && chance(CUT) === 0) {
      rooms[chance(rooms.length)]!.cut()
      total.cuts++
    }
    before = made()
    if (made() - killed >= killAfter) {
      killed = made()
      total.kills++
      for (const room of rooms) room.disturb()
      await server.kill()
      await server.start()
      stderr.write(`${killed} moves, killed and started again\n`)
      progressed = performance.now()
    }
    await wait(LOOK)
    const over = rooms.filter((room) => room.isOver())
    for (const room of over) end(room, total)
    rooms = rooms.filter((room) => !over.includes(room))
    if (over.length > 0) at(rooms.map(({ code }) => code))
    if (made() !== before) progressed = performance.now()
    if (performance.now() - progressed > STUCK) throw new Error('The rooms are stuck.')
  }
}

function end(room: Room, total: Total): void {
  const { lost, doubled, complaints } = room.losses()
  total.moves += room.moves()
  total.trips.push(...room.trips())
  total.games++
  total.lost += lost
  total.doubled += doubled
  total.complaints.push(...complaints)
  room.close()
}

function report(totals: Total[], wrong: number, wanted: number): number {
  const sum = (of: (total: Total) => number) => totals.reduce((all, total) => all + of(total), 0)
  const [moves, lost, doubled] = [sum((t) => t.moves), sum((t) => t.lost), sum((t) => t.doubled)]
  for (const complaint of totals.flatMap(({ complaints }) => complaints)) stderr.write(`${complaint}\n`)
  const whole = `${sum((t) => t.games)} games, ${moves} moves of people`
  stdout.write(`${whole}, ${sum((t) => t.kills)} kills, ${sum((t) => t.cuts)} cuts\n`)
  for (const [n, { trips }] of totals.entries()) {
    const took = [0.5, 0.99].map((share) => quantile(trips, share).toFixed(1))
    const where = n === 0 ? 'in quiet' : 'beside strangers'
    stdout.write(`${where}: p50 ${took[0]} ms, p99 ${took[1]} ms of ${trips.length} undisturbed moves\n`)
  }
  stdout.write(`lost ${lost} doubled ${doubled}\n`)
  return lost + doubled === 0 && wrong === 0 && moves >= wanted ? 0 : 1
}

export const tool: Tool = { usage, run }
