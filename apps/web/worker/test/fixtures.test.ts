import type { ObjectForm } from '@shamble/tools/object-form'
import { quickChance } from '@shamble/engine'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { challenge, challengeOf, logs, pageOf } from './challengers.ts'
import { codeOf, get, join, makeSomeMove, until } from './guests.ts'

/*
 * Rooms and challenges that were stored on other days, from their rows. A code of this server takes the place of theirs, and their last
 * change is now: they would be gone.
 */

const formsIn = (files: Record<string, ObjectForm[]>) => Object.values(files).flat()
const rooms = formsIn(
  import.meta.glob<ObjectForm[]>('../../../../fixtures/rooms-*.json', { eager: true, import: 'default' }),
)
const challenges = formsIn(
  import.meta.glob<ObjectForm[]>('../../../../fixtures/challenges-*.json', {
    eager: true,
    import: 'default',
  }),
)

/** Replaces what is stored of an object by these tables. */
async function lay(stub: DurableObjectStub, { tables }: ObjectForm, also: string): Promise<void> {
  await runInDurableObject(stub, (_, { storage: { sql } }) => {
    for (const [name, { sql: made, rows }] of Object.entries(tables)) {
      sql.exec(`DROP TABLE IF EXISTS "${name}"`)
      sql.exec(made)
      for (const row of rows) {
        const marks = Object.keys(row).map(() => '?')
        sql.exec(
          `INSERT INTO "${name}" (${Object.keys(row).join()}) VALUES (${marks.join()})`,
          ...(Object.values(row) as SqlStorageValue[]),
        )
      }
    }
    sql.exec(also)
  })
  await evictDurableObject(stub, { webSockets: 'close' })
}

test.each(rooms)('A room ($is) opens as it was left, and its person sits in it.', async (form) => {
  const code = await codeOf({ game: 'zombie-wars' })
  const now = Date.now()
  await lay(
    env.ROOM.getByName(code),
    form,
    `UPDATE room SET kept = json_set(kept, '$.code', '${code}', '$.touched', ${now}); UPDATE entries SET time = ${now}`,
  )
  const phase = form.is.split(' ')[0]!
  const response = await get(`/api/rooms/${code}`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ room: { game: 'zombie-wars', phase } })
  const guest = join(code, form.token)
  await until(() => guest.client.state.seats.includes(0), 'the seat')
  if (phase === 'playing') {
    const chance = quickChance('fixture')
    await until(() => makeSomeMove(guest, chance), 'a choice')
    await until(() => guest.outcomes.length > 0, 'the move')
    expect(guest.outcomes).toEqual([null])
  }
  expect(guest.client.state.over !== null).toBe(phase === 'over')
  guest.client.close()
})

test.each(challenges)('A challenge ($is) opens with its board.', async (form) => {
  const code = await challenge({ game: 'waterdeep-solo', seats: 1, seed: 'other' })
  // Sealed ones have closed since, which opens their boards.
  await lay(
    challengeOf(code),
    form,
    `UPDATE challenge SET shard = NULL, facts = json_set(facts, '$.code', '${code}'); UPDATE challenge SET facts = json_set(facts, '$.closes', 1000) WHERE json_extract(facts, '$.closes') IS NOT NULL`,
  )
  const page = await pageOf(code)
  expect(page.rows).toMatchObject([{ rank: 1, name: 'Ann' }])
  expect(page.counts.finished).toBe(1)
  if (form.is === 'daily') return
  const { rows, seed } = await logs(code)
  expect(rows).toHaveLength(1)
  expect(seed).toBe(page.seed)
})
