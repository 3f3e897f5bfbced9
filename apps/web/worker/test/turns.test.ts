import { quickChance, Refusal } from '@shamble/engine'
import { atOnce } from '@shamble/engine/bots'
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { thinking } from '../room.ts'
import { FOREGROUND, Queue, sliced, BACKGROUND } from '../slices.ts'
import { judgedOnce, verdicts } from '../verdicts.ts'
import { codeOf, get, join, makeSomeMove, newToken, stubOf, until, type Guest } from './guests.ts'

/*
 * Long work is sliced and queued, so that other requests are answered in between.
 */

describe('Pauses between slices', () => {
  afterEach(() => void vi.restoreAllMocks())

  // With a fake clock that advances only by slices and waits. The timer overshoot hides a slice of one millisecond.
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

  test('In the foreground all have the same length.', async () => {
    expect(await pausesOf([0, 1, 40, 2])).toEqual([5, 5, 5, 5])
  })

  test('In the background they grow with the slice, up to a maximum.', async () => {
    expect(await pausesOf([0, 1, 2, 40, 800], BACKGROUND)).toEqual([2, 2, 2, 10, 2, 390, 2, 500])
  })
})

describe('One log is judged once', () => {
  const verdict = {
    fingerprint: 'f',
    text: 't',
    standing: [1],
    result: { winners: [0], reason: 'x' },
    moves: 3,
  }

  test('Eighteen copies that queue together cost one judging, and so do those that come later.', async () => {
    const queue = new Queue(18, 1)
    let judged = 0
    const judge = function* () {
      judged++
      yield
      return verdict
    }
    const send = () => queue.inTurn(judgedOnce('eighteen/copies', judge))
    const all = await Promise.all(Array.from({ length: 18 }, send))
    expect(all.map((one) => one?.done)).toEqual(Array.from({ length: 18 }, () => verdict))
    await send()
    expect(judged).toBe(1)
  })

  test('A refused log is refused again; after a fault it is judged anew, and verdicts are bounded.', () => {
    const once = (key: string, cause: Error) =>
      judgedOnce(key, function* () {
        yield
        throw cause
      })
    const [refused, fault] = [new Refusal('damaged-log', 'It is damaged.'), new TypeError('a fault')]
    expect(() => atOnce(once('refused', refused))).toThrow(refused)
    expect(() => atOnce(once('refused', fault))).toThrow(refused)
    expect(() => atOnce(once('fault', fault))).toThrow(fault)
    expect(() => atOnce(once('fault', refused))).toThrow(refused)
    for (let n = 0; n < 300; n++)
      atOnce(
        judgedOnce(`many/${n}`, function* () {
          yield
          return verdict
        }),
      )
    expect(verdicts.size).toBe(256)
    expect(verdicts.has('many/299')).toBe(true)
  })
})

describe('Bots of all rooms queue', () => {
  const thoughts = (code: string) =>
    runInDurableObject(
      stubOf(code),
      (_, { storage }) => storage.sql.exec('SELECT at FROM entries WHERE n = 0').toArray().length,
    )
  // While its alarm runs, an object has none.
  const rings = (code: string) =>
    runInDurableObject(stubOf(code), async (_, { storage }) => (await storage.getAlarm()) === null)

  /** Ann in a game against a slow bot, which never moves at once. */
  async function roomOf(seed: string): Promise<{ code: string; ann: Guest }> {
    const code = await codeOf({ game: 'zombie-wars', seats: 2, seed })
    const ann = join(code, newToken())
    expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
    expect(await ann.client.request('bot', 1, 'hard')).toBeNull()
    return { code, ann }
  }

  test('While one room’s bot thinks, bots of other rooms wait, and people are answered.', async () => {
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
