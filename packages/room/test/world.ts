import { quickChance, type AnyGame, type Json } from '@shamble/engine'
import {
  hashOf,
  host,
  makeToken,
  openRoom,
  restoredRoom,
  type Down,
  type Entry,
  type Host,
  type Line,
} from '../src/index.ts'
import type { Opening, Room, World } from '../src/index.ts'

/** A connection of a test: what it was told lies in `heard`. */
export interface TestLine extends Line {
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
  readonly host: Host
  clock: number
  stored: { kept: Json; rows: Entry[]; writes: number }
  alarm: number | null
  forgotten: boolean
  reports: unknown[]
  /** The next write fails, as when the disk is full. */
  failing: boolean
  line: (token?: string, v?: number) => TestLine
  /** A text arrives over a line, be it open or just closed. */
  message: (line: TestLine, text: string) => void
  /** The open lines of whoever has a token. */
  linesOf: (token: string) => TestLine[]
  /** The object is put to sleep or dies: nothing but the storage stays, and the lines if they are kept. */
  evict: (lines?: 'keep' | 'cut') => void
  /** Lets time pass, with the alarms on the way. */
  pass: (milliseconds: number) => void
}

/** A token from a number. */
export const tokenOf = (n: number): string => makeToken(new Uint8Array(16).fill(n))

/** A room somebody opens. */
export function testRoom(game: AnyGame, opening: Omit<Opening, 'game'> = {}, seed = 'secret-seed'): TestRoom {
  return running(game, openRoom(game, 'abc-def-ghj', { game: game.id, ...opening }, seed, 1000), seed)
}

/** A room as it is at the second 1. */
export function running(game: AnyGame, first: Room, seed = 'running'): TestRoom {
  const chance = quickChance(seed)
  const lines = new Set<TestLine>()
  let fresh = 0
  const world: World = {
    now: () => test.clock,
    fresh: () => `fresh-${++fresh}`,
    random: () => chance(2 ** 31),
    lines: () => lines,
    store(entry, kept, first) {
      if (test.failing) {
        test.failing = false
        throw new Error('The disk is full.')
      }
      if (entry) test.stored.rows.push(JSON.parse(JSON.stringify(entry)))
      if (kept) {
        test.stored.kept = JSON.parse(JSON.stringify(kept))
        test.stored.rows = test.stored.rows.filter(({ at }) => at >= first)
      }
      test.stored.writes += (entry ? 1 : 0) + (kept ? 1 : 0)
    },
    wake(at) {
      if (test.alarm === null || at < test.alarm) test.alarm = at
    },
    forget: () => (test.forgotten = true),
    report: (cause) => test.reports.push(cause),
  }
  let room = host(game, first, world)
  const test: TestRoom = {
    get host() {
      return room
    },
    clock: 1000,
    stored: { kept: JSON.parse(JSON.stringify(room.room)) as Json, rows: [], writes: 0 },
    alarm: null,
    forgotten: false,
    reports: [],
    failing: false,
    line,
    message: (line, text) => {
      if (lines.has(line)) room.message(line, text)
    },
    linesOf: (token) => [...lines].filter(({ hash }) => hash === hashOf(token)),
    evict(what = 'keep') {
      if (what === 'cut') lines.clear()
      // Whatever was not stored is gone; lines are told apart anew.
      for (const line of lines) Object.assign(line, { key: {} })
      const { kept, rows } = JSON.parse(JSON.stringify(test.stored)) as typeof test.stored
      room = host(game, restoredRoom(game, kept, rows), world)
      room.wakeUp()
    },
    pass(milliseconds) {
      const until = test.clock + milliseconds
      for (let n = 0; n < 10_000 && test.alarm !== null && test.alarm <= until; n++) {
        test.clock = Math.max(test.clock, test.alarm)
        test.alarm = null
        room.tick()
      }
      test.clock = until
    },
  }

  function line(token?: string, v = 2): TestLine {
    const heard: Down[] = []
    const texts: string[] = []
    const own: TestLine = {
      key: {},
      hash: null,
      v: 0,
      heard,
      texts,
      closedWith: null,
      arrived: () => {},
      remember: (hash, v) => Object.assign(own, { hash, v }),
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
      hello: (token, v = 2, since) =>
        own.say('hello', { v, ...(token && { token }), ...(since !== undefined && { since }) }),
      hangUp() {
        if (lines.delete(own)) room.closed(own)
      },
    }
    lines.add(own)
    if (token) own.hello(token, v)
    return own
  }
  return test
}

/** Sits people down, everybody ready, and starts. Lines by seat. */
export function seated(room: TestRoom, seats = room.host.room.chairs.length): TestLine[] {
  const lines = Array.from({ length: seats }, (_, seat) => {
    const line = room.line(tokenOf(seat + 1))
    line.say('take', 1, seat, `Player ${seat + 1}`)
    line.say('ready', 2, true)
    return line
  })
  lines[0]!.say('start', 3)
  return lines
}

/** The last message of a kind. */
export const lastOf = <K extends Down[0]>(
  line: TestLine,
  kind: K,
): Extract<Down, [K, ...unknown[]]> | undefined =>
  line.heard.findLast((message) => message[0] === kind) as Extract<Down, [K, ...unknown[]]> | undefined

/** The code and sentence of the refusal in an answer. */
export function refusal(answer: Down[]): [string, string] | null {
  const no = answer.find((message) => message[0] === 'no' || message[0] === 'bye')
  return no ? [no[1] as string, no[2] as string] : null
}
