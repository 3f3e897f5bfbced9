import { game as catanZombies } from '@shamble/catan-zombies'
import { imagine, look, pendingIn, quickChance, type AnyGame, type Options, type Seat } from '@shamble/engine'
import { bots, type Strength } from '@shamble/engine/bots'
import { corridor } from '@shamble/engine/specimen'
import { game as waterdeepSolo } from '@shamble/waterdeep-solo'
import { game as worldWarZ } from '@shamble/world-war-z'
import { game as zWarOne } from '@shamble/z-war-one'
import { load } from '@shamble/z-war-one/data'
import { game as zombieWars } from '@shamble/zombie-wars'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { atOf, movesOf, type Room } from '../src/index.ts'
import { running, testRoom, tokenOf, type TestConnection, type TestRoom } from './test-room.ts'

/*
 * What a viewer hears, and when, follows from what they see. At each point of a game everything hidden from a viewer is dealt again, and
 * the room goes on in both worlds. Until the viewer sees a difference, all they hear must be the same, at the same times.
 */

await load()

// Planted faults: the leaks that the property is for.
const fault = vi.hoisted(() => ({ noBallotForOne: false, oneIsCheap: false }))

vi.mock('../src/voting.ts', async (original) => {
  const real = await original<typeof import('../src/voting.ts')>()
  return {
    ...real,
    ballotOf(room: Room) {
      const ballot = real.ballotOf(room)
      return fault.noBallotForOne && ballot && ballot.moves.length < 2 ? null : ballot
    },
  }
})
vi.mock('../src/bots.ts', async (original) => {
  const real = await original<typeof import('../src/bots.ts')>()
  return {
    ...real,
    costOf: (...given: Parameters<typeof real.costOf>) =>
      fault.oneIsCheap && movesOf(given[1].match!, given[2].seat).length === 1 ? 1 : real.costOf(...given),
  }
})

afterEach(() => void Object.assign(fault, { noBallotForOne: false, oneIsCheap: false }))

/** A table: Ann on the first seat, bots of a strength on the others, or the crowd on the second. */
interface Table {
  game: AnyGame
  seats: number
  options?: Options
  bot: Strength
  crowd: boolean
}

const WORLDS = 3
const MAX_HEARD = 6
const WINDOW = 10
const VOTERS = [200, 201]

interface Compared {
  worlds: number
  leaks: string[]
}

/** The game with bots that choose at random, at once, and cost what those of their strength do. */
function quick(game: AnyGame): AnyGame {
  const { random } = bots
  return {
    ...game,
    bots: {
      strengths: {
        easy: { bot: random, playouts: 4 },
        fair: { bot: random, playouts: 8 },
        hard: { bot: random, playouts: 40 },
        fierce: { bot: random, playouts: 400 },
      },
    },
  }
}

function compare({ game: slow, seats, options, bot, crowd }: Table, seed: string, steps: number): Compared {
  const compared: Compared = { worlds: 0, leaks: [] }
  const game = quick(slow)
  const room = testRoom(game, { seats, ...(options && { options }) }, seed)
  const ann = room.connect(tokenOf(1))
  ann.say('take', 1, 0, 'Ann')
  if (crowd) ann.say('crowd', 2, 1, WINDOW)
  for (let seat = crowd ? 2 : 1; seat < seats; seat++) ann.say('bot', 3, seat, bot)
  for (const voter of VOTERS) room.connect(tokenOf(voter))
  ann.say('start', 4)
  const chance = quickChance(seed)
  for (let step = 0; step < steps && room.runtime.room.phase === 'playing'; step++) {
    const match = room.runtime.room.match!
    const moves = movesOf(match, 0)
    const act = moves.length > 0 ? ['m', 0, match.players[0]!.n + 1, atOf(match), chance(moves.length)] : null
    for (const viewer of crowd ? [0, 1] : [0, null]) compareAt(game, room, viewer, act, step, compared)
    if (act) ann.say(...act)
    else room.pass(Math.max(1, (room.alarm ?? room.clock) - room.clock))
  }
  expect(room.reports).toEqual([])
  return compared
}

/** The worlds that look alike to a viewer, and what they hear in each. */
function compareAt(
  game: AnyGame,
  { runtime: { room }, clock }: TestRoom,
  viewer: Seat | null,
  act: unknown[] | null,
  step: number,
  compared: Compared,
): void {
  const token = viewer === 0 ? 1 : VOTERS[0]!
  const sight = ({ match }: Room) =>
    JSON.stringify([look(game, match!.position, viewer, match!.pending), act && movesOf(match!, 0)])
  let real: Heard[] | null = null
  for (let world = 1; world <= WORLDS; world++) {
    const other = elsewhere(game, room, viewer, step * 100 + world)
    if (sight(other) !== sight(room)) continue
    compared.worlds++
    real ??= heardIn(game, room, clock, token, act)
    const leak = firstLeak(real, heardIn(game, other, clock, token, act))
    if (leak) compared.leaks.push(`step ${step}, to ${viewer === null ? 'a spectator' : viewer}: ${leak}`)
  }
}

