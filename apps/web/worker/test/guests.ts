import {
  choicesIn,
  joinRoom,
  makeToken,
  type News,
  type No,
  type RoomClient,
  type Socket,
  type SocketEvents,
} from '@shamble/room/client'
import type { quickChance } from '@shamble/engine'
import { runInDurableObject } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { expect } from 'vitest'

const SITE = 'https://shamble.example'
let addresses = 0

const MINUTE = 60_000
const DAY = 86_400_000

/**
 * Limits count by the minute or the day of the clock. Where it turns while something is counted, that is done once more.
 * @param work is told how often it was done before, for an address that has not been counted
 */
async function inOne<T>(span: number, work: (before: number) => Promise<T>): Promise<T> {
  const present = () => Math.floor(Date.now() / span)
  for (let before = 0; ; before++) {
    const start = present()
    const result = await work(before)
    if (present() === start) return result
  }
}

export const inOneMinute = <T>(work: (before: number) => Promise<T>): Promise<T> => inOne(MINUTE, work)
export const inOneDay = <T>(work: (before: number) => Promise<T>): Promise<T> => inOne(DAY, work)

/** The day by UTC, which does not end for some minutes: where it would, the next is waited for. */
export async function dayWithMinutesLeft(minutes: number): Promise<string> {
  const left = DAY - (Date.now() % DAY)
  if (left < minutes * MINUTE) await scheduler.wait(left)
  return new Date().toISOString().slice(0, 10)
}

/** A request to the Worker, each test from an address of its own. */
export const get = (path: string, init: RequestInit = {}) => exports.default.fetch(`${SITE}${path}`, init)

/** Opens a room. */
export async function openRoom(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return get('/api/rooms', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': `10.0.0.${++addresses}`, ...headers },
  })
}

/** Opens a room of a game and returns its code. */
export async function codeOf(body: unknown): Promise<string> {
  const response = await openRoom(body)
  if (response.status !== 201) throw new Error(await response.text())
  return ((await response.json()) as { code: string }).code
}

/** Asks for a socket, from an address of its own unless one is given. */
export const upgrade = (code: string, headers: Record<string, string> = {}) =>
  get(`/ws/${code}`, {
    headers: {
      upgrade: 'websocket',
      'cf-connecting-ip': `10.2.${++addresses >> 8}.${addresses & 255}`,
      ...headers,
    },
  })

/** An open socket, with what came over it. */
export async function socketTo(
  code: string,
  headers: Record<string, string> = {},
): Promise<{ socket: WebSocket; heard: string[]; closed: Promise<CloseEvent> }> {
  const response = await upgrade(code, headers)
  const socket = response.webSocket
  if (!socket) throw new Error(`${response.status}: ${await response.text()}`)
  const heard: string[] = []
  socket.addEventListener('message', ({ data }) => {
    heard.push(String(data))
  })
  const closed = new Promise<CloseEvent>((resolve) => socket.addEventListener('close', resolve))
  socket.accept()
  return { socket, heard, closed }
}

/** Waits until something is so. */
export async function until(what: () => boolean | Promise<boolean>, why: string): Promise<void> {
  for (let n = 0; n < 8000; n++) {
    if (await what()) return
    await scheduler.wait(5)
  }
  throw new Error(`In vain: ${why}`)
}

/** A client in a room, with a diary of what it received. */
export interface Guest {
  client: RoomClient
  token: string | null
  told: unknown[][]
  /** What came of each act. */
  outcomes: (No | null)[]
  gaps: string[]
  /** Every text that came to them. */
  bytes: string[]
  sockets: WebSocket[]
  cut: () => void
}

