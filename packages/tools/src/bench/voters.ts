import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { Worker } from 'node:worker_threads'
import { quickChance, type Move } from '@shamble/engine'
import { makeToken } from '@shamble/room'
import { choicesIn, joinRoom, platformMeans, type RoomClient } from '@shamble/room/client'
import { ROOMS, serverIn } from '../server/index.ts'
import { GAME, OPTIONS, SECONDS, VOTERS } from './crowd.ts'
import { atMost, type Bench, type Figure } from './figure.ts'
import { quantile } from './load/figures.ts'
import { until } from './until.ts'
import type { Report } from './voters-thread.ts'

// The acts of the player that are timed, after a warm-up. `SHAMBLE_BENCH=quick` is for testing the bench.
const [ACTS, WARM_UP] = env.SHAMBLE_BENCH === 'quick' ? [5, 1] : [60, 10]
// Targets in milliseconds: the delay of a player's act by the crowd, and the time until the whole crowd knows of it.
const MAX_DELAY = 10
const ALL_HEAR_WITHIN = 250

/**
 * A crowd at a real server: each voter has a socket and an address, and every act is stored. A player acts in turn in a room with the
 * crowd and in one without. The voters run in a thread of their own, so that they do not delay the player here.
 */
export const voters: Bench = {
  names: (games) => (games.includes(GAME) ? [`crowd over sockets ${GAME}`] : []),
  async measure(name) {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-crowd-'))
    const server = await serverIn(folder, ROOMS)
    await server.start()
    const stands: Stand[] = []
    try {
      for (const size of [0, VOTERS]) stands.push(await standAt(server.port, size))
      for (let n = 0; n < WARM_UP + ACTS; n++) for (const stand of stands) await stand.goOn(n >= WARM_UP)
      return figuresOf(name, stands[0]!, stands[1]!)
    } finally {
      for (const stand of stands) await stand.close()
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function figuresOf(name: string, quiet: Stand, full: Stand): Figure[] {
  const middle = (times: number[]) => quantile(times, 0.5)
  const late = (times: number[]) => quantile(times, 0.99).toFixed(1)
  const longer = middle(full.acts) - middle(quiet.acts)
  const beside = `${middle(full.acts).toFixed(1)} beside ${middle(quiet.acts).toFixed(1)} in the middle of ${ACTS} acts`
  const noted = `${beside}; 99 in a hundred ${late(full.acts)} beside ${late(quiet.acts)}`
  return [
    atMost(`${name}, an act with ${VOTERS} voters`, longer, 'ms longer', MAX_DELAY, noted),
    atMost(
      `${name}, until all have heard of it`,
      middle(full.heard),
      'ms',
      ALL_HEAR_WITHIN,
      `99 in a hundred ${late(full.heard)}`,
    ),
    atMost(
      `${name}, refused or closed`,
      full.wrong.length,
      'voters',
      0,
      full.wrong[0] ?? `${full.votes()} choices by vote of all`,
    ),
  ]
}

/** One room and its measurements, in milliseconds. */
interface Stand {
  /** From an act of the player to its acknowledgement, and until the last voter has received it. */
  acts: number[]
  heard: number[]
  wrong: string[]
  /** The number of choices on which all have voted. */
  votes: () => number
  /** Lets the crowd vote until the player is asked, then the player act once. */
  goOn: (counts: boolean) => Promise<void>
  close: () => Promise<void>
}

async function standAt(port: number, size: number): Promise<Stand> {
  const chance = quickChance(`voters-${size}`)
  const address = await openRoom(port)
  const token = makeToken(crypto.getRandomValues(new Uint8Array(16)))
  const ann = joinRoom({ ...platformMeans(address), token }, {})
  await granted(ann.request('take', 0, 'Ann'))
  await granted(ann.request('crowd', 1, SECONDS))
  const acts: number[] = []
  const heard: number[] = []
  const wrong: string[] = []
  let votes = 0
  let ready = size === 0
  // When the last of the crowd received each length of the journal.
  const told = new Map<number, number>()
  const crowd = size > 0 ? crowdAt(address, size) : null
  crowd?.on('message', (report: Report) => {
    if (report.did === 'wrong') wrong.push(report.says)
    else if (report.did === 'heard') told.set(report.at, report.when)
    else if (report.did === 'voted') votes++
    else ready = true
  })
  await until(() => ready)
  await granted(ann.request('start'))

  async function untilAsked(): Promise<void> {
    await until(async () => {
      if (ann.state.over) {
        await granted(ann.request('again', 'new'))
        await granted(ann.request('start'))
      }
      return movesOf(ann).length > 0
    })
  }

  return {
    acts,
    heard,
    wrong,
    votes: () => votes,
    async goOn(counts) {
      await untilAsked()
      const moves = movesOf(ann)
      const at = ann.state.game!.at + 1
      const began = now()
      await granted(ann.move(0, moves[chance(moves.length)]!))
      if (counts) acts.push(now() - began)
      if (!crowd) return
      await until(() => told.has(at))
      if (counts) heard.push(told.get(at)! - began)
      told.clear()
    },
    async close() {
      ann.close()
      await crowd?.terminate()
    },
  }
}

// A clock that is the same in every thread.
const now = () => performance.timeOrigin + performance.now()

const crowdAt = (address: string, size: number): Worker =>
  new Worker(new URL('./voters-thread.ts', import.meta.url), { workerData: { address, size } })

function movesOf({ state: { game, sending } }: RoomClient): Move[] {
  const own = game?.states[game.viewers.indexOf(0)]
  if (!own || sending.length > 0) return []
  return choicesIn(own).flatMap(({ seat, moves }) => (seat === 0 ? moves : []))
}

async function granted(request: Promise<{ says: string } | null>): Promise<void> {
  const no = await request
  if (no) throw new Error(no.says)
}

async function openRoom(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: GAME, seats: 2, options: OPTIONS, seed: 'voters' }),
  })
  const { code } = (await response.json()) as { code: string }
  return `ws://127.0.0.1:${port}/ws/${code}`
}
