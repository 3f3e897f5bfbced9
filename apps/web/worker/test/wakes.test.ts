import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { rulesOf } from '@shamble/catalogue/server'
import { linkOf } from '@shamble/engine/links'
import { randomGame } from '@shamble/engine/testing'
import { describe, expect, test } from 'vitest'
import { dailyCode, dayOf, objectsOf } from '../daily.ts'
import worker from '../index.ts'
import { attempt, challenge, close, NIGHT, pageOf, untilPar } from './challengers.ts'
import { newToken, party, until } from './guests.ts'

/*
 * What wakes an object. A post with one of our frames may be read a million times in a day, and a daily challenge is tried by a crowd.
 */

const SITE = 'https://shamble.example'

interface Namespace {
  getByName: (name: string) => object
}

/** The Worker's bindings, and every call of an object, by its name. */
function counting(): { env: Env; woken: string[] } {
  const woken: string[] = []
  const watched = (name: string, stub: object) =>
    new Proxy(stub, {
      get:
        (object, key) =>
        (...given: unknown[]) => {
          woken.push(name)
          return (object as Record<PropertyKey, (...given: unknown[]) => unknown>)[key]!(...given)
        },
    })
  const namespaces = Object.entries(env as unknown as Record<string, Namespace>).flatMap(
    ([binding, bound]) =>
      bound.constructor.name === 'DurableObjectNamespace'
        ? [[binding, { getByName: (name: string) => watched(name, bound.getByName(name)) }] as const]
        : [],
  )
  expect(namespaces).not.toEqual([])
  return { env: { ...env, ...Object.fromEntries(namespaces) } as Env, woken }
}

/** The answer to a request, and the objects that it woke. */
async function asked(path: string, init: RequestInit = {}): Promise<{ response: Response; woken: string[] }> {
  const { env, woken } = counting()
  const context = createExecutionContext()
  const request = new Request(SITE + path, init) as Parameters<typeof worker.fetch>[0]
  const response = await worker.fetch(request, env, context)
  await waitOnExecutionContext(context)
  return { response, woken }
}

/** How often each of these looks wakes an object. */
async function wakesOf(paths: readonly string[]): Promise<[path: string, status: number, wakes: number][]> {
  const seen: [string, number, number][] = []
  for (const path of paths) {
    const { response, woken } = await asked(path)
    await response.arrayBuffer()
    seen.push([path, response.status, woken.length])
  }
  return seen
}

const asleep = (paths: readonly string[]) => paths.map((path) => [path, 200, 0])
const shown = (path: string) => [
  `/embed${path}`,
  path,
  `/og${path}.png`,
  `/oembed?url=${encodeURIComponent(SITE + path)}`,
]

