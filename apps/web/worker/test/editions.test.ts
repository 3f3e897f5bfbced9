import { rulesOf } from '@shamble/catalogue/server'
import { editions } from '@shamble/editions'
import { linkOf } from '@shamble/engine/links'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { attempt, challengeOf, challenge, pageOf, runOf, stored } from './challengers.ts'
import { codeOf, errorOf, get, join, newToken, until } from './guests.ts'

/*
 * What is stored by an older version of the rules goes on by its edition. Here the edition has today's rules under another number;
 * `test/editions.test.ts` of the app has one with other rules.
 */

const OLD = 1000

Object.assign(editions, {
  'zombie-wars': {
    [OLD]: {
      date: '2026-01-31',
      engine: 1,
      load: async () => ({ game: { ...(await rulesOf('zombie-wars')), version: OLD } }),
    },
  },
})

test('A room in progress goes on by the version of its rules.', async () => {
  const code = await codeOf({ game: 'zombie-wars', seats: 2, options: { hourTrack: 'short' } })
  const stub = env.ROOM.getByName(code)
  const { client } = join(code, newToken())
  expect(await client.request('take', 0, 'Ann')).toBeNull()
  expect(await client.request('bot', 1, 'easy')).toBeNull()
  expect(await client.request('start')).toBeNull()
  await until(() => client.state.game !== null, 'the table')
  client.close()
  await evictDurableObject(stub, { webSockets: 'close' })
  await runInDurableObject(stub, (_, { storage }) => {
    storage.sql.exec(`UPDATE room SET kept = json_set(kept, '$.match.version', ${OLD}, '$.version', ${OLD})`)
  })
  await evictDurableObject(stub, { webSockets: 'close' })
  const response = await get(`/api/rooms/${code}`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ room: { version: OLD, phase: 'playing' } })
})

test('A challenge is judged by the version of its rules.', async () => {
  const terms = { game: 'zombie-wars', seats: 2, options: { hourTrack: 'short' } }
  const code = await challenge({ ...terms, seed: 'editions' })
  await stored(code, `UPDATE challenge SET facts = json_set(facts, '$.terms.version', ${OLD})`)
  await evictDurableObject(challengeOf(code))
  expect((await pageOf(code)).terms.version).toBe(OLD)
  const game = await rulesOf('zombie-wars', OLD)
  const { log, text: today } = await runOf(terms, 'editions')
  const old = await linkOf(game, { ...log, version: OLD })
  const sent = await attempt(code, { token: newToken(), name: 'Ann', log: old })
  expect(sent.status).toBe(201)
  expect(await sent.json()).toMatchObject({ rank: 1 })
  // A run by today's rules is not of this challenge.
  const other = await attempt(code, { token: newToken(), name: 'Bob', log: today })
  expect(await errorOf(other)).toEqual([400, 'other-version'])
})
