import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, platform } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { quickChance } from '@shamble/engine'
import { serving } from '../../../../scripts/server/server.mjs'
import { answers } from '../../../../scripts/workspace.mjs'
import { freePort } from '../server/index.ts'
import { isBuilt } from './built-app.ts'
import { atMost, missing, type Bench, type Figure } from './figure.ts'
import type { Tally } from './load/connection.ts'
import { quantile } from './load/figures.ts'
import { play } from './load/play.ts'
import { playedRoom, SEATS, type Room } from './load/room.ts'
import { cpuOf, memoryOf } from './load/usage.ts'
import { thousands } from './samples.ts'

// The numbers of tables of four, and the seconds: before the first, to warm up, to measure. `SHAMBLE_BENCH=quick` is for testing the
// bench.
const SIZE =
  env.SHAMBLE_BENCH === 'quick'
    ? { tables: [1, 2], idle: 0.1, warmUp: 0.2, paced: 1 }
    : { tables: [3, 25, 250], idle: 5, warmUp: 10, paced: 60 }
/** Seconds between the moves of a table. */
const PACE = 2.5
const AT_ONCE = 8

/** What a server of one's own takes: the built app as `npm start` serves it, with players who all sit at tables and play. */
export const players: Bench = {
  names: () => ['players'],
  async measure(name) {
    if (platform !== 'linux') return [missing(name, '', null, 'processor and memory are read from /proc')]
    if (!isBuilt()) return [missing(name, '', null, 'nothing is built')]
    const state = mkdtempSync(join(tmpdir(), 'shamble-players-'))
    const port = await freePort()
    const site = serving({ port, host: '127.0.0.1', state, clientIpHeader: 'cf-connecting-ip' })
    const [program, ...args] = site.command
    const server = spawn(program!, args, { env: { ...env, ...site.env }, stdio: 'ignore' })
    const gone = once(server, 'exit')
    try {
      if (!(await answers(`http://127.0.0.1:${port}`, () => server.exitCode === null)))
        return [missing(name, '', null, 'the server does not start')]
      return await measured(name, port, server.pid!)
    } finally {
      server.kill()
      await gone
      rmSync(state, { recursive: true, force: true })
    }
  },
}

async function measured(name: string, port: number, pid: number): Promise<Figure[]> {
  const mebibytes = () => memoryOf(pid) / 1024
  const tally: Tally = { trips: [], up: [], down: [], wrong: [] }
  const rooms: Room[] = []
  await wait(SIZE.idle * 1000)
  const figures = [atMost(`${name}, memory of a server without any`, mebibytes(), 'MiB', null)]
  for (const many of SIZE.tables) {
    while (rooms.length < many) {
      const some = Array.from({ length: Math.min(AT_ONCE, many - rooms.length) }, (_, i) => {
        const n = rooms.length + i
        return playedRoom(port, quickChance(n), tally, `10.0.${n >> 8}.${n & 255}`)
      })
      rooms.push(...(await Promise.all(some)))
    }
    await play(rooms, tally, SIZE.warmUp, many / PACE)
    const began = cpuOf(pid)
    const paced = await play(rooms, tally, SIZE.paced, many / PACE)
    const processor = (60 * (cpuOf(pid) - began)) / 1000 / paced.seconds
    const [middle, late] = [0.5, 0.99].map((share) => thousands(quantile(paced.tally.trips, share), 1))
    const line = `${name} ${thousands(many * SEATS)}`
    const note = `${paced.moves} moves: p50 ${middle} ms, p99 ${late} ms`
    figures.push(
      atMost(`${line}, memory`, mebibytes(), 'MiB', null),
      atMost(`${line}, processor`, processor, 's/min', null, note),
      atMost(`${line}, lost or doubled`, paced.lost + paced.tally.wrong.length, 'moves', 0),
    )
  }
  for (const { connections } of rooms) for (const connection of connections) connection.close()
  return figures
}
