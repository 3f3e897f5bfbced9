import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { makeToken } from '@shamble/room'
import { WebSocket } from 'ws'
import { serving } from '../../../../scripts/server/server.mjs'
import { freePort } from '../server/index.ts'

const READY_WITHIN = 60_000
const ANSWERS_WITHIN = 60_000
/** Milliseconds of a tick of /proc: 100 a second on every Linux. */
const TICK = 10
const LISTEN = '0A'

/** An answer over HTTP, read to its end. */
export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** What a request is asked with. */
export interface Asking {
  /** The address it seems to come from. */
  address?: string
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

/** A client of a room that sends given messages, with all it has received. */
export interface Client {
  socket: WebSocket
  heard: string[]
  say: (...message: unknown[]) => void
  /** Resolves with the first message of this kind that came after the call, or undefined when none comes in time. */
  next: (kind: string, within?: number) => Promise<any[] | undefined>
  closed: () => boolean
  close: () => void
}

/** The built app, served as `npm start` serves it, and everything an attacker may do to it. */
export interface Target {
  port: number
  /** The folder of its state. */
  state: string
  /** The secret of its operator. */
  operatorSecret: string
  ask: (path: string, asking?: Asking) => Promise<Answer>
  /** Opens a room and returns its code. */
  openRoom: (opening: object) => Promise<string>
  /** Makes a challenge and returns its code. */
  makeChallenge: (challenge: object) => Promise<string>
  /** A socket to a room; with a token it says hello as the owner of that token, with null as a spectator, without it keeps silent. */
  connect: (code: string, token?: string | null, address?: string) => Promise<Client>
  /** The id of the server's process. */
  pid: () => number
  /** Milliseconds of processor time that the server has used. */
  spent: () => number
  /** All ports that the server listens to. */
  ports: () => number[]
  stop: () => Promise<void>
}

let addresses = 0
/** An address that nobody else in this run has. */
export const newAddress = (): string =>
  `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`

/** A token of a device. */
export const newToken = (): string => makeToken(crypto.getRandomValues(new Uint8Array(16)))

/** Starts the built app on a port of its own, with a state of its own. `inspector`: the port of its inspector; usually it has none. */
export async function startTarget({ inspector }: { inspector?: number } = {}): Promise<Target> {
  const state = mkdtempSync(join(tmpdir(), 'shamble-attack-'))
  const port = await freePort()
  const operatorSecret = randomBytes(32).toString('hex')
  const vars = { OPERATOR_SECRET: operatorSecret }
  const site = serving({ port, host: '127.0.0.1', state, clientIpHeader: 'cf-connecting-ip', vars })
  const [command, ...args] = site.command as [string, ...string[]]
  if (inspector) args.push(`--inspector-addr=127.0.0.1:${inspector}`)
  const child = spawn(command, args, { env: { ...env, ...site.env }, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`

  const ask = async (path: string, { address, method, body, headers }: Asking = {}): Promise<Answer> => {
    const response = await fetch(url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
      headers: {
        'cf-connecting-ip': address ?? newAddress(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const made = async (path: string, body: object): Promise<string> => {
    const { status, text } = await ask(path, { body })
    if (status !== 201) throw new Error(`${path} answers ${status}: ${text}`)
    return (JSON.parse(text) as { code: string }).code
  }
  const target: Target = {
    port,
    state,
    operatorSecret,
    ask,
    openRoom: (opening) => made('/api/rooms', opening),
    makeChallenge: (challenge) => made('/api/challenges', challenge),
    connect: (code, token, address = newAddress()) =>
      connected(`ws://127.0.0.1:${port}/ws/${code}`, token, address),
    pid: () => child.pid!,
    spent: () => processorOf(child.pid!),
    ports: () => portsOf(child.pid!),
    async stop() {
      if (child.exitCode === null) {
        const gone = once(child, 'exit')
        child.kill('SIGKILL')
        await gone
      }
      rmSync(state, { recursive: true, force: true })
    },
  }
  try {
    const until = performance.now() + READY_WITHIN
    while (
      !(await ask('/').then(
        ({ status }) => status === 200,
        () => false,
      ))
    ) {
      if (performance.now() > until || child.exitCode !== null)
        throw new Error(
          `The built app does not start (Node ${execPath}). Is it built? npm test -- install build`,
        )
      await wait(50)
    }
  } catch (cause) {
    await target.stop()
    throw cause
  }
  return target
}

async function connected(url: string, token: string | null | undefined, address: string): Promise<Client> {
  const socket = new WebSocket(url, { headers: { 'cf-connecting-ip': address }, perMessageDeflate: false })
  const heard: string[] = []
  const waiting = new Set<(text: string) => void>()
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    heard.push(text)
    for (const hear of waiting) hear(text)
  })
  socket.on('error', () => {})
  const client: Client = {
    socket,
    heard,
    say(...message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    next: (kind, within = ANSWERS_WITHIN) =>
      new Promise((resolve) => {
        const hear = (text: string) => {
          if (!text.startsWith(`["${kind}"`)) return
          done(JSON.parse(text) as any[])
        }
        const timer = setTimeout(() => done(undefined), within).unref()
        const done = (message: any[] | undefined) => {
          clearTimeout(timer)
          waiting.delete(hear)
          resolve(message)
        }
        waiting.add(hear)
      }),
    closed: () => socket.readyState >= WebSocket.CLOSING,
    close: () => socket.terminate(),
  }
  await Promise.race([once(socket, 'open'), once(socket, 'close')]).catch(() => {})
  if (token !== undefined && !client.closed()) {
    const welcome = client.next('welcome')
    client.say('hello', { v: 1, ...(token !== null && { token }) })
    await welcome
  }
  return client
}

// The time a process has run, in its own code and in the kernel: fields 14 and 15 of its line, counted behind its name.
function processorOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}

// The ports on which a process accepts connections: its sockets among those of the system in the state LISTEN.
function portsOf(pid: number): number[] {
  const folder = `/proc/${pid}/fd`
  const links = readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(join(folder, name))]
    } catch {
      // Closed meanwhile.
      return []
    }
  })
  const sockets = new Set(links)
  const lines = ['tcp', 'tcp6'].flatMap((name) =>
    readFileSync(`/proc/net/${name}`, 'utf8').split('\n').slice(1),
  )
  return lines.flatMap((line) => {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/)
    return state === LISTEN && sockets.has(`socket:[${inode}]`) ? [parseInt(local.split(':')[1]!, 16)] : []
  })
}
