import { quickChance } from '@shamble/engine'
import { game } from '@shamble/zombie-wars'
import { expect, test } from 'vitest'
import { movesOf } from '../src/index.ts'
import { seated, testRoom } from './test-room.ts'

// What travels is text in UTF-8.
const bytes = (text: string) => Buffer.byteLength(text)
const median = (sizes: number[]) => sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]!

test('A median move of Zombie Wars has at most 24 bytes up and 200 down.', () => {
  const up: number[] = []
  const down: number[] = []
  for (let n = 0; n < 8; n++) {
    const room = testRoom(
      game,
      { seats: 4, options: { advanced: n % 2 === 0, deadlines: n % 4 === 3 } },
      `bytes-${n}`,
    )
    const connections = seated(room)
    const watcher = room.connect()
    watcher.hello()
    const chance = quickChance(n)
    while (room.runtime.room.phase === 'playing') {
      const match = room.runtime.room.match!
      const { seat } = match.pending[chance(match.pending.length)]!
      const move = [
        'm',
        seat,
        match.players[seat]!.n + 1,
        match.first + match.journal.length,
        chance(movesOf(match, seat).length),
      ]
      up.push(bytes(JSON.stringify(move)))
      connections[seat]!.say(...move)
      room.clock += 1000
    }
    for (const { texts } of [...connections, watcher]) {
      for (const text of texts) if (text.startsWith('["s"')) down.push(bytes(text))
    }
  }
  expect(up.length).toBeGreaterThan(500)
  expect(down.length).toBe(up.length * 5)
  expect(median(up)).toBeLessThanOrEqual(24)
  expect(median(down)).toBeLessThanOrEqual(200)
  expect(Math.max(...up)).toBeLessThanOrEqual(24)
})
