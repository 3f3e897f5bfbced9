import { look, quickChance, type AnyGame, type Json, type Move } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { gameSeen } from '../src/index.ts'
import { gameNews } from '../src/client/state.ts'
import { choicesIn, type No, type SocketEvents, type RoomClient } from '../src/client/index.ts'
import { diary, joinRoom, network, time, type Faults } from './network.ts'
import { journalIn, logIn, testRoom, tokenOf, type TestRoom } from './test-room.ts'

const CALM: Faults = { twice: 0, late: 0, lost: 0, swapped: 0 }

// A room whose clock is the network's, looked after by its alarm.
function roomIn(clock: ReturnType<typeof time>, seats: number, seed: string): TestRoom {
  const room = testRoom(corridor, { seats }, seed)
  const look = () => {
    room.clock = clock.now
    if (room.alarm !== null && room.alarm <= clock.now) {
      room.alarm = null
      try {
        room.runtime.tick()
      } catch {
        room.alarm = clock.now + 100 // alarms are tried again
      }
    }
    clock.at(clock.now + 10, look)
  }
  look()
  return room
}

interface Player {
  client: RoomClient
  diary: ReturnType<typeof diary>
  net: ReturnType<typeof network>
  kept: { text: string | null }
}

function player(
  room: TestRoom,
  clock: ReturnType<typeof time>,
  chance: (n: number) => number,
  faults: Faults,
  token: string | null,
): Player {
  const kept = { text: null }
  const own = diary()
  const net = network(room, clock, chance, faults, token, kept)
  return { client: joinRoom(net.means(), { news: own.news }), diary: own, net, kept }
}

const said = (room: TestRoom, viewer: number | null) => {
  const seen = gameSeen(corridor, room.runtime.room, [viewer], null)!
  return gameNews(seen).news.jump!.story.map(([events]) => events)
}

