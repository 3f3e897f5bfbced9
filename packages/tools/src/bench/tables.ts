import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { makeToken, MAX_LOOKERS_PER_ADDRESS } from '@shamble/room'
import { WebSocket } from 'ws'
import { ROOMS, serverIn } from '../server/index.ts'
import { atMost, type Bench } from './figure.ts'
import { quantile } from './load/figures.ts'
import { middle, thousands } from './samples.ts'
import { until } from './until.ts'

// `SHAMBLE_BENCH=quick` is for testing the bench.
const [LISTED, LOOKERS, PAGES, CHANGES] =
  env.SHAMBLE_BENCH === 'quick' ? [100, 8, 10, 2] : [10_000, 500, 400, 20]
/** Targets in milliseconds: for a page of the list, and until all who look have heard of a change. */
const MAX_PAGE = 20
const MAX_HEARD = 1000
const GAME = 'zombie-wars'
const CLOCKS = [60, 300]

/** The list of open tables of a game in workerd: a page of it, and a change of a table until everybody who looks has heard it. */
export const tables: Bench = {
  names: () => ['open tables'],
  async measure(name) {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-tables-'))
    const server = await serverIn(folder, ROOMS)
    const sockets: WebSocket[] = []
    try {
      await server.start()
      const { code, token } = await listedAt(server.port)
      await server.kill()
      fill(folder, LISTED - 1)
      await server.start()
      const pages = await inTurn(PAGES, (n) => pageAt(server.port, `10.9.${n >> 8}.${n & 255}`))
      const heard = new Map<WebSocket, string>()
      for (let n = 0; n < LOOKERS; n++) {
        const address = `10.8.0.${Math.floor(n / MAX_LOOKERS_PER_ADDRESS)}`
        const socket = await socketAt(`ws://127.0.0.1:${server.port}/ws/tables/${GAME}`, address)
        socket.on('message', (data: Buffer) => heard.set(socket, data.toString()))
        sockets.push(socket)
      }
      const ann = await seatedAt(server.port, code, token)
      sockets.push(ann)
      const changes = await inTurn(CHANGES, async (n) => {
        heard.clear()
        const clock = CLOCKS[n % 2]!
        ann.send(JSON.stringify(['clock', n + 1, clock]))
        const told = () =>
          [...heard.values()].filter((text) => text.includes(code) && text.includes(`"clock":${clock}`))
            .length
        await until(() => told() === LOOKERS)
      })
      const late = thousands(quantile(pages, 0.99), 1)
      const slow = middle(changes)
      return [
        atMost(
          `${name}, a page of ${thousands(LISTED)}`,
          middle(pages).median,
          'ms',
          MAX_PAGE,
          `99 of 100 within ${late}`,
        ),
        atMost(
          `${name}, a change told to ${LOOKERS}`,
          slow.max,
          'ms',
          MAX_HEARD,
          `the longest of ${CHANGES}, the middle one ${thousands(slow.median)}`,
        ),
      ]
    } finally {
      for (const socket of sockets) socket.terminate()
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

// Milliseconds of each.
async function inTurn(count: number, does: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const began = performance.now()
    await does(n)
    times.push(performance.now() - began)
  }
  return times
}

async function pageAt(port: number, address: string): Promise<{ tables: unknown[] }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables/${GAME}`, {
    headers: { 'cf-connecting-ip': address },
  })
  if (!answer.ok) throw new Error(`The list answers ${answer.status}.`)
  return (await answer.json()) as { tables: unknown[] }
}

async function socketAt(url: string, address: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers: { 'cf-connecting-ip': address }, perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}

/** A new table with a person on its first chair, who lists it. */
async function listedAt(port: number): Promise<{ code: string; token: string }> {
  const made = await fetch(`http://127.0.0.1:${port}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': '10.7.0.1' },
    body: JSON.stringify({ game: GAME, seats: 3 }),
  })
  const { code } = (await made.json()) as { code: string }
  const token = makeToken(crypto.getRandomValues(new Uint8Array(16)))
  const ann = await seatedAt(port, code, token)
  ann.send(JSON.stringify(['take', 1, 0, 'Ann']))
  ann.send(JSON.stringify(['list', 2, true, null]))
  await until(async () => (await pageAt(port, '10.7.0.2')).tables.length > 0)
  ann.close()
  return { code, token }
}

async function seatedAt(port: number, code: string, token: string): Promise<WebSocket> {
  const ann = await socketAt(`ws://127.0.0.1:${port}/ws/${code}`, '10.7.0.1')
  const welcome = once(ann, 'message')
  ann.send(JSON.stringify(['hello', { v: 1, token }]))
  await welcome
  return ann
}

// Lists more tables in the storage of the list, as it would have written them.
function fill(folder: string, count: number): void {
  for (const file of globSync('**/*.sqlite', { cwd: folder })) {
    const storage = new DatabaseSync(join(folder, file))
    try {
      if (storage.prepare("SELECT 1 FROM sqlite_master WHERE name = 'tables'").get() === undefined) continue
      const { since, fit, seen } = storage.prepare('SELECT since, fit, seen FROM tables').get() as {
        since: number
        fit: string
        seen: string
      }
      const add = storage.prepare('INSERT INTO tables VALUES (?, ?, ?, ?, ?)')
      storage.exec('BEGIN')
      for (let n = 0; n < count; n++) {
        const code = String(n)
          .padStart(9, '0')
          .replace(/(...)(...)/, '$1-$2-')
        const own = { ...(JSON.parse(seen) as object), code, since: since - count + n }
        add.run(code, since - count + n, fit, `address ${n % 5000}`, JSON.stringify(own))
      }
      storage.exec('COMMIT')
      return
    } finally {
      storage.close()
    }
  }
  throw new Error('There is no list of tables in the storage.')
}
