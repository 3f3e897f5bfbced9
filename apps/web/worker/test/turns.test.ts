import { quickChance } from '@shamble/engine'
import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { thinking } from '../room.ts'
import { FOREGROUND, sliced, BACKGROUND } from '../slices.ts'
import { codeOf, get, join, makeSomeMove, newToken, until, type Guest } from './guests.ts'

/*
 * Everybody has a turn: work is divided so that others are answered in between.
 */

describe('Pauses between slices', () => {
  afterEach(() => void vi.restoreAllMocks())

  // By a clock that goes on by what slices take and by what was waited, and by nothing else: a slice of one millisecond is none by it.
  async function pausesOf(slices: number[], pauses = FOREGROUND): Promise<number[]> {
    let now = 1000
    const waited: number[] = []
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    vi.spyOn(scheduler, 'wait').mockImplementation((milliseconds) => {
      waited.push(milliseconds)
      now += milliseconds
      return Promise.resolve()
    })
    function* work() {
      for (const took of slices) {
        now += took
        yield
      }
    }
    await sliced(work(), 1, undefined, pauses)
    return waited
  }

  test('Where somebody waits all are alike, however long a slice took.', async () => {
    expect(await pausesOf([0, 1, 40, 2])).toEqual([5, 5, 5, 5])
  })

  test('Where nobody waits they are longer after a long slice, so that the work takes about a tenth of the time at most; none is so long that the work seems gone.', async () => {
    expect(await pausesOf([0, 1, 2, 40, 800], BACKGROUND)).toEqual([2, 2, 2, 10, 2, 390, 2, 500])
  })
})

describe('Bots of all rooms think in turn', () => {
  const stubOf = (code: string) => env.ROOM.getByName(code)
  const thoughts = (code: string) =>
    runInDurableObject(
      stubOf(code),
      (_, { storage }) => storage.sql.exec('SELECT at FROM entries WHERE n = 0').toArray().length,
    )
  // While its alarm rings, an object has none.
  const rings = (code: string) =>
    runInDurableObject(stubOf(code), async (_, { storage }) => (await storage.getAlarm()) === null)

  /** Ann in a game against a bot that thinks for long: it never does so at once, when she has moved. */
  async function roomOf(seed: string): Promise<{ code: string; ann: Guest }> {
    const code = await codeOf({ game: 'zombie-wars', seats: 2, seed })
    const ann = join(code, newToken())
    expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
    expect(await ann.client.request('bot', 1, 'hard')).toBeNull()
    return { code, ann }
  }

  test('While it is the turn of one room the bots of others wait, and people are answered; then all have theirs.', async () => {
    const rooms = [await roomOf('turns-1'), await roomOf('turns-2'), await roomOf('turns-3')]
    const ends = new AbortController()
    function* work() {
      while (!ends.signal.aborted) yield
    }
    const first = thinking.inTurn(work(), 1)
    try {
      for (const { code, ann } of rooms) {
        expect(await ann.client.request('start')).toBeNull()
        const chance = quickChance(code)
        await until(async () => {
          makeSomeMove(ann, chance)
          return (await rings(code)) || (await thoughts(code)) > 0
        }, 'the turn of the bot')
      }
      for (const { code, ann } of rooms) {
        expect(await thoughts(code)).toBe(0)
        expect((await get(`/api/rooms/${code}`)).status).toBe(200)
        expect(await ann.client.request('say', 0, 'hello')).toBeNull()
      }
    } finally {
      ends.abort()
      await first
    }
    for (const { code, ann } of rooms) {
      await until(async () => (await thoughts(code)) > 0, 'a thought')
      ann.client.close()
    }
  })
})
