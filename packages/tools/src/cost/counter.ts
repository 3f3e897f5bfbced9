import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Json, Options } from '@shamble/engine'
import { cpuOf } from '../bench/load/usage.ts'
import { COUNTING, serverIn } from '../server/index.ts'

/** What the platform bills, as the Worker has counted it since it started: see `apps/web/worker/counting.ts`. */
export interface Counts {
  requests: number
  calls: number
  messages: number
  /** Bytes. */
  sent: number
  rowsRead: number
  rowsWritten: Record<string, number>
}

/** A game as a room has stored it. */
interface SetUp {
  seed: string
  seats: number
  options: Options
  carried?: Json
}

/** A server that counts what it would be billed for. */
export interface Counter {
  post: <T>(path: string, body: unknown) => Promise<T>
  /** Asks for what a page asks its object for. */
  look: <T>(path: string) => Promise<T>
  /** The address of a room's socket. */
  socket: (code: string) => string
  counts: () => Promise<Counts>
  /** The processor time of the server, in milliseconds. */
  processor: () => number
  setUp: (code: string) => SetUp
  /** The bytes that a room stores. */
  stored: (code: string) => number
  stop: () => Promise<void>
}

/** Starts a server that counts, with its storage in a new folder. */
export async function startCounter(): Promise<Counter> {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-cost-'))
  const server = await serverIn(folder, COUNTING)
  await server.start()
  const site = `127.0.0.1:${server.port}`

  async function ask<T>(path: string, init?: RequestInit): Promise<T> {
    const response = await fetch(`http://${site}${path}`, init)
    if (!response.ok) throw new Error(await response.text())
    return (await response.json()) as T
  }

  // Opens the database of a room.
  function inRoom<T>(code: string, read: (storage: DatabaseSync, kept: any) => T): T {
    for (const file of globSync(join(folder, 'storage/Room/*.sqlite'))) {
      const storage = new DatabaseSync(file, { readOnly: true })
      try {
        const hasRoom = storage.prepare("SELECT 1 FROM sqlite_master WHERE name = 'room'").get()
        const row = hasRoom && (storage.prepare('SELECT kept FROM room').get() as { kept: string })
        const kept = row && (JSON.parse(row.kept) as { code: string })
        if (kept?.code === code) return read(storage, kept)
      } finally {
        storage.close()
      }
    }
    throw new Error(`No room ${code} is stored.`)
  }

  return {
    post: (path, body) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    look: (path) => ask(path),
    socket: (code) => `ws://${site}/ws/${code}`,
    counts: () => ask('/counted'),
    processor: () => cpuOf(server.pid()),
    setUp: (code) =>
      inRoom(code, (_, { match }) => ({
        seed: match.seed,
        seats: match.players.length,
        options: match.options,
        ...(match.carried !== undefined && { carried: match.carried }),
      })),
    stored: (code) =>
      inRoom(code, (storage) => {
        const { page_count } = storage.prepare('PRAGMA page_count').get() as { page_count: number }
        const { page_size } = storage.prepare('PRAGMA page_size').get() as { page_size: number }
        return page_count * page_size
      }),
    async stop() {
      await server.kill()
      rmSync(folder, { recursive: true })
    },
  }
}
