import { ids, type Choice, type Game, type Json, type Move, type Referee, type Seat } from '../src/index.ts'

/*
 * Convoy, the second specimen: a campaign of two chapters that carries its trucks from one to the next, seats that
 * depend on an option, drivers who win together, a seat with a hidden hand that may interrupt, and moves with odds.
 */

export type Card = 1 | 2 | 3

export interface Truck {
  at: number
  hull: number
}

export interface Table {
  chapter: 1 | 2
  drivers: number
  /** Whether the seat after the drivers plays the dead. */
  horde: boolean
  trucks: Truck[]
  /** The hulls this chapter began with: a chapter that is lost begins again with them. */
  began: number[]
  dead: number
  hand: Card[]
  deck: Card[]
  /** The horde does not want to be asked again in this round. */
  waits: boolean
}

export interface View {
  chapter: 1 | 2
  drivers: number
  horde: boolean
  trucks: Truck[]
  began: number[]
  dead: number
  hand: Card[] | number
  waits: boolean
}

export type Event =
  | { type: 'surged'; card: Card; dead: number }
  | { type: 'waited' }
  | { type: 'drove'; truck: number; to: number; die: number; hurt: boolean }
  | { type: 'gathered'; die: number; dead: number }

export type G = Referee<Table, Event>

/** What is carried from chapter to chapter. */
interface Carried {
  hull: number[]
}

/** The facts of a truck's move: how far it goes, and how many faces of the die hurt it. */
export interface Odds {
  squares: number
  hurt: number
  of: number
}

const LENGTH = { 1: 4, 2: 6 }
const HULL = 3
const HAND = 2
const CROWD = 5
const DIE = 6
const TO_GATHER = 2
const COPIES = 3
const GAITS: Record<string, { squares: number; shelter: number }> = {
  creep: { squares: 1, shelter: 2 },
  race: { squares: 2, shelter: 0 },
}

const card = ids('card')
const truckId = ids('truck')

// 1. Set-up. Two trucks at the near end, with the hulls they brought from the chapter before. The player of the dead
// holds two cards.
function setUp(g: G, seats: number, { chapter, horde }: Record<string, any>, carried: Json | null) {
  const began = carried ? [...(carried as unknown as Carried).hull] : [HULL, HULL]
  const deck = g.shuffle<Card>(
    ([1, 2, 3] as const).flatMap((n) => Array<Card>(COPIES).fill(n)),
    'deck',
  )
  g.table = {
    chapter,
    drivers: horde ? seats - 1 : seats,
    horde,
    trucks: began.map((hull) => ({ at: 0, hull })),
    began,
    dead: 1,
    hand: horde ? deck.splice(-HAND) : [],
    deck,
    waits: false,
  }
  g.then(round)
}

// 2. A round. Each truck drives; before it does the horde may surge. Then the dead gather.
function round(g: G) {
  g.table.waits = false
  for (const truck of g.table.trucks.keys()) {
    g.then(surge, truck)
    g.then(drive, truck)
  }
  g.then(gather)
}

// 3. Surging. Before a truck drives, the player of the dead may play a card: that many more are on the bridge. They are
// asked whether they hold a card or not, so that being asked tells nothing, and may pass for the whole round.
const surge: Choice<G, [number]> = {
  seat: (g) => hordeSeat(g.table),
  ask: 'A truck is about to drive. Play a card?',
  options({ table }, can, truck) {
    if (!table.horde || table.waits || isAcross(table, truck)) return
    for (const value of new Set(table.hand)) can('play', card(value))
    can('pass')
    can('wait')
  },
  take: {
    pass() {},
    wait(g) {
      g.table.waits = true
      g.tell({ type: 'waited' })
    },
    play(g, _, part: string) {
      const value = card.of(part) as Card
      g.table.hand.splice(g.table.hand.indexOf(value), 1)
      g.table.dead = Math.min(CROWD, g.table.dead + value)
      g.reveal()
      g.tell({ type: 'surged', card: value, dead: g.table.dead })
    },
  },
}

// 4. Driving. Creep one square or race two, and roll a die: as many faces hurt the truck as there are dead, two fewer
// when it creeps.
const drive: Choice<G, [number]> = {
  seat: (g, truck) => truck % g.table.drivers,
  ask: 'How does the truck drive?',
  options(g, can, truck) {
    if (isAcross(g.table, truck)) return
    can('creep', truckId(truck))
    can('race', truckId(truck))
  },
  facts: (g, [gait]): Json => ({ ...oddsOf(g.table, gait) }),
  take: {
    creep: (g, [truck]) => roll(g, truck, 'creep'),
    race: (g, [truck]) => roll(g, truck, 'race'),
  },
}

