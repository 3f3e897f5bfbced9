import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { quickChance } from '@shamble/engine'
import { makeToken } from '@shamble/room'
import { WebSocket } from 'ws'
import type { Done } from './abuse.ts'
import { hostileText } from './hostile.ts'
import { asker } from './requests.ts'

/*
 * A thread of hostile clients. In every room some are silent, some watch, some send forbidden messages. One takes the bot's seat, plays
 * with wrong sequence numbers and undo, and gives the seat up, since an abandoned seat is free only after two minutes. Closed clients
 * connect again.
 */

const {
  port: server,
  seed,
  rate,
  addresses,
} = workerData as { port: number; seed: string; rate: number; addresses: number }
// Backpressure: above this many buffered bytes nothing more is sent.
const MAX_WAITING = 10_000
const chance = quickChance(seed)
const LOOK = 20
// Milliseconds that strangers stay in a room of their own.
const FLOODS_FOR = 6000
const SILENT = 40
const TALKING = 80
// Few addresses, none of them a player's. Each opens as many connections as the platform allows (`SOCKETS` in wrangler.jsonc), since
// workerd alone has no such limit. The limits of a connection then bound what an address can send.
const COME_A_SECOND = (addresses * 240) / 60
// One message in this many is a hello.
const HELLOS = 8
const BOTS_SEAT = 2
// How long a client keeps the bot's seat, how often it sends something, and the pause until the next one, in milliseconds.
const SITS_FOR = 1200
const ACTS_EVERY = 80
const COMES_AGAIN = 4000
// The numbers of their requests: never a seat, because the refusal of an act begins with its seat.
const TAKE = 1001
const LEAVE = 1002

interface Stranger {
  socket: WebSocket
  open: boolean
}

interface Sitter {
  token: string
  stranger: Stranger
  at: number
  n: number
  /** When to leave the seat, and when to send the next message. */
  until: number
  next: number
  isUp: boolean
}

interface Besieged {
  silent: Stranger[]
  talking: Stranger[]
  sitter: Sitter | null
  /** When the next client takes the bot's seat. */
  until: number
}

const rooms = new Map<string, Besieged>()
let said = 0

parentPort!.on('message', (codes: string[]) => {
  for (const code of codes) {
    if (rooms.has(code)) continue
    rooms.set(code, { silent: [], talking: [], sitter: null, until: performance.now() + COMES_AGAIN })
  }
  for (const [code, { silent, talking, sitter }] of rooms) {
    if (codes.includes(code)) continue
    for (const { socket } of [...silent, ...talking, ...(sitter ? [sitter.stranger] : [])]) socket.terminate()
    rooms.delete(code)
  }
})

function come(code: string, hello: string | null, heard?: (text: string) => void): Stranger {
  const headers = { 'cf-connecting-ip': `203.0.113.${chance(addresses)}` }
  const socket = new WebSocket(`ws://127.0.0.1:${server}/ws/${spelled(code)}`, {
    headers,
    perMessageDeflate: false,
  })
  const stranger: Stranger = { socket, open: false }
  socket.on('open', () => {
    stranger.open = true
    if (hello !== null) say(stranger, hello)
  })
  socket.on('message', (data: Buffer) => heard?.(data.toString()))
  // The server was killed, or refuses us.
  socket.on('error', () => {})
  return stranger
}

// Other spellings of the same code, to get around a limit.
function spelled(code: string): string {
  const letter = code.charCodeAt(0).toString(16)
  return [code, code.toUpperCase(), `%${letter}${code.slice(1)}`, code.replaceAll('-', '%2D')][chance(4)]!
}

const helloOf = (token?: string) => JSON.stringify(['hello', { v: 1, ...(token && { token }) }])
const newToken = () => makeToken(crypto.getRandomValues(new Uint8Array(16)))
const isThere = ({ socket }: Stranger) => socket.readyState <= WebSocket.OPEN

function say({ socket }: Stranger, text: string): void {
  if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount > MAX_WAITING) return
  socket.send(text)
  said++
}

function besiege(code: string, room: Besieged, now: number): void {
  room.silent = room.silent.filter(isThere)
  room.talking = room.talking.filter(isThere)
  if (room.sitter?.isUp) {
    room.sitter.stranger.socket.close()
    room.sitter = null
    room.until = now + COMES_AGAIN
  }
  if (room.sitter) sit(code, room.sitter, now)
  else if (now >= room.until && mayCome()) room.sitter = newSitter(code, now)
}

// Opens as many connections as are allowed by now, independent of how often this thread runs.
function arrive(): void {
  const wanting = [...rooms].filter(
    ([, { silent, talking }]) => silent.length < SILENT || talking.length < TALKING,
  )
  while (wanting.length > 0 && mayCome()) {
    const [code, { silent, talking }] = wanting[chance(wanting.length)]!
    if (silent.length < SILENT && chance(2) === 0) silent.push(come(code, null))
    else if (talking.length < TALKING)
      talking.push(come(code, helloOf(chance(2) === 0 ? newToken() : undefined)))
  }
}

let coming = 0
function mayCome(): boolean {
  if (coming < 1) return false
  coming--
  return true
}

