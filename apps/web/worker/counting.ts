import type { DurableObject } from 'cloudflare:workers'
import server from './dev.ts'
import * as objects from './objects.ts'

/*
 * The Worker of `dev.ts` that counts what the platform bills: `pnpm tool cost --count` plays on it and asks at `/counted`. All objects
 * share an isolate on one machine, and so these counts.
 */

const counted = {
  /** Requests to the Worker. */
  requests: 0,
  /** Calls of objects, and their alarms. */
  calls: 0,
  /** Messages that came over sockets, and bytes that went. */
  messages: 0,
  sent: 0,
  rowsRead: 0,
  /** Rows written, by what wrote them: `INTO entries`, `UPDATE room`, `alarm of Room`. */
  rowsWritten: {} as Record<string, number>,
}

const TARGET = /\b(INTO|UPDATE|DELETE FROM|TABLE|INDEX) (?:IF NOT EXISTS )?(\w+)/

function wrote(what: string, rows: number): void {
  if (rows > 0) counted.rowsWritten[what] = (counted.rowsWritten[what] ?? 0) + rows
}

const owners = new WeakMap<DurableObjectStorage, string>()

// The classes of the platform are known by their instances only.
let isWatching = false
function watch({ storage }: DurableObjectState, owner: string): void {
  owners.set(storage, owner)
  if (isWatching) return
  isWatching = true
  const sql = Object.getPrototypeOf(storage.sql) as SqlStorage
  const { exec } = sql
  sql.exec = function (this: SqlStorage, query: string, ...bindings: unknown[]) {
    const cursor = exec.call(this, query, ...bindings)
    const [, verb, table] = TARGET.exec(query) ?? []
    wrote(`${verb} ${table}`, cursor.rowsWritten)
    // Rows are read when the caller takes them, which is at once.
    queueMicrotask(() => (counted.rowsRead += cursor.rowsRead))
    return cursor
  } as SqlStorage['exec']
  const disk = Object.getPrototypeOf(storage) as DurableObjectStorage
  const { setAlarm } = disk
  disk.setAlarm = function (this: DurableObjectStorage, ...args) {
    wrote(`alarm of ${owners.get(this)}`, 1)
    return setAlarm.apply(this, args)
  }
}

const { send } = WebSocket.prototype
WebSocket.prototype.send = function (this: WebSocket, text) {
  counted.sent += typeof text === 'string' ? new TextEncoder().encode(text).length : text.byteLength
  return send.call(this, text)
}

// Nothing is kept: each page asks its object.
Object.defineProperty(globalThis, 'caches', {
  value: { default: { match: () => Promise.resolve(), put: () => Promise.resolve() } },
})

// Calls are counted where they are made: a method may also be called by its own object.
function countingEnv(env: Env): Env {
  const namespaces = Object.entries(env).map(([name, value]) => [
    name,
    typeof value === 'object' && 'getByName' in value ? countingNamespace(value) : value,
  ])
  return Object.fromEntries(namespaces) as Env
}

const countingNamespace = (namespace: DurableObjectNamespace) => ({
  getByName: (name: string) =>
    new Proxy(namespace.getByName(name), {
      get:
        (stub, method) =>
        (...args: unknown[]) => {
          counted.calls++
          return (stub as unknown as Record<typeof method, (...args: unknown[]) => unknown>)[method]!(...args)
        },
    }),
})

type ObjectClass = new (ctx: DurableObjectState, env: Env) => DurableObject<Env>

function counting(Counted: ObjectClass, owner: string): ObjectClass {
  return class extends Counted {
    constructor(ctx: DurableObjectState, env: Env) {
      watch(ctx, owner)
      super(ctx, countingEnv(env))
    }

    override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void | Promise<void> {
      counted.messages++
      return super.webSocketMessage?.(socket, message)
    }

    override alarm(tried?: AlarmInvocationInfo): void | Promise<void> {
      counted.calls++
      return super.alarm?.(tried)
    }
  }
}

export class Room extends counting(objects.Room, 'Room') {}
export class Challenge extends counting(objects.Challenge, 'Challenge') {}
export class TableList extends counting(objects.TableList, 'TableList') {}
export class Allowance extends counting(objects.Allowance, 'Allowance') {}
export class Transfer extends counting(objects.Transfer, 'Transfer') {}
export class Puzzles extends counting(objects.Puzzles, 'Puzzles') {}

export default {
  fetch(request, env) {
    if (new URL(request.url).pathname === '/counted') return Response.json(counted)
    counted.requests++
    return server.fetch(request, countingEnv(env))
  },
} satisfies ExportedHandler<Env>