describe('A client', () => {
  test('Votes for a move that was wanted before the vote was open.', () => {
    const clock = time()
    const chance = quickChance('early')
    const room = roomIn(clock, 2, 'early')
    const ann = player(room, clock, chance, CALM, tokenOf(1))
    const wanted: { at: number; move: Move }[] = []
    // As a page that continues a gesture: at once, when the move of another one is told.
    const news = () => {
      const { game, votes } = eve.state
      const asked = game && choicesIn(game.states[game.viewers.indexOf(1)]!).find(({ seat }) => seat === 1)
      if (!asked || votes?.at === game.at || wanted.length > 0) return
      wanted.push({ at: game.at, move: asked.moves[0]! })
      eve.vote(asked.moves[0]!)
    }
    const eve = joinRoom(network(room, clock, chance, CALM, tokenOf(2), { text: null }).means(), { news })
    clock.run(2000)
    void ann.client.request('take', 0, 'Ann')
    clock.run(2500)
    void ann.client.request('crowd', 1, 60)
    clock.run(3000)
    void ann.client.request('ready', true)
    clock.run(3500)
    void ann.client.request('start')
    for (let n = 0; n < 100 && wanted.length === 0; n++) {
      choose(ann.client, chance)
      clock.run(clock.now + 50)
    }
    clock.run(clock.now + 1000)
    const [{ at, move }] = wanted as [{ at: number; move: Move }]
    expect(logIn(room).moves[at]).toEqual([1, ...move])
  })

  test('Joins, takes a seat, plays a whole game, and receives every step.', () => {
    const clock = time()
    const chance = quickChance('calm')
    const room = roomIn(clock, 2, 'calm')
    const players = [0, 1].map((n) => player(room, clock, chance, CALM, tokenOf(n + 1)))
    clock.run(2000)
    for (const [seat, { client }] of players.entries()) void client.request('take', seat, `Player ${seat}`)
    clock.run(3000)
    for (const { client } of players) void client.request('ready', true)
    clock.run(4000)
    void players[0]!.client.request('start')
    for (let n = 0; n < 1000 && !players[0]!.client.state.over; n++) {
      for (const { client } of players) choose(client, chance)
      clock.run(clock.now + 50)
    }
    expect(players[0]!.client.state.over!.log!.moves).toEqual(logIn(room).moves)
    for (const [seat, { diary, client }] of players.entries()) {
      expect(diary.own.gaps).toEqual([])
      expect(diary.own.told).toEqual(said(room, seat))
      expect(client.state).toMatchObject({ link: 'open', trouble: null, sending: [], seats: [seat] })
    }
  })

  test('Reports a refusal and goes on.', async () => {
    const clock = time()
    const room = roomIn(clock, 2, 'no')
    const { client } = player(room, clock, quickChance('no'), CALM, tokenOf(1))
    clock.run(1500)
    const answers = [client.request('take', 9, 'Ann'), client.request('start'), client.move(0, ['hold'])]
    clock.run(2000)
    expect((await Promise.all(answers)).map((no) => no?.code)).toEqual([
      'no-such-seat',
      'not-seated',
      'not-playing',
    ])
    const sits = client.request('take', 0, 'Ann')
    clock.run(2500)
    expect(await sits).toBeNull()
    expect(client.state).toMatchObject({ seats: [0], person: 1, trouble: null })
  })

  test('Gets its notices, or the refusal.', async () => {
    const clock = time()
    const room = roomIn(clock, 2, 'notices')
    const { client } = player(room, clock, quickChance('notices'), CALM, tokenOf(1))
    clock.run(1500)
    const none = client.notices('notices')
    clock.run(2000)
    expect(await none).toMatchObject({ code: 'not-seated' })
    void client.request('take', 0, 'Ann')
    void client.request('bot', 1, 'easy')
    void client.request('start')
    const set = client.notices('hook', 'https://ntfy.sh/table')
    clock.run(4000)
    expect(await set).toEqual({ feed: false, push: null, hook: 'ntfy.sh', lostHook: null })
  })

  test('Gets a position for a hint, or the refusal.', async () => {
    const clock = time()
    const room = roomIn(clock, 2, 'deal')
    const { client } = player(room, clock, quickChance('deal'), CALM, tokenOf(1))
    clock.run(1500)
    for (const request of [['take', 0, 'Ann'] as const, ['bot', 1, 'easy'] as const])
      void client.request(...request)
    clock.run(2000)
    void client.request('start')
    clock.run(4000)
    const own = room.runtime.room.match!.position
    const answers = [client.deal(0), client.deal(1)]
    clock.run(5000)
    const [dealt, no] = await Promise.all(answers)
    const sightOf = (position: unknown) => look(corridor as AnyGame, position as typeof own, 0)
    expect(sightOf(dealt)).toEqual(sightOf(own))
    expect(no).toMatchObject({ code: 'not-your-seat' })
    expect(client.state.trouble).toEqual(no)
    const unanswered = client.deal(0)
    client.close()
    expect(await unanswered).toMatchObject({ code: 'closed' })
  })

  test('Sends unacknowledged acts again after a reload.', () => {
    const clock = time()
    const chance = quickChance('reload')
    const room = roomIn(clock, 2, 'reload')
    const faults = { ...CALM }
    const { client, kept, net } = player(room, clock, chance, faults, tokenOf(1))
    clock.run(1500)
    void client.request('take', 0, 'Ann')
    void client.request('bot', 1, 'easy')
    clock.run(2000)
    void client.request('start')
    clock.run(4000)
    const before = logIn(room).moves.length
    // The move is lost on its way, with the socket and the page.
    faults.lost = 1
    const { seat, moves } = room.runtime.room.match!.pending[0]!
    expect(seat).toBe(0)
    void client.move(0, moves[0]!)
    expect(JSON.parse(kept.text!)).toMatchObject({ acts: [{ seat: 0, n: 1 }] })
    client.close()
    net.cutAll()
    clock.run(5000)
    expect(logIn(room).moves).toHaveLength(before)
    faults.lost = 0
    const again = joinRoom(network(room, clock, chance, CALM, tokenOf(1), kept).means(), {})
    clock.run(6000)
    expect(journalIn(room).filter(({ n }) => n === 1)).toHaveLength(1)
    expect(again.state.sending).toEqual([])
    expect(JSON.parse(kept.text!)).toMatchObject({ ns: { 0: 1 }, acts: [] })
  })

  test('Detects a dead connection by its heartbeat, and reconnects with backoff and jitter.', () => {
    const clock = time()
    const tries: number[] = []
    const waits: number[] = []
    const chance = quickChance('waits')
    joinRoom(
      {
        token: null,
        now: () => clock.now,
        random: () => chance(1000) / 1000,
        wait: (milliseconds, then) => clock.at(clock.now + milliseconds, then),
        open(events) {
          tries.push(clock.now)
          clock.at(clock.now, events.opened)
          // From here on nothing is heard of it.
          return { send() {}, close() {} }
        },
      },
      {},
    )
    clock.run(400_000)
    for (let n = 1; n < tries.length; n++) waits.push(tries[n]! - tries[n - 1]! - 28_000)
    expect(waits.length).toBeGreaterThan(6)
    for (const [n, wait] of waits.entries()) {
      const longest = Math.min(15_000, 400 * 2 ** n)
      expect(wait).toBeGreaterThanOrEqual(longest / 2)
      expect(wait).toBeLessThanOrEqual(longest)
    }
    expect(new Set(waits).size).toBe(waits.length)
  })

  test('Sends a heartbeat when the page is visible again, and reconnects if it gets no answer.', () => {
    const clock = time()
    const sockets: { sent: string[]; events: SocketEvents }[] = []
    const client = joinRoom(
      {
        token: null,
        now: () => clock.now,
        random: () => 0,
        wait: (milliseconds, then) => clock.at(clock.now + milliseconds, then),
        open(events) {
          const socket = { sent: [] as string[], events }
          sockets.push(socket)
          clock.at(clock.now, events.opened)
          return { send: (text) => void socket.sent.push(text), close() {} }
        },
      },
      {},
    )
    clock.run(2000)
    client.hurry()
    expect(sockets[0]!.sent.at(-1)).toBe('ping')
    sockets[0]!.events.said('pong')
    clock.run(20_000)
    expect(sockets).toHaveLength(1)
    client.hurry()
    clock.run(clock.now + 8000 + 400)
    expect(sockets).toHaveLength(2)
    client.close()
  })

  test('Stops reconnecting when the page is too old.', () => {
    const clock = time()
    let opened = 0
    const client = joinRoom(
      {
        token: null,
        now: () => clock.now,
        random: () => 0.5,
        wait: (milliseconds, then) => clock.at(clock.now + milliseconds, then),
        open(events) {
          opened++
          clock.at(clock.now + 1, events.opened)
          return { send: () => events.said(JSON.stringify(['bye', 'old-protocol', 'Reload.'])), close() {} }
        },
      },
      {},
    )
    clock.run(100_000)
    expect(opened).toBe(1)
    expect(client.state).toMatchObject({ link: 'closed', trouble: { code: 'old-protocol' } })
  })
})

