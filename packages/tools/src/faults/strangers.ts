import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { quickChance } from '@shamble/engine'
import { makeToken } from '@shamble/room'
import { WebSocket } from 'ws'
import { hostileText } from './hostile.ts'

/*
 * A thread full of strangers. In every room that it is told of, some keep silent, some watch, some say what they may not; one sits
 * down in the bot's seat, plays with numbers that jump, takes back and plays again, and gets up. Whoever is closed comes again.
 */

const { port: server, seed, rate } = workerData as { port: number; seed: string; rate: number }
// What waits to be sent is not said.
const MOST_WAITING = 10_000
const chance = quickChance(seed)
const LOOK = 20
const SILENT = 40
const TALKING = 80
// Few addresses, as a stranger has them: those who play are somewhere else. Each opens as many connections as the platform lets
// through (`SOCKETS` in wrangler.jsonc): workerd alone does not count them. And what a connection may say before it is closed bounds
// what an address says.
const ADDRESSES = Math.max(4, Math.ceil(rate / 70))
const COME_A_SECOND = (ADDRESSES * 240) / 60
const BOTS_SEAT = 2
// Turns of a sitter before they get up, and how long nobody comes then.
const SITS_FOR = 60
const COMES_AGAIN = 200

interface Stranger {
  socket: WebSocket
  open: boolean
}

interface Sitter extends Stranger {
  at: number
  n: number
  turns: number
}

interface Besieged {
  silent: Stranger[]
  talking: Stranger[]
  sitter: Sitter | null
  until: number
}

const rooms = new Map<string, Besieged>()
let said = 0

parentPort!.on('message', (codes: string[]) => {
  for (const code of codes) {
    if (!rooms.has(code)) rooms.set(code, { silent: [], talking: [], sitter: null, until: COMES_AGAIN })
  }
  for (const [code, { silent, talking, sitter }] of rooms) {
    if (codes.includes(code)) continue
    for (const { socket } of [...silent, ...talking, ...(sitter ? [sitter] : [])]) socket.terminate()
    rooms.delete(code)
  }
})

function come(code: string, hello: boolean, heard?: (text: string) => void): Stranger {
  const headers = { 'cf-connecting-ip': `203.0.113.${chance(ADDRESSES)}` }
  const socket = new WebSocket(`ws://127.0.0.1:${server}/ws/${code}`, { headers, perMessageDeflate: false })
  const stranger: Stranger = { socket, open: false }
  socket.on('open', () => {
    stranger.open = true
    const token = chance(2) === 0 || heard ? { token: newToken() } : {}
    if (hello) say(stranger, JSON.stringify(['hello', { v: 2, ...token }]))
  })
  socket.on('message', (data: Buffer) => heard?.(data.toString()))
  // A server that was killed, or that has had enough of us.
  socket.on('error', () => {})
  return stranger
}

const newToken = () => makeToken(crypto.getRandomValues(new Uint8Array(16)))
const isThere = ({ socket }: Stranger) => socket.readyState <= WebSocket.OPEN

function say({ socket }: Stranger, text: string): void {
  if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount > MOST_WAITING) return
  socket.send(text)
  said++
}

function besiege(code: string, room: Besieged): void {
  room.silent = room.silent.filter(isThere)
  room.talking = room.talking.filter(isThere)
  if (room.sitter && !isThere(room.sitter)) room.sitter = null
  if (room.sitter) sit(room, room.sitter)
  else if (--room.until <= 0 && mayCome()) room.sitter = sitDown(code)
  if (room.silent.length < SILENT && chance(2) === 0 && mayCome()) room.silent.push(come(code, false))
  else if (room.talking.length < TALKING && mayCome()) room.talking.push(come(code, true))
}

let coming = 0
function mayCome(): boolean {
  if (coming < 1) return false
  coming--
  return true
}

function sitDown(code: string): Sitter {
  const sitter = { at: 0, n: 0, turns: 0 } as Sitter
  const { socket, open } = come(code, true, (text) => {
    const message = JSON.parse(text) as [string, ...any[]]
    if (message[0] === 's' || message[0] === 'b') sitter.at = message[1]
    if (message[0] === 'table' && message[1]) sitter.at = message[1].at
    if (message[0] === 'welcome') {
      say(sitter, `["take",1,${BOTS_SEAT},"Stranger ${chance(1e6)}"]`)
    }
  })
  return Object.assign(sitter, { socket, open })
}

function sit(room: Besieged, sitter: Sitter): void {
  if (++sitter.turns > SITS_FOR) {
    say(sitter, `["leave",2,${BOTS_SEAT}]`)
    sitter.socket.close()
    room.sitter = null
    room.until = COMES_AGAIN
    return
  }
  if (sitter.turns % 4 !== 0) return
  const n = chance(8) === 0 ? 2 ** 31 : ++sitter.n
  say(
    sitter,
    JSON.stringify(chance(2) === 0 ? ['m', BOTS_SEAT, n, sitter.at, 0] : ['u', BOTS_SEAT, n, sitter.at]),
  )
}

function speak(messages: number): void {
  const all = [...rooms.values()].flatMap(({ talking }) => talking.filter(({ open }) => open))
  for (let n = 0; n < messages && all.length > 0; n++) say(all[chance(all.length)]!, hostileText(chance))
}

let before = performance.now()
for (;;) {
  await wait(LOOK)
  const now = performance.now()
  const seconds = (now - before) / 1000
  before = now
  coming = Math.min(COME_A_SECOND, coming + seconds * COME_A_SECOND)
  const order = [...rooms].sort(() => chance(3) - 1)
  for (const [code, room] of order) besiege(code, room)
  speak(Math.round(seconds * rate))
  // A thread, not a window: there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort!.postMessage(said)
}