function roll(g: G, truck: number, gait: string) {
  const { squares, hurt } = oddsOf(g.table, gait)
  const driven = g.table.trucks[truck]!
  const die = g.roll(DIE)
  driven.at += squares
  if (die <= hurt) driven.hull--
  g.tell({ type: 'drove', truck, to: driven.at, die, hurt: die <= hurt })
  g.then(end)
}

// 5. The end. A truck without a hull loses the bridge; with all trucks across it is won, and every hull is mended by
// one. A chapter that is lost begins again as it began.
function end(g: G) {
  const { trucks, began, drivers, horde, chapter } = g.table
  if (trucks.some(({ hull }) => hull === 0))
    return g.over(horde ? [drivers] : [], 'overrun', undefined, { hull: [...began] })
  if (!trucks.every((_, truck) => isAcross(g.table, truck))) return
  const mended = trucks.map(({ hull }) => Math.min(HULL, hull + 1))
  g.over([...Array(drivers).keys()], 'across', undefined, chapter === 1 ? { hull: mended } : undefined)
}

// 6. Gathering. Roll a die: on a one or a two another one climbs onto the bridge.
function gather(g: G) {
  const die = g.roll(DIE)
  if (die <= TO_GATHER) g.table.dead = Math.min(CROWD, g.table.dead + 1)
  g.tell({ type: 'gathered', die, dead: g.table.dead })
  g.then(round)
}

// Small words.
const hordeSeat = ({ drivers }: Table): Seat => drivers
const isAcross = ({ trucks, chapter }: Table, truck: number) => trucks[truck]!.at >= LENGTH[chapter]

function oddsOf({ dead }: Table, gait: string): Odds {
  const { squares, shelter } = GAITS[gait]!
  return { squares, hurt: Math.max(0, dead - shelter), of: DIE }
}

function refuseCarried(carried: Json): string | null {
  const { hull } = carried as Partial<Carried>
  const isHull = (n: unknown) => Number.isInteger(n) && Number(n) >= 1 && Number(n) <= HULL
  const fits = Object.keys(carried as object).length === 1 && hull?.length === 2 && hull.every(isHull)
  return fits ? null : `Two trucks are carried from chapter to chapter, each with a hull of 1 to ${HULL}.`
}

// How far the trucks have come, and how many hulls are left. The horde wants the opposite.
function score(table: Table, seat: Seat): number {
  const driven = table.trucks.reduce((sum, { at }) => sum + Math.min(1, at / LENGTH[table.chapter]), 0)
  const whole = Math.min(...table.trucks.map(({ hull }) => hull)) / HULL
  const drivers = (driven / table.trucks.length) * 0.5 + whole * 0.4
  return seat === table.drivers ? 1 - drivers : drivers
}

export const convoy: Game<Table, View, Event> = {
  id: 'convoy',
  version: 1,
  seats: [1, 2, 3],
  seatsFor: ({ horde }) => (horde ? [2, 3] : [1, 2]),
  options: { chapter: [1, 2], horde: [false, true] },
  setUp,
  refuseCarried,
  sequel(options, { reason }) {
    if (reason !== 'across') return options
    return options['chapter'] === 1 ? { ...options, chapter: 2 } : null
  },
  steps: { round, surge, drive, end, gather },
  view: ({ chapter, drivers, horde, trucks, began, dead, hand, waits }, seat) => ({
    chapter,
    drivers,
    horde,
    trucks: trucks.map((truck) => ({ ...truck })),
    began: [...began],
    dead,
    hand: horde && seat === drivers ? [...hand] : hand.length,
    waits,
  }),
  imagine(g, seat) {
    const { hand, deck, drivers } = g.table
    const known = seat === drivers ? hand.length : 0
    const unseen = g.shuffle([...deck, ...hand.slice(known)], 'imagined')
    g.table.hand = [...hand.slice(0, known), ...unseen.splice(0, hand.length - known)]
    g.table.deck = unseen
  },
  score,
  sideOf: ({ drivers }, seat) => (seat === drivers ? 1 : 0),
  longest: 60,
}

/** A move of a truck in words, with its odds where they are known. */
export function moveInWords([verb, part]: Move, facts?: Json | null): string {
  if (verb !== 'creep' && verb !== 'race') return verb
  const { hurt, of } = (facts ?? {}) as Partial<Odds>
  const odds = hurt === undefined ? '' : `, hurt by ${hurt} of ${of}`
  return `${verb === 'creep' ? 'Creep' : 'Race'} with truck ${truckId.of(part!) + 1}${odds}`
}