/** Joins a room over real sockets. */
export function join(code: string, token: string | null): Guest {
  const guest = { token, told: [], outcomes: [], gaps: [], bytes: [], sockets: [] } as unknown as Guest
  const client = joinRoom(
    {
      token,
      now: Date.now,
      random: Math.random,
      wait(milliseconds, then) {
        // Tests do not wait for people: everything goes eight times as fast.
        const timer = setTimeout(then, milliseconds / 8)
        return () => clearTimeout(timer)
      },
      open: (events) => open(code, events, guest),
    },
    { news: (news) => write(guest, news) },
  )
  guest.cut = () => guest.sockets.at(-1)?.close(1000, 'cut')
  guest.client = client
  return guest
}

function open(code: string, events: SocketEvents, guest: Guest): Socket {
  let socket: WebSocket | null = null
  let dropped = false
  upgrade(code).then(
    (response) => {
      socket = response.webSocket
      if (!socket || dropped) return events.closed()
      guest.sockets.push(socket)
      socket.addEventListener('message', ({ data }) => {
        guest.bytes.push(String(data))
        events.said(String(data))
      })
      socket.addEventListener('close', () => events.closed())
      socket.addEventListener('error', () => events.closed())
      socket.accept()
      events.opened()
    },
    () => events.closed(),
  )
  return {
    send(text) {
      try {
        socket?.send(text)
      } catch {
        events.closed()
      }
    },
    close() {
      dropped = true
      try {
        socket?.close(1000, 'left')
      } catch {
        // It is closed.
      }
    },
  }
}

function write(guest: Guest, { length, viewers, jump }: News): void {
  if (!jump) {
    if (guest.told.length !== length) guest.gaps.push(`length ${length}, known ${guest.told.length}`)
    guest.told[length] = viewers[0]!.told
    return
  }
  if (guest.told.length < jump.from + 1) guest.gaps.push(`from ${jump.from}, known ${guest.told.length}`)
  guest.told.length = Math.min(guest.told.length, jump.from + 1)
  for (const events of jump.story) guest.told.push(events[0]!)
}

/** A new token. */
export const newToken = () => makeToken(crypto.getRandomValues(new Uint8Array(16)))

/** Makes some move, if one of the guest's seats must choose and is not waiting for an answer. */
export function makeSomeMove(guest: Guest, chance: ReturnType<typeof quickChance>): boolean {
  const { game, seats, sending, over } = guest.client.state
  if (!game || over) return false
  for (const seat of seats) {
    if (sending.includes(seat)) continue
    const state = game.states[game.viewers.indexOf(seat)]!
    const moves = choicesIn(state).flatMap((choice) => (choice.seat === seat ? choice.moves : []))
    if (moves.length === 0) continue
    void guest.client.move(seat, moves[chance(moves.length)]!).then((no) => guest.outcomes.push(no))
    return true
  }
  return false
}

/** The object of a room. */
export const stubOf = (code: string) => env.ROOM.getByName(code)

/** The answer to a query of a room's storage. */
export const rowsIn = (code: string, query: string) =>
  runInDurableObject(stubOf(code), (_, { storage }) => storage.sql.exec(query).toArray())

/** Two people, a bot and a watcher at a table, ready to play. */
export async function party(setup: object = {}): Promise<{ code: string; guests: Guest[] }> {
  const code = await codeOf({ game: 'zombie-wars', seats: 3, options: { hourTrack: 'short' }, ...setup })
  const guests = [newToken(), newToken(), null].map((token) => join(code, token))
  const [ann, bob] = guests as [Guest, Guest, Guest]
  expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
  expect(await bob.client.request('take', 1, 'Bob')).toBeNull()
  expect(await ann.client.request('bot', 2, 'easy')).toBeNull()
  expect(await bob.client.request('ready', true)).toBeNull()
  expect(await ann.client.request('start')).toBeNull()
  await until(() => guests.every(({ client }) => client.state.game !== null), 'the table')
  return { code, guests }
}

/** The code with which a request was refused, and its status; the sentence beside it is one. */
export async function errorOf(response: Response): Promise<[status: number, code: string]> {
  const { error } = (await response.json()) as { error: { code: string; message: string } }
  expect(error.message).toMatch(/^[A-Z].*[.]$/s)
  return [response.status, error.code]
}
