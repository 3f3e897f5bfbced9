import { quickChance } from '@shamble/engine'
import { MAX_WATCHERS_PER_ADDRESS, type Snapshot } from '@shamble/room'
import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { codeOf, get, join, makeSomeMove, newToken, socketTo, until, type Guest } from './guests.ts'

/*
 * A room caches its open sockets until one opens or closes. Every connected client still receives every step, and others are not
 * counted.
 */

const snapshotOf = async (code: string) => (await (await get(`/api/rooms/${code}`)).json()) as Snapshot

/** A spectator; `steps`: the lengths of the journal they have received. */
interface Watcher {
  steps: () => number[]
  watching: () => number
  leave: () => Promise<void>
}

/** Comes to watch, and waits for the welcome. */
async function watcherOf(code: string, headers: Record<string, string> = {}): Promise<Watcher> {
  const { socket, heard, closed } = await socketTo(code, headers)
  const all = (kind: string) =>
    heard.map((text) => JSON.parse(text) as unknown[]).filter((message) => message[0] === kind)
  socket.send('["hello",{"v":1}]')
  await until(() => all('welcome').length > 0, 'the welcome')
  return {
    steps: () => all('s').map(([, at]) => at as number),
    watching: () => (all('welcome')[0] as [string, { room: { watching: number } }])[1].room.watching,
    async leave() {
      socket.close()
      await closed
    },
  }
}

/** Ann alone on both seats of a room, with a game begun. */
async function roomOf(seed: string): Promise<{ code: string; ann: Guest; moved: () => Promise<number> }> {
  const code = await codeOf({ game: 'zombie-wars', seats: 2, seed })
  const ann = join(code, newToken())
  for (const seat of [0, 1]) expect(await ann.client.request('take', seat, 'Ann')).toBeNull()
  expect(await ann.client.request('start')).toBeNull()
  await until(() => ann.client.state.game !== null, 'the table')
  const chance = quickChance(seed)
  // Makes a move; returns the length of the journal after it.
  const moved = async () => {
    const { at } = ann.client.state.game!
    await until(() => {
      if (ann.client.state.game!.at === at && ann.client.state.sending.length === 0) makeSomeMove(ann, chance)
      return ann.client.state.game!.at > at && ann.client.state.sending.length === 0
    }, 'the move')
    return ann.client.state.game!.at
  }
  return { code, ann, moved }
}

test('Spectators who come and go around sleeps receive every step while connected, and only they are counted.', async () => {
  const { code, ann, moved } = await roomOf('open-sockets')
  const here: { watcher: Watcher; due: number[] }[] = []
  for (let round = 0; round < 12; round++) {
    if (round % 5 === 4) await evictDurableObject(env.ROOM.getByName(code), { webSockets: 'hibernate' })
    if (round % 3 === 2) await here.shift()!.watcher.leave()
    else here.push({ watcher: await watcherOf(code), due: [] })
    const at = await moved()
    for (const { due } of here) due.push(at)
    await until(
      () => here.every(({ watcher }) => watcher.steps().at(-1) === at),
      `step ${at} at all who watch`,
    )
    expect((await snapshotOf(code)).room.watching).toBe(here.length)
  }
  for (const { watcher, due } of here) {
    expect(watcher.steps()).toEqual(due)
    await watcher.leave()
  }
  await moved()
  expect((await snapshotOf(code)).room.watching).toBe(0)
  ann.client.close()
})

test('An evicted connection is no longer counted.', async () => {
  const { code, ann } = await roomOf('crowded')
  const from = { 'cf-connecting-ip': '198.51.100.23' }
  const watchers: Watcher[] = []
  for (let n = 0; n < MAX_WATCHERS_PER_ADDRESS + 2; n++) watchers.push(await watcherOf(code, from))
  expect(watchers.slice(-3).map((watcher) => watcher.watching())).toEqual(
    Array(3).fill(MAX_WATCHERS_PER_ADDRESS),
  )
  ann.client.close()
})

test('A player is present while any tab is connected.', async () => {
  const { code, ann, moved } = await roomOf('tabs')
  const isHere = async () => (await snapshotOf(code)).room.chairs.map(({ here }) => here)
  await moved()
  const other = join(code, ann.token)
  await until(() => other.client.state.game !== null, 'the other tab')
  ann.client.close()
  await until(() => other.client.state.room !== null, 'the room')
  expect(await isHere()).toEqual([true, true])
  other.client.close()
  await until(async () => !(await isHere())[0], 'away')
  const back = join(code, ann.token)
  await until(async () => (await isHere())[0]!, 'back')
  back.client.close()
})
