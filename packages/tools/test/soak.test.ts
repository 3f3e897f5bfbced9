import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { quickChance } from '@shamble/engine'
import { expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { collectGarbage } from '../src/soak/garbage.ts'
import type { Lap } from '../src/soak/soak.ts'
import { slopeOf, verdictsOn } from '../src/soak/verdicts.ts'

const lap = (minute: number, more: Partial<Lap> = {}): Lap => ({
  minute,
  trips: [2, 3, 4],
  p99: 4,
  lost: 0,
  wrong: [],
  collected: ['front', 'worker', 'limits'],
  memory: 200_000 + (minute % 3) * 100,
  open: 40,
  stored: 900,
  others: 6,
  ...more,
})
const minutes = (change: (minute: number) => Partial<Lap>) =>
  Array.from({ length: 30 }, (_, n) => lap(n + 1, change(n + 1)))
const fell = (laps: Lap[]) => verdictsOn(laps).flatMap(({ what, held }) => (held ? [] : [what]))

test('The slope of a line is found, and its error is that of the noise.', () => {
  expect(slopeOf([3, 5, 7, 9])).toEqual({ slope: 2, error: 0 })
  // The sums of squares by hand: 17.5 along the line, 1.5 across it, -1.5 of both.
  const { slope, error } = slopeOf([1, 0, 1, 0, 1, 0])
  expect(slope).toBeCloseTo(-1.5 / 17.5)
  expect(error).toBeCloseTo(Math.sqrt((1.5 - 1.5 ** 2 / 17.5) / 4 / 17.5))
})

test('Where values are like those before them, fewer are counted as independent.', () => {
  const alike = slopeOf([1, 1, -1, -1, -1, -1, 1, 1])
  // Sums by hand: 8 of squares, 3 of neighbours; so r = 3 / 8, and 8 · (5 / 8) / (11 / 8) values are independent.
  expect(alike.slope).toBe(0)
  expect(alike.error).toBeCloseTo(Math.sqrt(8 / ((8 * 5) / 11 - 2) / 42))
})

test('A slow growth is found in memory that wanders.', () => {
  const chance = quickChance('memory')
  let off = 0
  const wandering = (slope: number) =>
    Array.from({ length: 120 }, (_, minute) => {
      off = 0.65 * off + chance(4000) - 2000
      return lap(minute + 1, { memory: 700_000 + slope * minute + off })
    })
  expect(fell(wandering(0))).toEqual([])
  expect(fell(wandering(200))).toEqual(['memory is flat'])
})

test('A soak in which nothing changes holds.', () => {
  expect(fell(minutes(() => ({})))).toEqual([])
})

test.each<[string, (minute: number) => Partial<Lap>]>([
  ['memory is flat', (minute) => ({ memory: 200_000 + 500 * minute })],
  ['garbage is collected', () => ({ collected: ['front', 'worker'] })],
  ['moves are as fast as before', (minute) => ({ trips: [2, 3, minute > 20 ? 6 : 4] })],
  ['no move is lost', (minute) => ({ lost: minute === 7 ? 1 : 0 })],
  ['nothing is out of order', (minute) => ({ wrong: minute === 9 ? ['a step came twice'] : [] })],
  ['no file is left behind', (minute) => ({ others: minute > 25 ? 7 : 6 })],
])('Where this is not so, it is said: %s.', (what, change) => {
  expect(fell(minutes(change))).toEqual([what])
})

test('Garbage is collected in each Worker of the server, over its inspector. One that does not answer is left out.', async () => {
  const inspector = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(inspector, 'listening')
  const asked: string[] = []
  inspector.on('connection', (socket, { url }) =>
    socket.on('message', (data: Buffer) => {
      const { id, method } = JSON.parse(data.toString()) as { id: number; method: string }
      asked.push(`${url} ${method}`)
      if (url !== '/worker') socket.send(JSON.stringify({ id, result: {} }))
    }),
  )
  try {
    const { port } = inspector.address() as AddressInfo
    expect(await collectGarbage(port, 200)).toEqual(['front', 'limits'])
    expect(asked).toEqual(['front', 'worker', 'limits'].map((name) => `/${name} HeapProfiler.collectGarbage`))
  } finally {
    inspector.close()
  }
})