describe('Looking at what is finished wakes no object', () => {
  test('A puzzle, a replay, a lesson, a scene and a position wake none, and are sent once to each visitor.', async () => {
    const zombieWars = await rulesOf('zombie-wars')
    const link = await linkOf(zombieWars, randomGame(zombieWars, 'wakes', { seats: 2 }))
    const unchanging = [
      '/embed/puzzle/zombie-wars/1',
      '/puzzle/z-war-one/2',
      `/embed/replay/zombie-wars/${link}`,
      `/replay/zombie-wars/${link}?at=3`,
      '/embed/scene/zombie-wars/fighting-2',
      '/embed/learn/zombie-wars',
      '/learn/catan-zombies',
      '/embed/play/zombie-wars?seed=wakes',
      '/play/zombie-wars?seed=wakes',
    ]
    const others = ['/embed/puzzle/today', '/puzzle', `/og/replay/zombie-wars/${link}.png`]
    expect(await wakesOf([...unchanging, ...others])).toEqual(asleep([...unchanging, ...others]))
    for (const path of unchanging) {
      const { response } = await asked(path)
      const etag = response.headers.get('etag')!
      expect(etag, path).toMatch(/^(W\/)?".+"$/)
      expect(response.headers.get('cache-control'), path).toBe('public, max-age=0, must-revalidate')
      expect(response.headers.get('content-security-policy'), path).toContain(
        path.startsWith('/embed') ? 'frame-ancestors *' : "frame-ancestors 'none'",
      )
      const again = await asked(path, { headers: { 'if-none-match': `W/${etag.replace(/^W\//, '')}` } })
      expect([again.response.status, await again.response.text()], path).toEqual([304, ''])
      expect((await asked(path, { headers: { 'if-none-match': '"another"' } })).response.status).toBe(200)
    }
  })

  test('A page that is kept is the page that is drawn; without a seed a game is another each time.', async () => {
    const text = async (path: string) => (await asked(path)).response.text()
    const drawn = await text('/embed/play/catan-zombies?seed=kept')
    expect(await text('/embed/play/catan-zombies?seed=kept')).toBe(drawn)
    expect(await text('/embed/play/catan-zombies?seed=other')).not.toBe(drawn)
    const seeded = async () => (await asked('/embed/play/catan-zombies')).response.headers.get('location')
    expect(await seeded()).toContain('seed=')
    expect(await seeded()).not.toBe(await seeded())
  })

  test('A challenge is asked once in ten seconds, a closed one with its par once in ten minutes.', async () => {
    const code = await challenge({ ...NIGHT, seed: 'wakes' })
    await untilPar(code)
    expect((await asked(`/embed/s/${code}`)).woken).toEqual([code])
    expect(await wakesOf(shown(`/s/${code}`))).toEqual(asleep(shown(`/s/${code}`)))
    const ended = await challenge({ ...NIGHT, sealed: true })
    await untilPar(ended)
    await close(ended)
    expect((await asked(`/s/${ended}`)).woken).toEqual([ended])
    expect(await wakesOf(shown(`/s/${ended}`))).toEqual(asleep(shown(`/s/${ended}`)))
  })

  test('The frame of a finished room asks once in ten seconds, and opens no socket before it is touched; a live one does.', async () => {
    const { code, guests } = await party()
    const live = await asked(`/embed/r/${code}`)
    expect(live.woken).toEqual([code])
    expect(await live.response.text()).not.toContain('data-untouched')
    for (const [seat, guest] of guests.slice(0, 2).entries()) await guest.client.resign(seat)
    await until(() => guests[0]!.client.state.over !== null, 'the end')
    expect((await asked(`/embed/r/${code}`)).woken).toEqual([code])
    const over = await asked(`/embed/r/${code}`)
    expect(over.woken).toEqual([])
    expect(await over.response.text()).toContain('data-untouched')
    expect(await wakesOf(shown(`/r/${code}`))).toEqual(asleep(shown(`/r/${code}`)))
    for (const guest of guests) guest.cut()
  })
})

describe('A crowd at a daily challenge', () => {
  test('Its page is asked once in ten seconds; an attempt wakes its shard and its room, never the challenge.', async () => {
    const code = dailyCode({ game: 'zombie-wars', date: dayOf(Date.now()) })
    const shards = objectsOf(code).slice(1)
    await pageOf(code)
    expect(await wakesOf([`/s/${code}`, `/embed/s/${code}`, '/embed/daily/zombie-wars'])).toEqual(
      asleep([`/s/${code}`, `/embed/s/${code}`, '/embed/daily/zombie-wars']),
    )
    // The first attempt in a shard asks for its facts.
    for (let n = 0; n < 8 * shards.length; n++) await attempt(code, { token: newToken(), name: 'Early' })
    const woken = new Map<string, number>()
    for (let n = 0; n < 40; n++) {
      const body = JSON.stringify({ token: newToken(), name: `Player ${n}` })
      const headers = { 'content-type': 'application/json', 'cf-connecting-ip': `10.9.0.${n}` }
      const tried = await asked(`/api/challenges/${code}/attempts`, { method: 'POST', headers, body })
      expect(tried.response.status).toBe(201)
      const { room } = (await tried.response.json()) as { room: string }
      for (const name of tried.woken) if (name !== room) woken.set(name, (woken.get(name) ?? 0) + 1)
      expect(tried.woken.filter((name) => name === room)).toHaveLength(1)
    }
    expect([...woken.keys()].filter((name) => !shards.includes(name))).toEqual([])
    // Its facts and the attempt.
    expect([...woken.values()].reduce((sum, times) => sum + times, 0)).toBe(2 * 40)
    // A player’s own row is in the player’s shard.
    const own = await asked(`/api/challenges/${code}`, { headers: { authorization: `Bearer ${newToken()}` } })
    expect(own.woken).toHaveLength(1)
    expect(shards).toContain(own.woken[0])
  })
})