// Everything hidden from a viewer dealt again, with the dice as they will really fall.
function elsewhere(game: AnyGame, room: Room, viewer: Seat | null, world: number): Room {
  const { rng } = room.match!.position
  let position = imagine(game, room.match!.position, viewer ?? 0, world)
  if (viewer === null && room.chairs.length > 1) position = imagine(game, position, 1, world + 1)
  const there = { ...position, rng }
  const pending = pendingIn(game, there)
  return { ...room, match: { ...room.match!, position: there, stored: there, pending } }
}

/** A message, and when it came: the time, and the number of alarms before it. */
type Heard = [when: string, text: string]

/** What one of these people hears from here on. */
function heardIn(game: AnyGame, from: Room, clock: number, token: number, act: unknown[] | null): Heard[] {
  const room = running(game, from)
  room.clock = clock
  const here = [1, ...VOTERS].map((n): [number, TestConnection] => [n, room.connect()])
  for (const [n, connection] of here) connection.hello(tokenOf(n), 1, atOf(from.match!))
  const heard: Heard[] = []
  const ticks = vi.spyOn(room.runtime, 'tick')
  const own = here.find(([n]) => n === token)![1]
  own.arrived = () => void heard.push([`${room.clock}, alarm ${ticks.mock.calls.length}`, own.texts.at(-1)!])
  room.runtime.wakeUp()
  if (act) here[0]![1].say(...act)
  const until = clock + 5 * WINDOW * 1000
  while (heard.length < MAX_HEARD && room.alarm !== null && room.alarm < until)
    room.pass(Math.max(0, room.alarm - room.clock))
  return heard
}

// The first difference is one that the viewer sees, of the same kind, and comes at the same time.
function firstLeak(here: Heard[], there: Heard[]): string | null {
  for (let n = 0; n < Math.min(MAX_HEARD, Math.max(here.length, there.length)); n++) {
    const [one, other] = [here[n], there[n]]
    if (!one || !other) return `${JSON.stringify(one ?? other)} in one world only`
    if (one[0] !== other[0] || kindOf(one) !== kindOf(other))
      return `${JSON.stringify(one)} might have been ${JSON.stringify(other)}`
    if (one[1] !== other[1]) return null
  }
  return null
}

const kindOf = ([, text]: Heard): string => {
  const [name, ...rest] = JSON.parse(text) as unknown[]
  return JSON.stringify([name, ...(name === 's' || name === 'votes' ? rest.slice(0, 3) : [])])
}

const director = (table: Omit<Table, 'game' | 'seats'>): Table => ({
  game: zWarOne,
  seats: 2,
  options: { mission: 'director-2' },
  ...table,
})

const GAMES: [name: string, table: Pick<Table, 'game' | 'seats' | 'options'>][] = [
  ['corridor', { game: corridor, seats: 3 }],
  ['zombie-wars', { game: zombieWars, seats: 3 }],
  ['catan-zombies', { game: catanZombies, seats: 3 }],
  ['waterdeep-solo', { game: waterdeepSolo, seats: 1 }],
  ['world-war-z', { game: worldWarZ, seats: 2 }],
  ['z-war-one', director({ bot: 'fair', crowd: false })],
]

describe('In worlds that look alike to a viewer, they hear the same at the same times', () => {
  const STEPS = 60
  const MIN_WORLDS = 20

  test.each(GAMES)('%s against bots.', (name, table) => {
    for (const bot of ['fair', 'hard'] as const) {
      const { worlds, leaks } = compare({ ...table, bot, crowd: false }, `${name}-${bot}`, STEPS)
      expect(leaks).toEqual([])
      expect(worlds).toBeGreaterThan(MIN_WORLDS)
    }
  })

  test.each(GAMES.filter(([, { seats }]) => seats > 1))('%s against a crowd.', (name, table) => {
    const { worlds, leaks } = compare({ ...table, bot: 'fair', crowd: true }, `${name}-crowd`, STEPS)
    expect(leaks).toEqual([])
    expect(worlds).toBeGreaterThan(MIN_WORLDS)
  })
})

describe('The comparison finds planted faults', () => {
  const SEEDS = 4
  // Over a few games, until a leak is found.
  function leaksOf(table: Table, seed: string): number {
    for (let n = 0; n < SEEDS; n++) {
      const { leaks } = compare(table, `${seed}-${n}`, 60)
      if (leaks.length > 0) return leaks.length
    }
    return 0
  }

  test.each([
    ['catan-zombies', { game: catanZombies, seats: 3, bot: 'fair', crowd: true }],
    ['z-war-one', director({ bot: 'fair', crowd: true })],
  ] satisfies [string, Table][])('No ballot where the crowd has only one move, in %s.', (name, table) => {
    fault.noBallotForOne = true
    expect(leaksOf(table, `${name}-crowd`)).toBeGreaterThan(0)
  })

  test.each([
    ['catan-zombies', { game: catanZombies, seats: 3, bot: 'hard', crowd: false }],
    ['z-war-one', director({ bot: 'hard', crowd: false })],
  ] satisfies [string, Table][])('A bot answers sooner where it has only one move, in %s.', (name, table) => {
    fault.oneIsCheap = true
    expect(leaksOf(table, `${name}-hard`)).toBeGreaterThan(0)
  })
})