function newSitter(code: string, now: number): Sitter {
  const sitter = { token: newToken(), at: 0, n: 0, until: now + SITS_FOR, next: now, isUp: false } as Sitter
  sitter.stranger = comeFor(code, sitter)
  return sitter
}

// Takes the bot's seat, or returns to it after a cut.
const comeFor = (code: string, sitter: Sitter): Stranger =>
  come(code, helloOf(sitter.token), (text) => {
    const [kind, ...rest] = JSON.parse(text) as [string, ...any[]]
    if (kind === 's' || kind === 'b') sitter.at = rest[0]
    if (kind === 'game' && rest[0]) sitter.at = rest[0].at
    if (kind === 'welcome' && !rest[0].seats.some(([seat]: number[]) => seat === BOTS_SEAT))
      say(sitter.stranger, `["take",${TAKE},${BOTS_SEAT},"Stranger ${chance(1e6)}"]`)
    if (kind === 'ok' && rest[0] === LEAVE) sitter.isUp = true
    // Clients without a seat.
    if (kind === 'no' && rest[2] === LEAVE && rest[0] !== 'too-fast') sitter.isUp = true
  })

function sit(code: string, sitter: Sitter, now: number): void {
  if (!isThere(sitter.stranger)) {
    if (mayCome()) sitter.stranger = comeFor(code, sitter)
    return
  }
  if (now < sitter.next) return
  sitter.next = now + ACTS_EVERY
  if (now >= sitter.until) return say(sitter.stranger, `["leave",${LEAVE},${BOTS_SEAT}]`)
  const n = chance(8) === 0 ? 2 ** 31 : ++sitter.n
  const acts = [
    ['m', BOTS_SEAT, n, sitter.at, 0],
    ['u', BOTS_SEAT, n, sitter.at],
    ['dismiss', n, 1 + chance(2), true],
    ['agree', n, true],
    ['bot', n, chance(2), 'easy'],
    ['name', n, `Stranger ${chance(1e6)}`],
  ]
  say(sitter.stranger, JSON.stringify(acts[chance(2) === 0 ? chance(2) : chance(acts.length)]))
}

// Sent repeatedly, also with another identity, or with a guessed secret to get a seat.
function anyHello(): string {
  const token = newToken()
  return [
    helloOf(),
    helloOf(token),
    JSON.stringify(['hello', { v: 1, token, since: chance(400) }]),
    JSON.stringify(['hello', { v: 1, token, claim: [chance(3), newToken()] }]),
  ][chance(4)]!
}

function speak(messages: number): void {
  const all = [...rooms.values()].flatMap(({ talking }) => talking.filter(({ open }) => open))
  for (let n = 0; n < messages && all.length > 0; n++)
    say(all[chance(all.length)]!, chance(HELLOS) === 0 ? anyHello() : hostileText(chance))
}

// HTTP requests, one at a time, at the rate that the platform allows for each address.
const requests = await asker(`http://127.0.0.1:${server}`, chance)
const ASK_EVERY = 60_000 / (20 * addresses)
let isAsking = false
let asksNext = 0

function askSometimes(now: number): void {
  if (isAsking || now < asksNext) return
  asksNext = now + ASK_EVERY
  isAsking = true
  void requests.ask().finally(() => (isAsking = false))
}

// A room of their own that carries the costliest mission: set up, begun, looked at and resigned without end.
const flooded = { stranger: null as Stranger | null, token: newToken(), at: 0, n: 0, next: 0, until: 0 }

function flood(now: number): void {
  if (now >= flooded.until) {
    flooded.stranger?.socket.terminate()
    Object.assign(flooded, { stranger: null, n: 0, until: now + FLOODS_FOR })
    void requests.openCostly().then((code) => {
      if (code !== null) flooded.stranger = come(code, helloOf(flooded.token), hearFlooded)
    })
  }
  if (!flooded.stranger?.open || now < flooded.next) return
  flooded.next = now + ACTS_EVERY
  const n = ++flooded.n
  const all = [
    ['take', TAKE + n, 0, 'Flood'],
    ['bot', TAKE + n, 1, 'easy'],
    ['options', TAKE + n, { equalWays: chance(2) === 0 }],
    ['start', TAKE + n],
    ['hello', { v: 1, token: flooded.token }],
    ['x', 0, n, flooded.at],
    ['again', TAKE + n, 'new'],
  ]
  say(flooded.stranger, JSON.stringify(all[n <= all.length ? n - 1 : chance(all.length)]))
}

function hearFlooded(text: string): void {
  const [kind, game] = JSON.parse(text) as [string, any]
  if (kind === 'game' && game) flooded.at = game.at
}

let before = performance.now()
for (;;) {
  await wait(LOOK)
  const now = performance.now()
  const seconds = (now - before) / 1000
  before = now
  coming = Math.min(COME_A_SECOND, coming + seconds * COME_A_SECOND)
  for (const [code, room] of rooms) besiege(code, room, now)
  arrive()
  askSometimes(now)
  flood(now)
  speak(Math.round(seconds * rate))
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort!.postMessage({ said, asked: requests.asked } satisfies Done)
}
