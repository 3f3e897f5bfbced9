import { globSync, readdirSync } from 'node:fs'
import { quickChance } from '@shamble/engine'
import { begin, concede } from '../attack/attempts.ts'
import { newAddress, startTarget, type Target } from '../attack/target.ts'
import type { Tally } from '../bench/load/connection.ts'
import { quantile } from '../bench/load/figures.ts'
import { play } from '../bench/load/play.ts'
import { playedRoom, type Room } from '../bench/load/room.ts'
import { memoryOf } from '../bench/load/usage.ts'
import { abuse } from '../faults/abuse.ts'
import { freePort } from '../server/index.ts'
import { collectGarbage } from './garbage.ts'

/** How long, and how much. */
export interface Soak {
  minutes: number
  rooms: number
  /** Moves a second. */
  rate: number
}

/** A minute of it. */
export interface Lap {
  minute: number
  /** Milliseconds from each move to its acknowledgement. */
  trips: number[]
  p99: number
  /** Moves that were never acknowledged. */
  lost: number
  /** What was received out of order, and refusals. */
  wrong: string[]
  /** The Workers whose garbage was collected before memory was measured. */
  collected: string[]
  /** Resident memory of the server, in KiB. */
  memory: number
  /** Files and sockets that it has open. */
  open: number
  /** Files in its storage. */
  stored: number
  /** Files elsewhere in the folder of its state. */
  others: number
}

const GAMES = ['zombie-wars', 'catan-zombies', 'world-war-z']
const SECONDS = 60
const ATTEMPTS_A_MINUTE = 6
// Hostile messages a second.
const HOSTILE = 40
/** Strangers are at some of the tables only. */
const BESIDE_STRANGERS = 20

/** Serves the built app and plays, minute after minute; each is told when it is over. */
export async function soaked({ minutes, rooms: many, rate }: Soak, tell: (lap: Lap) => void): Promise<Lap[]> {
  const inspector = await freePort()
  const target = await startTarget({ inspector })
  const strangers = abuse(target.port, 'soak', HOSTILE)
  const tally: Tally = { trips: [], up: [], down: [], wrong: [] }
  const rooms: Room[] = []
  const laps: Lap[] = []
  try {
    const chance = quickChance('soak')
    while (rooms.length < many) rooms.push(await playedRoom(target.port, chance, tally, newAddress()))
    strangers.at(rooms.slice(0, BESIDE_STRANGERS).map(({ code }) => code))
    for (let minute = 1; minute <= minutes; minute++) {
      const [{ tally: counts, lost }] = await Promise.all([
        play(rooms, tally, SECONDS, rate),
        attempts(target, minute),
      ])
      for (const room of rooms) await room.again()
      const collected = await collectGarbage(inspector)
      const p99 = quantile(counts.trips, 0.99)
      const lap = { minute, ...counts, p99, lost, collected, ...usageOf(target) }
      laps.push(lap)
      tell(lap)
    }
    return laps
  } finally {
    await strangers.stop()
    for (const { connections } of rooms) for (const { close } of connections) close()
    await target.stop()
  }
}

// Attempts at today's challenges, which are given up.
async function attempts(target: Target, minute: number): Promise<void> {
  const game = GAMES[minute % GAMES.length]!
  const code = `daily-${game}-${new Date().toISOString().slice(0, 10)}`
  for (let n = 0; n < ATTEMPTS_A_MINUTE; n++) {
    const attempt = await begin(target, code)
    if (!attempt) throw new Error(`An attempt at ${code} is refused.`)
    await concede(target, attempt)
  }
}

function usageOf({ pid, state }: Target): Pick<Lap, 'memory' | 'open' | 'stored' | 'others'> {
  const files = globSync('**/*', { cwd: state, withFileTypes: true }).filter((entry) => entry.isFile())
  const stored = files.filter(({ name }) => /\.sqlite(-wal|-shm)?$/.test(name)).length
  return {
    memory: memoryOf(pid()),
    open: readdirSync(`/proc/${pid()}/fd`).length,
    stored,
    others: files.length - stored,
  }
}
