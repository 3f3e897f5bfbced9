import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOMS, serverIn } from '../server/index.ts'
import { atMost, missing, type Bench } from './figure.ts'
import { quantile } from './load/figures.ts'
import { middle, thousands } from './samples.ts'

const TARGET = 2
const NEW = 12
// Milliseconds in which the new challenges are made. Then bots play.
const MAKING = 1000
// `SHAMBLE_BENCH=quick` is for testing the bench.
const SIZE =
  env.SHAMBLE_BENCH === 'quick'
    ? { rate: 50, warmUp: 0.5, seconds: 1.5, samples: 1 }
    : { rate: 100, warmUp: 4, seconds: 30, samples: 3 }

/**
 * The response times of rooms and challenges at a constant rate while twelve new challenges are made and their pars requested, against
 * those on an idle server. Each sample has its own server.
 */
export const beside: Bench = {
  names: (games) => (games.length > 0 ? ['requests of others beside twelve new challenges'] : []),
  async measure(name) {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-beside-'))
    try {
      const samples: Sample[] = []
      for (let n = 0; n < SIZE.samples; n++) samples.push(await sample(join(folder, String(n))))
      const { median, min, max } = middle(samples.map(({ quiet, busy }) => p99(busy) / p99(quiet)))
      if (!Number.isFinite(median)) return [missing(name, '×', TARGET, 'too short to be measured')]
      const said = (of: (sample: Sample) => Look[]) =>
        `${thousands(middle(samples.map((sample) => p99(of(sample)))).median, 1)} ms`
      const played = samples.map(({ played }) => played)
      const early = samples.map(({ busy }) => slowest(busy).filter(({ at }) => at < MAKING).length)
      const note = `p99, ${thousands(min, 2)} to ${thousands(max, 2)}; ${said(({ quiet }) => quiet)} when quiet, ${said(({ busy }) => busy)} beside; ${played.join(', ')} games of bots meanwhile; of the slowest ${slowest(samples[0]!.busy).length} came ${early.join(', ')} in the first second, when they are made`
      return [atMost(name, median, '×', TARGET, note)]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** When a request was sent, and its response time, in milliseconds. */
interface Look {
  at: number
  took: number
}

/** All requests, and the number of games played for par meanwhile. */
interface Sample {
  quiet: Look[]
  busy: Look[]
  played: number
}

async function sample(folder: string): Promise<Sample> {
  const server = await serverIn(folder, ROOMS)
  await server.start()
  try {
    const site = `http://127.0.0.1:${server.port}`
    const games = ['zombie-wars', 'catan-zombies', 'waterdeep-solo', 'world-war-z', 'z-war-one']
    const known = await Promise.all(
      games.flatMap((game) => [
        made(`${site}/api/rooms`, { game }, 'rooms'),
        made(`${site}/api/challenges`, { game, seed: 'bench' }, 'challenges'),
      ]),
    )
    await looks(known, SIZE.warmUp)
    const quiet = await looks(known, SIZE.seconds)
    const busy = looks(known, SIZE.seconds)
    const codes = await Promise.all(
      Array.from({ length: NEW }, (_, n) =>
        made(`${site}/api/challenges`, { game: games[n % games.length], seed: `new-${n}` }, 'stranger'),
      ),
    )
    const asked = await Promise.all(codes.map((code) => fetch(`${code}/par`, { method: 'POST' })))
    const refused = asked.find(({ ok }) => !ok)
    if (refused) throw new Error(await refused.text())
    const times = await busy
    const pages = await Promise.all(codes.map(async (code) => (await fetch(code)).json() as Promise<Page>))
    const played = pages.reduce((sum, { parProgress }) => sum + parProgress.played, 0)
    return { quiet, busy: times, played }
  } finally {
    await server.kill()
  }
}

interface Page {
  parProgress: { played: number }
}

// Creates a room or challenge and returns its address.
async function made(address: string, body: object, whose: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': whose }
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return `${address}/${((await response.json()) as { code: string }).code}`
}

// Requests addresses in turn at a constant rate, whatever the response times.
async function looks(addresses: readonly string[], seconds: number): Promise<Look[]> {
  const done: Look[] = []
  const open: Promise<void>[] = []
  const began = performance.now()
  for (let n = 0; n < seconds * SIZE.rate; n++) {
    const due = began + (1000 * n) / SIZE.rate
    await wait(Math.max(0, due - performance.now()))
    open.push(look(addresses[n % addresses.length]!, began, done))
  }
  await Promise.all(open)
  return done
}

async function look(address: string, began: number, done: Look[]): Promise<void> {
  const sent = performance.now()
  const response = await fetch(address)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  done.push({ at: sent - began, took: performance.now() - sent })
}

const p99 = (looks: readonly Look[]) =>
  quantile(
    looks.map(({ took }) => took),
    0.99,
  )

/** The slowest one per cent. */
const slowest = (looks: readonly Look[]): Look[] =>
  looks.toSorted((a, b) => b.took - a.took).slice(0, Math.ceil(looks.length / 100))
