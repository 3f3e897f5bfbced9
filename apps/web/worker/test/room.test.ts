import { rulesOf } from '@shamble/catalogue/server'
import { quickChance, replay } from '@shamble/engine'
import { choicesIn } from '@shamble/room/client'
import { abortAllDurableObjects, evictDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import {
  codeOf,
  get,
  join,
  makeSomeMove,
  newToken,
  party,
  rowsIn,
  stubOf,
  until,
  type Guest,
} from './guests.ts'
import { entriesIn, type EntryRow } from '../entry-rows.ts'

/* Rooms over real sockets: whole games under evictions, crashes and cuts; hidden hands; crowds and guests. */

/** Plays to the end and disturbs the room every few moves; then checks that nothing was lost. */
async function playThrough(
  seed: string,
  every: number,
  trouble: (code: string, guests: Guest[]) => Promise<void>,
): Promise<number> {
  const { code, guests } = await party()
  const chance = quickChance(seed)
  let next = every
  await until(async () => {
    for (const guest of guests.slice(0, 2)) makeSomeMove(guest, chance)
    const { game, over } = guests[0]!.client.state
    if (game && game.at >= next && !over) {
      next = game.at + every
      await trouble(code, guests)
    }
    return guests.every(({ client }) => client.state.over)
  }, 'the end')
  await until(
    () => guests.every(({ client }) => client.state.over !== null && client.state.sending.length === 0),
    'the end',
  )

  const stored = (await rowsIn(code, 'SELECT * FROM entries ORDER BY at')) as EntryRow[]
  const rows = stored.flatMap(entriesIn)
  // A person’s move is a row of its own.
  const own = stored.map(entriesIn).filter((entries) => entries.some(({ n }) => n > 0))
  expect(own.every(({ length }) => length === 1)).toBe(true)
  const log = guests[0]!.client.state.over!.log!
  expect(rows.map(({ at }) => at)).toEqual(rows.map((_, at) => at))
  expect(rows.map(({ seat, did }) => [seat, ...(did as readonly string[])])).toEqual(log.moves)
  const made = rows.filter(({ n }) => n > 0).map(({ seat, n }) => `${seat}/${n}`)
  expect(new Set(made).size).toBe(made.length)
  const done = guests.flatMap(({ outcomes }) => outcomes).filter((no) => no === null).length
  expect(done).toBe(made.length)
  const game = await rulesOf('zombie-wars')
  const end = replay(game, log)
  for (const { client, told, gaps } of guests) {
    expect(gaps).toEqual([])
    expect(told).toHaveLength(log.moves.length + 1)
    expect(told).toEqual(guests[0]!.told)
    expect(client.state.over!.result).toEqual(end.result)
    client.close()
  }
  return log.moves.length
}

describe('Whole games', () => {
  test('Without faults everybody receives every step, and each move is stored once.', async () => {
    const length = await playThrough('quiet', 1000, async () => {})
    expect(length).toBeGreaterThan(30)
  })

  test('With evictions, and sockets kept or cut, no move is lost or duplicated.', async () => {
    const chance = quickChance('evictions')
    let evictions = 0
    await playThrough('evicted', 4, async (code) => {
      evictions++
      try {
        await evictDurableObject(stubOf(code), { webSockets: chance(3) > 0 ? 'hibernate' : 'close' })
      } catch (cause) {
        // No one has sent it a message since it was evicted.
        expect(String(cause)).toContain('not currently running')
      }
    })
    expect(evictions).toBeGreaterThan(5)
  })

  test('With crashes, which lose memory and sockets, no move is lost or duplicated.', async () => {
    let crashes = 0
    await playThrough('crashed', 15, async () => {
      crashes++
      await abortAllDurableObjects()
    })
    expect(crashes).toBeGreaterThan(1)
  })

  test('With connections cut before and after the acknowledgement, no move is lost or duplicated.', async () => {
    const chance = quickChance('cuts')
    let cuts = 0
    await playThrough('cut', 5, async (_, guests) => {
      cuts++
      guests[chance(3)]!.cut()
    })
    expect(cuts).toBeGreaterThan(5)
  })
})

// A hand in a message, whole or as a patch.
const HAND = /"hand":(?!null)/

test.each(['a person', 'a bot'])(
  'The hand of a Director who is %s is sent to no other player, spectator or page.',
  async (who) => {
    const options = { mission: 'director-2' }
    const code = await codeOf({ game: 'z-war-one', seats: 2, options, seed: 'hand' })
    const ann = join(code, newToken())
    expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
    const bob = join(code, newToken())
    if (who === 'a bot') expect(await ann.client.request('bot', 1, 'easy')).toBeNull()
    else {
      expect(await bob.client.request('take', 1, 'Bob')).toBeNull()
      expect(await bob.client.request('ready', true)).toBeNull()
    }
    const watchers = [join(code, newToken()), join(code, null)]
    await until(() => watchers.every(({ client }) => client.state.room !== null), 'all are there')
    expect(await ann.client.request('start')).toBeNull()

    const chance = quickChance(who)
    await until(() => {
      makeSomeMove(ann, chance)
      makeSomeMove(bob, chance)
      return watchers.every(({ client }) => (client.state.game?.at ?? 0) > 40)
    }, 'the Director has been asked')
    const others = who === 'a bot' ? [ann, bob, ...watchers] : [ann, ...watchers]
    for (const { bytes } of others) expect(bytes.filter((text) => HAND.test(text))).toEqual([])
    if (who === 'a person') expect(bob.bytes.some((text) => HAND.test(text))).toBe(true)
    const { game } = (await (await get(`/api/rooms/${code}`)).json()) as {
      game: { states: { v: object }[] }
    }
    expect(game.states.map(({ v }) => v)).toMatchObject([{ hand: null, handLeft: expect.any(Number) }])
    for (const { client } of [ann, bob, ...watchers]) client.close()
  },
)

describe('A seat that the crowd votes for', () => {
  test('Spectators vote over sockets, across a sleep, and the elected move is made when all have voted.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2, seed: 'crowd' })
    const ann = join(code, newToken())
    expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
    expect(await ann.client.request('crowd', 1, 60)).toBeNull()
    const crowd = [join(code, newToken()), join(code, newToken()), join(code, newToken())]
    await until(() => crowd.every(({ client }) => client.state.room !== null), 'all are there')
    expect(await ann.client.request('start')).toBeNull()

    // Ann moves until the crowd is asked.
    const chance = quickChance('crowd')
    await until(() => {
      if (crowd.every(({ client }) => client.state.votes !== null)) return true
      makeSomeMove(ann, chance)
      return false
    }, 'the crowd is asked')
    const { game } = crowd[0]!.client.state
    const [choice] = choicesIn(game!.states[0]!)
    expect(game!.viewers).toEqual([1])
    for (const { client } of crowd.slice(0, 2)) client.vote(choice!.moves[1]!)
    await until(() => crowd[2]!.client.state.votes?.cast === 2, 'two have voted')
    expect(ann.client.state.votes).toMatchObject({ cast: 2, counts: null })

    await evictDurableObject(stubOf(code), { webSockets: 'hibernate' })
    crowd[2]!.client.vote(choice!.moves[0]!)
    await until(() => (ann.client.state.game?.at ?? 0) > game!.at, 'all have voted')
    const [row] = await rowsIn(code, `SELECT seat, n, did FROM entries WHERE at = ${game!.at}`)
    expect(row).toEqual({ seat: 1, n: -2, did: JSON.stringify(choice!.moves[1]) })
    for (const { client } of [ann, ...crowd]) client.close()
  })
})

