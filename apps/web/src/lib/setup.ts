import {
  defaults,
  defaultSeats,
  readCarried,
  readOptions,
  readSeats,
  readSeed,
  Refusal,
  start,
  type AnyGame,
  type Seat,
  type SetUp,
} from '@shamble/engine'
import { peopleIn, PLAYERS, sitOf } from './play/people.ts'
import { PERSON } from './play/person.ts'
import { BOT_NAMES, botNamed, RIVAL, USUAL, type BotName } from './play/strengths.ts'
import { drawSeed } from './seeds.ts'
import { paths } from './addresses.ts'

/** The set-up of a local game; its address says all of it. */
export interface Setup extends SetUp {
  seed: string
  /** The seats of the people at this device, in order; bots have the others. */
  people: readonly Seat[]
  /** The bots, one for each of their seats. */
  bots: BotName[]
  /** What is carried, packed, if the address has it packed. */
  packed?: string
  /** The code of the challenge it is played for: then a person has the first seat, and rivals have the others. */
  challenge: string | null
}

/** The parameters of an address that are not options of a game. */
const OURS = new Set(['seed', 'seats', ...PLAYERS, 'log', 'at', 'seat', 'carried'])

const CODE = /^[\w-]{1,64}$/

/** Reads a set-up from the query of an address. Refuses what is invalid; what is missing gets its default. */
export function readSetup(game: AnyGame, params: URLSearchParams): Setup {
  const seed = readSeed(params.get('seed'))
  const options = readOptions(game, optionsIn(params))
  const given = params.get('seats')
  const seats = given ? readSeats(game, given, options) : defaultSeats(game, options)
  const carried = readCarried(game, parsed(params.get('carried')), options)
  const challenge = readCode(params.get('challenge'))
  const people = challenge ? [PERSON] : readPeople(params, seats)
  const bots = readBots(challenge ? RIVAL : params.get('bots'), seats - people.length)
  return { seed, seats, options, ...(carried !== null && { carried }), people, bots, challenge }
}

/** Seeds drawn, at most, until one of them lets a person begin. */
const MAX_DRAWS = 64
/** The same where a mission is carried in: laying it out again costs the server more. */
const MAX_DRAWS_CARRIED = 4

/**
 * A seed for an address without one: drawn until the first question goes to a person, so that they need not wait for bots. Refuses an
 * invalid set-up.
 */
export function seedFor(game: AnyGame, params: URLSearchParams): string {
  const asked = new URLSearchParams(params)
  let seed = drawSeed()
  asked.set('seed', seed)
  const { seats, options, carried, people } = readSetup(game, asked)
  // In a game of sides the first seat begins, whatever the seed.
  if (people.length === 0 || game.sideOf) return seed
  const draws = carried === undefined ? MAX_DRAWS : MAX_DRAWS_CARRIED
  for (let n = 1; n < draws; n++) {
    const [first] = start(game, seed, seats, options, carried).pending
    if (!first || people.includes(first.seat)) break
    seed = drawSeed()
  }
  return seed
}

/** The address of a set-up, without defaults. */
export function addressOf(game: AnyGame, setup: Setup): string {
  const { seed, seats, options, carried, packed, people, bots, challenge } = setup
  const params = new URLSearchParams({ seed })
  if (seats !== defaultSeats(game, options)) params.set('seats', String(seats))
  if (people.length !== 1 || people[0] !== PERSON) params.set('sit', sitOf(people, seats))
  if (challenge) params.set('challenge', challenge)
  else if (bots.some((bot) => bot !== USUAL)) params.set('bots', everySame(bots) ? bots[0]! : bots.join(','))
  const usual = defaults(game)
  for (const [name, setting] of Object.entries(options)) {
    if (setting !== usual[name]) params.set(name, String(setting))
  }
  if (carried !== undefined) params.set('carried', packed ?? JSON.stringify(carried))
  return `${paths.play(game.id)}?${params.toString().replaceAll('%2C', ',')}`
}

/** People and bots of a set-up, as they follow the log in the address of a game that is played on. */
export function playersIn({ people, seats, bots }: Setup): string {
  return `&sit=${sitOf(people, seats)}${bots.length > 0 ? `&bots=${bots.join(',')}` : ''}`
}

/** The set-up of the next game of a campaign, with the same people and bots. */
export function nextSetup(setup: Setup, next: SetUp, seed: string): Setup {
  const people = setup.people.filter((seat) => seat < next.seats)
  const bots = Array.from(
    { length: next.seats - people.length },
    (_, n) => setup.bots[n] ?? setup.bots.at(-1) ?? USUAL,
  )
  return { ...next, seed, people, bots, challenge: null }
}

/** The same set-up on another seed, with the same mission; null when what was carried in belongs to one game, as a company does. */
export async function onceMore(game: AnyGame, setup: Setup): Promise<Setup | null> {
  const { carried, packed: _, ...same } = setup
  const seed = drawSeed()
  if (carried === undefined) return { ...same, seed }
  const own = game.again?.(carried)
  if (!own) return null
  const { pack } = await import('@shamble/engine/links')
  return { ...same, seed, carried: own.carried, packed: await pack(own.carried) }
}

/** The parameters that may be options, by name. */
export function optionsIn(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => !OURS.has(name)))
}

function parsed(text: string | null): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    throw new Refusal('bad-carried', 'What is carried into this game cannot be read. Copy the whole link.')
  }
}

function readCode(given: string | null): string | null {
  if (!given || CODE.test(given)) return given || null
  throw new Refusal('bad-options', `There is no challenge called “${given}”.`)
}

function readPeople(params: URLSearchParams, seats: number): Seat[] {
  const people = peopleIn(params, seats)
  if (people) return people
  throw new Refusal(
    'bad-seats',
    `“${params.get('sit')}” names no seats of this game. Give “all”, “none”, or numbers from 1 to ${seats}, such as 1,2.`,
  )
}

// The last name of the list holds for the bots that follow.
function readBots(given: string | null, count: number): BotName[] {
  const bots = (given || USUAL).split(',').map((name) => {
    const bot = botNamed(name)
    if (bot) return bot
    throw new Refusal('bad-options', `There is no bot called “${name}”. The bots: ${BOT_NAMES.join(', ')}.`)
  })
  return Array.from({ length: count }, (_, n) => bots[n] ?? bots.at(-1)!)
}

const everySame = (list: readonly string[]) => list.every((item) => item === list[0])
