import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, platform } from 'node:process'
import { missing, type Bench, type Figure } from './figure.ts'
import { figuresOf, quantile, type Server, type Sample } from './load/figures.ts'
import type { Tally } from './load/connection.ts'
import { play } from './load/play.ts'
import { bare, bareAlike, ours, relay, type Peer } from './load/servers.ts'
import type { Room } from './load/room.ts'
import { cpuOf, memoryOf } from './load/usage.ts'

// The number of rooms, the moves a second over all rooms, and the seconds: to warm up, to wake all rooms, to measure, and at full
// speed. `SHAMBLE_BENCH=quick` is for testing the bench.
const SIZE =
  env.SHAMBLE_BENCH === 'quick'
    ? { rooms: 5, rate: 80, warmUp: 0.3, wake: 0.3, paced: 1.5, full: 0.2, samples: 1 }
    : { rooms: 200, rate: 500, warmUp: 20, wake: 1.2, paced: 5, full: 1.5, samples: 5 }
const AT_ONCE = 8

/** A server, its rooms, and their counts. */
interface Stand extends Server {
  peer: Peer
  rooms: Room[]
  tally: Tally
}

/**
 * Rooms of the Worker under load, with four seats and each move stored, in turn with bare Durable Objects that store and relay, with bare
 * objects that send as many bytes as a room, and with a relay in Node that stores nothing. The same driver plays on all at the same
 * rate.
 */
export const load: Bench = {
  names: () => ['rooms'],
  async measure(name) {
    if (platform !== 'linux') return [missing(name, '', null, 'processor and memory are read from /proc')]
    const folder = mkdtempSync(join(tmpdir(), 'shamble-rooms-'))
    const stands: Stand[] = []
    try {
      for (const [name, start] of [
        ['ours', ours],
        ['bare object', bare],
        ['bare object, same bytes', bareAlike],
        ['relay in Node', relay],
      ] as const) {
        stands.push({ name, peer: await start(folder), samples: [], memory: 0, rooms: [], tally: tally() })
      }
      return await measured(name, stands)
    } finally {
      await Promise.all(stands.map(({ peer }) => peer.kill()))
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function measured(name: string, stands: Stand[]): Promise<Figure[]> {
  for (let n = 0; n < SIZE.samples; n++) {
    for (const stand of stands) {
      const before = n === 0 ? await warmedUp(stand) : null
      stand.samples.push(await sample(stand, n > 0))
      if (before !== null) stand.memory = (memoryOf(stand.peer.pid) - before) / SIZE.rooms
    }
  }
  for (const { rooms } of stands)
    for (const { connections } of rooms) for (const connection of connections) connection.close()
  const [us, them, alike, ...others] = stands
  return figuresOf(name, us!, [them!, alike!], others)
}

// One room plays to warm up, then the others are opened. Returns the memory before that.
async function warmedUp({ peer, rooms, tally }: Stand): Promise<number> {
  rooms.push(await peer.open(0, tally))
  await play(rooms, tally, SIZE.wake, null)
  const before = memoryOf(peer.pid)
  for (let n = 1; n < SIZE.rooms; n += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, SIZE.rooms - n) }, (_, i) => peer.open(n + i, tally))
    rooms.push(...(await Promise.all(some)))
  }
  await play(rooms, tally, SIZE.warmUp, SIZE.rate)
  return before
}

// Before the clock starts, finished games are restarted and sleeping rooms woken.
async function sample({ peer, rooms, tally }: Stand, slept: boolean): Promise<Sample> {
  for (const room of rooms) await room.again()
  const woken = await play(rooms, tally, SIZE.wake, SIZE.rooms / SIZE.wake)
  const began = cpuOf(peer.pid)
  const paced = await play(rooms, tally, SIZE.paced, SIZE.rate)
  const cpu = cpuOf(peer.pid) - began
  const full = await play(rooms, tally, SIZE.full, null)
  return { paced, cpu, full, wake: slept ? quantile(woken.tally.trips, 0.5) : null }
}

const tally = (): Tally => ({ trips: [], up: [], down: [], wrong: [] })