// Makes any move for any of its seats that must choose.
function choose(
  client: RoomClient,
  chance: (n: number) => number,
): { seat: number; answer: Promise<No | null> } | null {
  const { game, seats, sending } = client.state
  if (!game || client.state.over) return null
  for (const seat of seats) {
    if (sending.includes(seat)) continue
    const match = game.states[game.viewers.indexOf(seat)]
    const own = match?.c.filter((choice) => (choice as Json[])[0] === seat && (choice as Json[])[3])
    if (!own || own.length === 0) continue
    const moves = listed(client, seat)
    return { seat, answer: client.move(seat, moves[chance(moves.length)]!) }
  }
  return null
}

function listed(client: RoomClient, seat: number) {
  const { game } = client.state
  return choicesIn(game!.states[game!.viewers.indexOf(seat)]!)
    .filter((choice) => choice.seat === seat)
    .flatMap(({ moves }) => moves)
}

describe('Faults', () => {
  const GAMES = Number(process.env.FAULT_GAMES ?? 12)

  test('With messages lost, duplicated or reordered, connections cut and rooms evicted, every move is made once and all clients agree.', async () => {
    let made = 0
    let cuts = 0
    let sockets = 0
    for (let n = 0; n < GAMES; n++) {
      const result = await stormyGame(`storm-${n}`)
      made += result.made
      cuts += result.cuts
      sockets += result.sockets
    }
    expect(made).toBeGreaterThan(GAMES * 8)
    expect(cuts).toBeGreaterThan(GAMES * 3)
    expect(sockets).toBeGreaterThan(GAMES * 8)
  })

  async function stormyGame(seed: string): Promise<{ made: number; cuts: number; sockets: number }> {
    const clock = time()
    const chance = quickChance(seed)
    const room = roomIn(clock, 3, seed)
    const faults: Faults = { ...CALM }
    // Two people, one of them on two seats or with a bot beside, and a watcher.
    const players = [tokenOf(1), tokenOf(2), null].map((token) => player(room, clock, chance, faults, token))
    const [ann, bob] = players as [Player, Player, Player]
    clock.run(1500)
    void ann.client.request('take', 0, 'Ann')
    void bob.client.request('take', 1, 'Bob')
    clock.run(2000)
    void ann.client.request('bot', 2, 'easy')
    void bob.client.request('ready', true)
    clock.run(2500)
    void ann.client.request('start')
    clock.run(3000)
    expect(room.runtime.room.phase).toBe('playing')

    Object.assign(faults, { twice: 4, late: 6, lost: 25, swapped: 15 })
    const outcomes: { seat: number; n: number; no: No | null | undefined }[] = []
    let cuts = 0
    for (let step = 0; step < 3000 && room.runtime.room.phase === 'playing'; step++) {
      for (const { client } of [ann, bob]) {
        const before = client.state.sending.length
        const chosen =
          chance(12) === 0 && client.state.seats[0] !== undefined ? takeBack(client) : choose(client, chance)
        if (chosen && client.state.sending.length > before) record(client, chosen)
      }
      if (chance(40) === 0) {
        cuts++
        players[chance(3)]!.net.cutAll()
      }
      if (chance(50) === 0) room.evict(chance(2) === 0 ? 'keep' : 'cut')
      if (chance(60) === 0) room.failing = true
      for (const { client } of [ann, bob])
        if (room.runtime.room.asked && chance(3) === 0) void client.request('agree', chance(3) > 0)
      clock.run(clock.now + 40)
      await Promise.resolve()
    }
    expect(room.runtime.room.phase).toBe('over')
    // The storm is over: everything comes to rest.
    Object.assign(faults, CALM)
    room.failing = false
    for (const { net } of players) net.cutAll()
    clock.run(clock.now + 120_000)
    await new Promise((rest) => setImmediate(rest))

    const journal = journalIn(room)
    const { moves } = logIn(room)
    const made = journal.filter(({ n }) => n > 0)
    const names = made.map(({ seat, n }) => `${seat}/${n}`)
    expect(new Set(names).size).toBe(names.length)
    expect(room.stored.rows.map(({ at }) => at)).toEqual(journal.map(({ at }) => at))
    for (const { seat, n, no } of outcomes) {
      expect(no).not.toBeUndefined()
      const done = names.includes(`${seat}/${n}`)
      // A request to take back counts as done when it was asked, even if the answer is no.
      if (no === null && !done) expect(asks.has(`${seat}/${n}`)).toBe(true)
      if (no !== null) expect([`${seat}/${n}`, done]).toEqual([`${seat}/${n}`, false])
    }
    expect(outcomes.filter(({ no }) => no === null).length).toBeGreaterThanOrEqual(names.length)
    for (const [i, viewer] of [0, 1, null].entries()) {
      const { diary, client } = players[i]!
      expect(diary.own.gaps).toEqual([])
      expect(diary.own.told).toEqual(said(room, viewer))
      expect(client.state.over!.log!.moves).toEqual(moves)
      expect(client.state.sending).toEqual([])
    }
    return { made: names.length, cuts, sockets: players.reduce((sum, { net }) => sum + net.sockets, 0) }

    function record(
      client: RoomClient,
      { seat, answer }: { seat: number; answer: Promise<No | null> },
    ): void {
      const { n, kind } = JSON.parse((client === ann.client ? ann : bob).kept.text!).acts.find(
        (act: { seat: number }) => act.seat === seat,
      )
      if (kind === 'u') asks.add(`${seat}/${n}`)
      const outcome: (typeof outcomes)[number] = { seat, n, no: undefined }
      outcomes.push(outcome)
      void answer.then((no) => (outcome.no = no))
    }
  }
  const asks = new Set<string>()

  function takeBack(client: RoomClient) {
    const seat = client.state.seats[0]!
    return client.state.sending.includes(seat) ? null : { seat, answer: client.takeBack(seat) }
  }
})
