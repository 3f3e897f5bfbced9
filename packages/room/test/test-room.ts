import { quickChance, type AnyGame, type Json, type Log } from '@shamble/engine'
import {
  entriesOf,
  hashOf,
  logOf,
  runtime,
  makeToken,
  openRoom,
  restoredRoom,
  type Down,
  type Notice,
  type TableSeen,
  type Entry,
  type Runtime,
  type Connection,
} from '../src/index.ts'
import type { Opening, Room, Ports } from '../src/index.ts'

/** A connection of a test; `heard`: the messages it received. */
export interface TestConnection extends Connection {
  hash: string | null
  v: number
  heard: Down[]
  texts: string[]
  closedWith: [number, string] | null
  /** Called when something was sent to it. */
  arrived: () => void
  say: (...message: unknown[]) => Down[]
  sayText: (text: string) => Down[]
  hello: (token?: string, v?: number, since?: number) => Down[]
  hangUp: () => void
}

/** A room with a clock and a storage that tests can stop, look into and take away. */
export interface TestRoom {
  readonly runtime: Runtime
  clock: number
  stored: { kept: Json; rows: Entry[]; writes: number }
  alarm: number | null
  /** When alarms rang while a challenge was owed an outcome: it could be told then, and was not. */
  owed: number[]
  forgotten: boolean
  reports: unknown[]
  /** The notices that were to be sent. */
  sent: Notice[]
  /** What the list of open tables was told, in order. */
  listed: (TableSeen | null)[]
  /** The next write fails, as when the disk is full. */
  failing: boolean
  connect: (token?: string, v?: number, address?: string) => TestConnection
  /** A text arrives over a connection, open or just closed. */
  message: (connection: TestConnection, text: string) => void
  /** The open connections of a token. */
  connectionsOf: (token: string) => TestConnection[]
  /** The object is put to sleep or dies: only the storage stays, and the connections if they are `kept`. */
  evict: (connections?: 'keep' | 'cut') => void
  /** Lets time pass, with the alarms on the way. */
  pass: (milliseconds: number) => void
}

/** A token from a number. */
export const tokenOf = (n: number): string => makeToken(new Uint8Array(16).fill(n))

/** Opens a room. */
export function testRoom(game: AnyGame, opening: Omit<Opening, 'game'> = {}, seed = 'secret-seed'): TestRoom {
  return running(game, openRoom(game, 'abc-def-ghj', { game: game.id, ...opening }, seed, 1000), seed)
}

/** A room as it is at the second 1. */
export function running(game: AnyGame, first: Room, seed = 'running'): TestRoom {
  const chance = quickChance(seed)
  const connections = new Set<TestConnection>()
  let fresh = 0
  const ports: Ports = {
    now: () => test.clock,
    fresh: () => `fresh-${++fresh}`,
    random: () => chance(2 ** 31),
    connections: () => connections,
    store(entries, kept, first) {
      if (test.failing) {
        test.failing = false
        throw new Error('The disk is full.')
      }
      test.stored.rows.push(...(JSON.parse(JSON.stringify(entries)) as Entry[]))
      if (kept) {
        test.stored.kept = JSON.parse(JSON.stringify(kept))
        test.stored.rows = test.stored.rows.filter(({ at }) => at >= first)
      }
      test.stored.writes += (entries.length > 0 ? 1 : 0) + (kept ? 1 : 0)
    },
    wake(at) {
      if (test.alarm === null || at < test.alarm) test.alarm = at
    },
    forget: () => (test.forgotten = true),
    pushServices: () => ['push.example'],
    send: (notice) => test.sent.push(notice),
    list: (table) => test.listed.push(table),
    report: (cause) => test.reports.push(cause),
  }
  let room = runtime(game, first, ports)
  const test: TestRoom = {
    get runtime() {
      return room
    },
    clock: 1000,
    stored: { kept: JSON.parse(JSON.stringify(room.room)) as Json, rows: [], writes: 0 },
    alarm: null,
    owed: [],
    forgotten: false,
    reports: [],
    sent: [],
    listed: [],
    failing: false,
    connect,
    message: (connection, text) => {
      if (connections.has(connection)) room.message(connection, text)
    },
    connectionsOf: (token) => [...connections].filter(({ hash }) => hash === hashOf(token)),
    evict(what = 'keep') {
      if (what === 'cut') connections.clear()
      // All that was not stored is gone, and connections get new keys.
      for (const connection of connections) Object.assign(connection, { key: {} })
      const { kept, rows } = JSON.parse(JSON.stringify(test.stored)) as typeof test.stored
      room = runtime(game, restoredRoom(game, kept, rows), ports)
      room.wakeUp()
    },
    pass(milliseconds) {
      const until = test.clock + milliseconds
      for (let n = 0; n < 10_000 && test.alarm !== null && test.alarm <= until; n++) {
        test.clock = Math.max(test.clock, test.alarm)
        test.alarm = null
        if (room.outcome()) test.owed.push(test.clock)
        room.tick()
      }
      test.clock = until
    },
  }

  function connect(token?: string, v = 1, address = 'here'): TestConnection {
    const heard: Down[] = []
    const texts: string[] = []
    const own: TestConnection = {
      key: {},
      address,
      site: 'https://shamble.example',
      since: test.clock,
      hash: null,
      v: 0,
      heard,
      texts,
      closedWith: null,
      arrived: () => {},
      vote: null,
      isOverQuota: false,
      remember: (hash, v) => Object.assign(own, { hash, v }),
      keepVote: (vote) => Object.assign(own, { vote }),
      send(text) {
        texts.push(text)
        heard.push(JSON.parse(text) as Down)
        own.arrived()
      },
      close(status, reason) {
        own.closedWith = [status, reason]
        own.hangUp()
      },
      sayText(text) {
        const before = heard.length
        room.message(own, text)
        return heard.slice(before)
      },
      say: (...message) => own.sayText(JSON.stringify(message)),
      hello: (token, v = 1, since) =>
        own.say('hello', { v, ...(token && { token }), ...(since !== undefined && { since }) }),
      hangUp() {
        if (connections.delete(own)) room.closed(own)
      },
    }
    connections.add(own)
    room.opened()
    if (token) own.hello(token, v)
    return own
  }
  return test
}

/** Sits people down, everybody ready, and starts. Connections by seat. */
export function seated(
  room: TestRoom,
  seats = room.runtime.room.chairs.length,
  addressOf = (_seat: number) => 'here',
): TestConnection[] {
  const connections = Array.from({ length: seats }, (_, seat) => {
    const connection = room.connect(tokenOf(seat + 1), 1, addressOf(seat))
    connection.say('take', 1, seat, `Player ${seat + 1}`)
    connection.say('ready', 2, true)
    return connection
  })
  connections[0]!.say('start', 3)
  return connections
}

/** The last message of a kind. */
export const lastOf = <K extends Down[0]>(
  connection: TestConnection,
  kind: K,
): Extract<Down, [K, ...unknown[]]> | undefined =>
  connection.heard.findLast((message) => message[0] === kind) as Extract<Down, [K, ...unknown[]]> | undefined

/** The code and sentence of the refusal in an answer. */
export function refusal(answer: Down[]): [string, string] | null {
  const no = answer.find((message) => message[0] === 'no' || message[0] === 'bye')
  return no ? [no[1] as string, no[2] as string] : null
}

/** The entries of the journal of the game that is played in a room. */
export const journalIn = (room: TestRoom): Entry[] => entriesOf(room.runtime.room.match!.journal)

/** The whole log of the game that is played in a room. */
export const logIn = (room: TestRoom): Log => logOf(room.runtime.room.match!)
