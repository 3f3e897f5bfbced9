import { readFileSync } from 'node:fs'
import { corridor } from '@shamble/engine/specimen'
import { expect, test } from 'vitest'
import { patched, PROTOCOL, readMessage, SAYINGS, unpack, unpackMoves } from '../src/index.ts'
import { seated, testRoom } from './test-room.ts'

// The description for strangers must not fall behind.
const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

test('The protocol’s description names every code and every message.', () => {
  for (const code of Object.keys(SAYINGS)) expect(page).toContain(`\`${code}\``)
  const source = readFileSync(new URL('../src/messages.ts', import.meta.url), 'utf8')
  const up = [...source.matchAll(/v\.literal\('(\w+)'\)/g)].map(([, name]) => name)
  const down = [...source.matchAll(/^ {2}\| \['(\w+)'/gm)].map(([, name]) => name)
  expect(up).toHaveLength(17)
  expect(down).toHaveLength(10)
  for (const name of [...up, ...down]) expect(page).toMatch(new RegExp(`\\["${name}"[,\\]]`))
  expect(page).toContain(`This is version ${PROTOCOL}.`)
})

test('The messages shown to go up in it are messages.', () => {
  const shown = [...page.matchAll(/^ {2}→ {2}(\[.*?\](?:\s{3}\[.*?\])?)(?:\s{4,}.*)?$/gm)]
  const messages = shown.flatMap(([, text]) => text!.split('   '))
  expect(messages.length).toBeGreaterThanOrEqual(5)
  for (const text of messages) expect(() => readMessage(text)).not.toThrow()
})

test('Its examples of patches, moves and events mean what it says.', () => {
  const hordes = [{ at: 1 }, { at: 2 }, { at: 33 }]
  expect(patched({ v: { hordes } }, { v: { hordes: [0, 1, [], { '1': { at: 34 } }] } })).toEqual({
    v: { hordes: [{ at: 2 }, { at: 34 }] },
  })
  expect(unpackMoves([0, 'attack', 'horde:3', 'townies', 2, 'horde:5', 0, 'stop'])).toEqual([
    ['attack', 'horde:3', 'townies'],
    ['attack', 'horde:3', 'horde:5'],
    ['stop'],
  ])
  const forms = [['a'], ['b'], ['moved', 'seat', 'from', 'to']] as Parameters<typeof unpack>[0]
  expect(unpack(forms, [3, 1, 81, 71])).toEqual({ type: 'moved', seat: 1, from: 81, to: 71 })
})

test('A client of a few connections, written from the description of version 1, plays a game to its end.', () => {
  const room = testRoom(corridor, { seats: 2 })
  const [ann, bob] = seated(room).map((_, seat) => {
    const connection = room.connect()
    connection.hello(Buffer.from(new Uint8Array(16).fill(seat + 1)).toString('base64url'), 1)
    return connection
  })
  let at = 0
  const n = [0, 0]
  for (let turns = 0; turns < 500 && room.runtime.room.phase === 'playing'; turns++) {
    room.clock += 1000
    for (const [seat, connection] of [ann!, bob!].entries()) {
      const step = connection.heard.findLast(([kind]) => kind === 's')
      const welcome = connection.heard.find(([kind]) => kind === 'welcome') as [
        string,
        { table: { sheets: unknown[] } },
      ]
      const state = (step ? step[4] : welcome[1].table.sheets[0]) as {
        c: [number, string, string, unknown[]?][]
      }
      if (!state.c.some(([who]) => who === seat)) continue
      connection.say('m', seat, ++n[seat]!, at, 0)
      at++
      break
    }
  }
  expect(room.runtime.room.phase).toBe('over')
  expect(room.runtime.room.match!.moves).toHaveLength(n[0]! + n[1]!)
})
