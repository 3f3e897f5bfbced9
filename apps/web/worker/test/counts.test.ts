import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { count, countResponse, SLOW, WRITE_EVERY, type Counted } from '../counts.ts'
import { CODE_HEADER } from '../refusals.ts'
import { get, party, socketTo, until } from './guests.ts'
import { timeMachine } from './time-machine.ts'

/* What is counted, and that it names nobody. */

const goOn = timeMachine()

/** A dataset that keeps what is written into it. */
function dataset() {
  const points: unknown[] = []
  const COUNTS = { writeDataPoint: (point: unknown) => void points.push(point) } as AnalyticsEngineDataset
  return { points, env: { ...env, COUNTS } }
}

const point = (what: Counted, of: string, n: number) => ({ indexes: [what], blobs: [what, of], doubles: [n] })

beforeEach(() => goOn(WRITE_EVERY))

describe('With a dataset', () => {
  test('a count is written at once, then at most once a minute, and none is lost.', () => {
    const { points, env } = dataset()
    for (let n = 0; n < 100; n++) count(env, 'refused', 'no-room')
    count(env, 'begun', 'zombie-wars')
    expect(points).toEqual([point('refused', 'no-room', 1), point('begun', 'zombie-wars', 1)])
    goOn(WRITE_EVERY)
    count(env, 'refused', 'no-room')
    expect(points.at(-1)).toEqual(point('refused', 'no-room', 100))
    expect(points).toHaveLength(3)
  })

  test('a response counts by its code, a page without one by its status, a slow one also by its kind.', () => {
    const { points, env } = dataset()
    const answered = (path: string, status: number, code?: string, took = 0) => {
      const response = new Response(null, { status, headers: code ? { [CODE_HEADER]: code } : {} })
      countResponse(env, new Request(`https://shamble.example${path}`), response, took)
    }
    answered('/play/zombie-wars', 200, undefined, SLOW)
    expect(points).toEqual([])
    answered('/api/rooms/secret', 503, 'not-stored')
    answered('/r/secret', 410)
    answered('/r/secret', 500)
    answered('/api/challenges/secret', 200, undefined, SLOW + 1)
    answered('/r/secret', 200, undefined, SLOW + 1)
    expect(points).toEqual([
      point('fault', 'not-stored', 1),
      point('refused', 'page-410', 1),
      point('fault', 'page-500', 1),
      point('slow', 'api', 1),
      point('slow', 'page', 1),
    ])
  })
})

describe('Without one', () => {
  const lines: string[] = []
  let spy: MockInstance
  beforeEach(() => {
    spy = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  })
  afterEach(() => {
    spy.mockRestore()
    lines.length = 0
  })

  type Counts = Partial<Record<Counted, Record<string, number>>>
  const counted = (what: Counted, of: string): number => {
    const counts = lines.map((line) => (JSON.parse(line) as { counts: Counts }).counts)
    return counts.reduce((sum, each) => sum + (each[what]?.[of] ?? 0), 0)
  }

  test('the log has a line a minute at most.', () => {
    for (let n = 0; n < 100; n++) count(env, 'refused', 'stale')
    count(env, 'ended', 'z-war-one')
    expect(lines).toHaveLength(1)
    goOn(WRITE_EVERY)
    count(env, 'refused', 'stale')
    expect(lines).toHaveLength(2)
    expect([counted('refused', 'stale'), counted('ended', 'z-war-one')]).toEqual([101, 1])
  })

  test('A game counts when it begins and when it ends, refusals by their code; no line has a code of a room or a name.', async () => {
    const { code, guests } = await party()
    const [ann, bob] = guests as [(typeof guests)[0], (typeof guests)[0]]
    expect((await get(`/api/rooms/aaa-aaa-aaa`)).headers.get(CODE_HEADER)).toBe('bad-code')
    const { socket, closed } = await socketTo(code)
    socket.send('["start",1]')
    expect((await ann.client.request('take', 1, 'Ann'))?.code).toBe('seat-taken')
    expect(await ann.client.resign(0)).toBeNull()
    expect(await bob.client.resign(1)).toBeNull()
    await until(() => guests.every(({ client }) => client.state.over !== null), 'the end')
    expect(await ann.client.request('again', 'new')).toBeNull()
    expect(await bob.client.request('ready', true)).toBeNull()
    expect(await ann.client.request('start')).toBeNull()
    goOn(WRITE_EVERY)
    await get('/api/nowhere')
    expect(counted('begun', 'zombie-wars')).toBe(2)
    expect(counted('ended', 'zombie-wars')).toBe(1)
    for (const of of ['bad-code', 'no-hello', 'seat-taken', 'not-found'])
      expect([of, counted('refused', of)]).toEqual([of, 1])
    expect(lines.join()).not.toMatch(new RegExp(`${code}|Ann|Bob|10\\.`))
    socket.close()
    await closed
    for (const { client } of guests) client.close()
  })
})
