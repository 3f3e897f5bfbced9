import { quickChance } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'
import {
  MAX_MESSAGE,
  makeToken,
  openRoom,
  runtime,
  SAYINGS,
  type Connection,
  type Ports,
} from '@shamble/room'
import { expect, test } from 'vitest'
import { hostileText } from '../src/faults/hostile.ts'
import { told, tool } from './command.ts'

test('faults explains itself.', async () => {
  const { code, out } = await told('faults', '--help')
  expect(code).toBe(0)
  expect(out).toContain('lost A doubled B')
})

test('A short run against a real server, killed and cut on the way: nothing lost, nothing doubled.', async () => {
  const { code, out } = await tool('faults', '--moves', '80', '--rooms', '2', '--kill', '30')
  expect(out.trim().split('\n').at(-1)).toBe('lost 0 doubled 0')
  expect(out).toMatch(/[1-9]\d* kills, [1-9]\d* cuts/)
  expect(code).toBe(0)
})

test('Beside strangers: silent connections, watchers, hostile messages, a client in the bot’s seat. Nothing lost, doubled or left.', async () => {
  const options = ['--moves', '80', '--rooms', '2', '--kill', '50', '--hostile', '1500']
  const { code, out } = await tool('faults', '--abuse', ...options)
  const lines = out.trim().split('\n')
  expect(lines.at(-1)).toBe('lost 0 doubled 0')
  expect(lines[0]).toMatch(/^\d{4,} hostile messages and [1-9]\d+ requests; wrong: 0$/)
  expect(lines[1]).toMatch(/^the largest room: \d+ characters, [123] people, \d+ entries$/)
  expect(lines.slice(3, 5).map((line) => line.replaceAll(/[\d.]+/g, 'N'))).toEqual([
    'in quiet: pN N ms, pN N ms of N undisturbed moves',
    'beside strangers: pN N ms, pN N ms of N undisturbed moves',
  ])
  expect(code).toBe(0)
})

test('What strangers say is refused by a room in which others sit: nothing is stored, and nothing changes.', () => {
  let stored = 0
  let now = 0
  const open = new Set<Connection>()
  const ports: Ports = {
    now: () => now,
    fresh: () => 'fresh',
    random: () => 0,
    connections: () => open,
    store: () => void stored++,
    wake: () => {},
    forget: () => {},
    pushServices: () => [],
    send: () => {},
    list: () => {},
    report(cause) {
      throw cause
    },
  }
  const first = openRoom(corridor, 'abc-def-ghj', { game: 'corridor', seats: 2 }, 'seed', 0)
  const room = runtime(corridor, first, ports)
  const heard = new Map<string, number>()
  const join = (token: number): Connection => {
    const connection = {
      key: {},
      address: String(token),
      since: now,
      hash: null as string | null,
      v: 0,
      vote: null,
      isOverQuota: false,
      site: 'https://shamble.example',
      keepVote() {},
      remember: (hash: string | null, v: number) => void Object.assign(connection, { hash, v }),
      send(text: string) {
        const [kind, code] = JSON.parse(text) as [string, string]
        const word = kind === 'no' ? code : kind
        heard.set(word, (heard.get(word) ?? 0) + 1)
      },
      close: () => void open.delete(connection),
    }
    open.add(connection)
    const hello = { v: 1, token: makeToken(new Uint8Array(16).fill(token)) }
    room.message(connection, JSON.stringify(['hello', hello]))
    return connection
  }
  const players = [1, 2].map(join)
  for (const [seat, player] of players.entries()) {
    room.message(player, `["take",1,${seat},"Player ${seat}"]`)
    room.message(player, '["ready",2,true]')
  }
  room.message(players[0]!, '["start",3]')
  expect(room.room.phase).toBe('playing')
  const before = JSON.stringify(room.room)
  stored = 0
  heard.clear()
  const chance = quickChance('hostile')
  const codes = new Set([...Object.keys(SAYINGS), 'welcome', 'bye'])
  for (let n = 0; n < 5000; n++) {
    now += 100
    const text = hostileText(chance)
    expect(text.length).toBeLessThan(MAX_MESSAGE)
    const stranger = join(3 + (n % 200))
    for (let k = 0; k < 3; k++) room.message(stranger, k === 0 ? text : hostileText(chance))
    stranger.close(1000, 'left')
  }
  expect([...heard.keys()].filter((word) => !codes.has(word))).toEqual([])
  // Most of it is well-formed, but not allowed to them.
  for (const code of ['bad-message', 'not-seated', 'not-your-seat', 'seat-taken', 'bad-hand'])
    expect(heard.get(code), code).toBeGreaterThan(50)
  expect([JSON.stringify(room.room), stored]).toEqual([before, 0])
})
