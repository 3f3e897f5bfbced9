import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { quickChance, type Move } from '@shamble/engine'
import { makeToken } from '@shamble/room'
import { choicesIn, joinRoom, platformMeans, type RoomClient } from '@shamble/room/client'
import { WebSocket } from 'ws'
import { ROOMS, serverIn } from '../server/index.ts'
import { GAME, OPTIONS, SECONDS, VOTERS } from './crowd.ts'
import { atMost, type Bench, type Figure } from './figure.ts'
import { quantile } from './load/figures.ts'

// So many acts of the player are timed, after so many that only warm up. `SHAMBLE_BENCH=quick` is for trying it out.
const [ACTS, WARM_UP] = env.SHAMBLE_BENCH === 'quick' ? [5, 1] : [60, 10]
// A connection without a seat may say two things a second for long.
const BREATH = 600
// What a player may wait longer because of the crowd, and until when all of it must have heard, in milliseconds.
const MOST_LONGER = 10
const ALL_HEAR_WITHIN = 250
const PATIENCE = 60_000

/**
 * The same crowd at the server itself: each voter has a socket and an address of their own, every act is stored. In turn a player acts in
 * the room with them and in the same room without.
 */
export const voters: Bench = {
  names: (games) => (games.includes(GAME) ? [`crowd over sockets ${GAME}`] : []),
  async measure(name) {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-crowd-'))
    const server = await serverIn(folder, ROOMS)
    await server.start()
    const stands = []
    try {
      const quiet = await standAt(server.port, 0)
      stands.push(quiet)
      const full = await standAt(server.port, VOTERS)
      stands.push(full)
      for (let n = 0; n < WARM_UP + ACTS; n++) for (const stand of stands) await stand.goOn(n >= WARM_UP)
      return figuresOf(name, quiet, full)
    } finally {
      for (const stand of stands) stand.close()
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function figuresOf(name: string, quiet: Stand, full: Stand): Figure[] {
  const middle = (times: number[]) => quantile(times, 0.5)
  const late = (times: number[]) => quantile(times, 0.99).toFixed(1)
  const longer = middle(full.acts) - middle(quiet.acts)
  const beside = `${middle(full.acts).toFixed(1)} beside ${middle(quiet.acts).toFixed(1)} in the middle of ${ACTS} acts`
  const noted = `${beside}; 99 in a hundred ${late(full.acts)} beside ${late(quiet.acts)}`
  const times = full.elections.length
  const counted =
    times > 0 ? `, of all, ${middle(full.elections).toFixed(0)} ms from the first vote to the choice` : ''
  const votes = `${times} choices by vote${counted}`
  return [
    atMost(`${name}, an act with ${VOTERS} voters`, longer, 'ms longer', MOST_LONGER, noted),
    atMost(
      `${name}, until all have heard of it`,
      middle(full.heard),
      'ms',
      ALL_HEAR_WITHIN,
      `99 in a hundred ${late(full.heard)}`,
    ),
    atMost(`${name}, refused or closed`, full.wrong.length, 'voters', 0, full.wrong[0] ?? votes),
  ]
}

/** One room, and what was measured at it, in milliseconds. */
interface Stand {
  /** From an act of the player to its acknowledgement, and until the last voter has heard of it. */
  acts: number[]
  heard: number[]
  /** From the first vote for a choice until the player hears what was chosen. */
  elections: number[]
  wrong: string[]
  /** Lets the crowd choose until the player is asked, and the player act once. */
  goOn: (counts: boolean) => Promise<void>
  close: () => void
}

/** What has come over the sockets of the voters. */
interface Crowd {
  sockets: WebSocket[]
  /** The choice that is open to them. */
  ballot: { at: number; moves: number } | null
  /** How many have still to hear of this step. */
  awaited: { at: number; left: number; done: () => void } | null
  wrong: string[]
}

async function standAt(port: number, size: number): Promise<Stand> {
  const chance = quickChance(`voters-${size}`)
  const address = await openRoom(port)
  const ann = joinRoom(
    { ...platformMeans(address), token: makeToken(crypto.getRandomValues(new Uint8Array(16))) },
    {},
  )
  await granted(ann.request('take', 0, 'Ann'))
  await granted(ann.request('crowd', 1, SECONDS))
  const crowd: Crowd = { sockets: [], ballot: null, awaited: null, wrong: [] }
  for (let n = 0; n < size; n++) crowd.sockets.push(await voterAt(address, n, crowd))
  await granted(ann.request('start'))

  const stand: Omit<Stand, 'goOn' | 'close'> = { acts: [], heard: [], elections: [], wrong: crowd.wrong }
  let voted = 0

  async function vote(at: number, moves: number, counts: boolean): Promise<void> {
    await wait(voted + BREATH - performance.now())
    const began = (voted = performance.now())
    for (const socket of crowd.sockets) socket.send(JSON.stringify(['v', at, chance(moves)]))
    await until(() => (ann.state.game?.at ?? 0) > at)
    if (counts) stand.elections.push(performance.now() - began)
  }

  async function untilAsked(counts: boolean): Promise<void> {
    await until(async () => {
      if (ann.state.over) {
        await granted(ann.request('again', 'new'))
        await granted(ann.request('start'))
      }
      const { ballot } = crowd
      crowd.ballot = null
      if (ballot && ballot.at === ann.state.game?.at) await vote(ballot.at, ballot.moves, counts)
      return movesOf(ann).length > 0
    })
  }

  return {
    ...stand,
    async goOn(counts) {
      await untilAsked(counts)
      const moves = movesOf(ann)
      const all = new Promise<void>((done) => {
        crowd.awaited = { at: ann.state.game!.at + 1, left: size, done }
      })
      const began = performance.now()
      await granted(ann.move(0, moves[chance(moves.length)]!))
      if (counts) stand.acts.push(performance.now() - began)
      if (size === 0) return
      await all
      if (counts) stand.heard.push(performance.now() - began)
    },
    close() {
      ann.close()
      for (const socket of crowd.sockets) socket.removeAllListeners('close').terminate()
    },
  }
}

function voterAt(address: string, n: number, crowd: Crowd): Promise<WebSocket> {
  const headers = { 'cf-connecting-ip': `10.0.${n >> 8}.${n & 255}` }
  const socket = new WebSocket(address, { perMessageDeflate: false, headers })
  return new Promise((done, refuse) => {
    socket.on('error', refuse)
    socket.on('close', () => crowd.wrong.push('A voter was cut off.'))
    socket.on('open', () => {
      const token = makeToken(crypto.getRandomValues(new Uint8Array(16)))
      socket.send(JSON.stringify(['hello', { v: 2, token }]))
    })
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith('["s",')) hear(crowd, Number.parseInt(text.slice(5)))
      else if (text.startsWith('["votes",')) look(crowd, text)
      else if (text.startsWith('["welcome",')) done(socket)
      else if (text.startsWith('["no",') || text.startsWith('["bye",')) crowd.wrong.push(text)
    })
  })
}

function hear({ awaited }: Crowd, at: number): void {
  if (awaited?.at === at && --awaited.left === 0) awaited.done()
}

// What most of them are told at the same time is read once.
function look(crowd: Crowd, text: string): void {
  const [, at, , cast, counts] = JSON.parse(text) as [string, number, number, number, number[]]
  if (cast === 0 && crowd.ballot?.at !== at) crowd.ballot = { at, moves: counts.length }
}

function movesOf({ state: { game, sending } }: RoomClient): Move[] {
  const own = game?.states[game.viewers.indexOf(0)]
  if (!own || sending.length > 0) return []
  return choicesIn(own).flatMap(({ seat, moves }) => (seat === 0 ? moves : []))
}

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  const late = performance.now() + PATIENCE
  while (!(await what())) {
    if (performance.now() > late) throw new Error('The room does not go on.')
    await wait(1)
  }
}

async function granted(request: Promise<{ says: string } | null>): Promise<void> {
  const no = await request
  if (no) throw new Error(no.says)
}

async function openRoom(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: GAME, seats: 2, options: OPTIONS, seed: 'voters' }),
  })
  const { code } = (await response.json()) as { code: string }
  return `ws://127.0.0.1:${port}/ws/${code}`
}