test('A stranger who resigns the chair of a bot ends nothing; sent away, they stay so after a sleep.', async () => {
  const code = await codeOf({ game: 'zombie-wars', seats: 2, seed: 'guests' })
  const [ann, eve] = [join(code, newToken()), join(code, newToken())]
  expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
  expect(await ann.client.request('bot', 1, 'hard')).toBeNull()
  expect(await ann.client.request('start')).toBeNull()
  expect(await eve.client.request('take', 1, 'Eve')).toBeNull()
  await until(() => eve.client.state.seats.length === 1 && eve.client.state.game !== null, 'the seat')
  expect(await eve.client.resign(1)).toBeNull()
  await until(() => ann.client.state.room!.chairs[1]!.bot === 'hard', 'the bot')
  expect(ann.client.state.room!.phase).toBe('playing')

  expect(await eve.client.request('take', 1, 'Eve')).toBeNull()
  await until(() => ann.client.state.room!.chairs[1]!.person !== null, 'Eve')
  expect(await ann.client.request('dismiss', ann.client.state.room!.chairs[1]!.person!, true)).toBeNull()
  await evictDurableObject(stubOf(code), { webSockets: 'hibernate' })
  expect(await eve.client.request('take', 1, 'Eve')).toMatchObject({ code: 'dismissed' })
  expect(ann.client.state.room!.chairs[1]).toMatchObject({ person: null, bot: 'hard' })
  for (const { client } of [ann, eve]) client.close()
})
