import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { codeOf, errorOf, get, join, newToken, party, stubOf } from './guests.ts'

/* Feeds of a table: behind a secret of their own, and only as long as their owner wants. */

test('Calendar and Atom feed of a player say whose turn it is, to those who know the secret.', async () => {
  const { code, guests } = await party({ clock: 259_200 })
  const [ann, bob] = guests as [(typeof guests)[0], (typeof guests)[0]]
  const [hers, his] = [newToken(), newToken()]
  expect(await ann.client.notices('feed', hers)).toEqual({
    feed: true,
    push: null,
    hook: null,
    lostHook: null,
  })
  expect(await bob.client.notices('feed', his)).toEqual({
    feed: true,
    push: null,
    hook: null,
    lostHook: null,
  })
  const read = async (key: string, form: 'ics' | 'atom') => {
    const response = await get(`/r/${code}/turns.${form}?key=${key}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return [response.headers.get('content-type'), await response.text()] as const
  }
  const calendars = [await read(hers, 'ics'), await read(his, 'ics')]
  for (const [type, text] of calendars) {
    expect(type).toBe('text/calendar; charset=utf-8')
    expect(text).toContain(`URL:https://shamble.example/r/${code}`)
  }
  const mine = calendars.findIndex(([, text]) => text.includes('SUMMARY:Your turn · Zombie Wars'))
  expect(mine).toBeGreaterThanOrEqual(0)
  const [type, atom] = await read([hers, his][mine]!, 'atom')
  expect(type).toBe('application/atom+xml; charset=utf-8')
  expect(atom).toContain('<title>Your turn · Zombie Wars</title>')
  for (const { client } of guests) client.close()
})

test('Without the secret, with that of another table or of a seat, and after its end there is nothing.', async () => {
  const [code, other] = [await codeOf({ game: 'zombie-wars' }), await codeOf({ game: 'zombie-wars' })]
  const token = newToken()
  const ann = join(code, token)
  expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
  const key = newToken()
  const at = (table: string, secret: string, form = 'ics') => get(`/r/${table}/turns.${form}?key=${secret}`)
  expect(await errorOf(await at(code, key))).toEqual([404, 'not-found'])
  await ann.client.notices('feed', key)
  expect((await at(code, key)).status).toBe(200)
  for (const secret of ['', 'x', token, newToken()])
    expect(await errorOf(await at(code, secret))).toEqual([404, 'not-found'])
  expect(await errorOf(await at(other, key))).toEqual([404, 'not-found'])
  expect(await errorOf(await at('aaa-aaa-aaa', key))).toEqual([404, 'bad-code'])
  expect(await errorOf(await get(`/r/${code}/turns.ics?key=${key}`, { method: 'POST' }))).toEqual([
    405,
    'bad-method',
  ])
  expect((await at(code, key, 'rss')).status).toBe(404)
  await ann.client.notices('feed', null)
  expect(await errorOf(await at(code, key))).toEqual([404, 'not-found'])
  await ann.client.notices('feed', key)
  expect(await ann.client.request('leave', 0)).toBeNull()
  expect(await errorOf(await at(code, key))).toEqual([404, 'not-found'])
  const kept = await runInDurableObject(stubOf(code), (_, { storage }) =>
    JSON.stringify(storage.sql.exec('SELECT kept FROM room').toArray()),
  )
  expect(kept).not.toContain(key)
  ann.client.close()
})

test('One address may ask sixty times a minute.', async () => {
  const code = await codeOf({ game: 'zombie-wars' })
  const ask = () =>
    get(`/r/${code}/turns.ics?key=${newToken()}`, { headers: { 'cf-connecting-ip': '198.51.100.77' } })
  const statuses = new Set<number>()
  for (let n = 0; n < 130; n++) statuses.add((await ask()).status)
  expect([...statuses].sort()).toEqual([404, 429])
})
