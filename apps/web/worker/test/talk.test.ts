import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { PHRASES } from '@shamble/room'
import { expect, test } from 'vitest'
import { codeOf, join, newToken, stubOf, until } from './guests.ts'

/*
 * What people say at a table, over real sockets: told to everybody, and stored nowhere.
 */

const stored = (code: string) =>
  runInDurableObject(stubOf(code), (_, { storage }) =>
    JSON.stringify([
      storage.sql.exec('SELECT * FROM room').toArray(),
      storage.sql.exec('SELECT * FROM entries').toArray(),
    ]),
  )

test('A phrase reaches everybody, also after a sleep, is rate-limited, and writes no row.', async () => {
  const code = await codeOf({ game: 'zombie-wars', seats: 2 })
  const [ann, bob, eve] = [newToken(), newToken(), null].map((token) => join(code, token))
  for (const { client } of [ann!, bob!, eve!]) await until(() => client.state.link === 'open', 'a connection')
  await until(() => bob!.client.state.room !== null && eve!.client.state.room !== null, 'the welcomes')
  expect(await ann!.client.request('take', 0, 'Ann')).toBeNull()
  expect(await bob!.client.request('take', 1, 'Bob')).toBeNull()
  const before = await stored(code)

  expect(await ann!.client.request('say', 0, 'hello')).toBeNull()
  await evictDurableObject(stubOf(code))
  expect(await bob!.client.request('say', 1, 'brains')).toBeNull()
  for (const { bytes } of [ann!, bob!, eve!]) {
    await until(() => bytes.includes('["said",1,"brains"]'), 'a reaction')
    expect(bytes).toContain('["said",0,"hello"]')
  }
  expect((await bob!.client.request('say', 0, 'sorry'))?.code).toBe('not-your-seat')
  expect((await eve!.client.request('say', 0, 'sorry'))?.code).toBe('not-seated')
  // On a slow machine it takes more phrases until the limit is reached.
  const answers = []
  for (const phrase of PHRASES.filter((phrase) => phrase !== 'hello')) {
    answers.push((await ann!.client.request('say', 0, phrase))?.code)
    if (answers.at(-1)) break
  }
  expect(answers.at(-1)).toBe('said-enough')
  expect((await bob!.client.request('nudge', 0))?.code).toBe('no-nudge')
  expect(await stored(code)).toBe(before)
  for (const { client } of [ann!, bob!, eve!]) client.close()
})
