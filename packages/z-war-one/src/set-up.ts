import type { Choice, Json, Options } from '@shamble/engine'
import { cardNamed } from './data/cards.ts'
import { ofDirector } from './director/steps.ts'
import { isDirected, playersAmong } from './box.ts'
import { HEROES } from './data/heroes.ts'
import { PERKS, POWER_USES, priceOf } from './data/perks.ts'
import { SEARCH } from './data/search.ts'
import { newUnit } from './infected/figures.ts'
import { addCard, weaponsOf } from './heroes/gear.ts'
import { areaNamed, type Layout } from './map/layout.ts'
import { layoutOf } from './missions/index.ts'
import { leadsOf } from './campaign/sharing.ts'
import type { Carried } from './campaign/campaign.ts'
import {
  ACTIVE,
  card as cardId,
  CLOSED,
  heroId,
  INACTIVE,
  LOCKED,
  NONE,
  perk as perkId,
  square,
  UNSEARCHED,
  type G,
  type Hero,
  type Table,
} from './table.ts'
import { announce } from './turn.ts'

/*
 * 1.3. Setting up a mission.
 */

const XP_PER_CHAPTER = 20
const POWER_PERKS = 4

// 1.3. The map is laid out, heroes get their equipment, the decks are shuffled, and the heroes take their places.
export function setUp(g: G, seats: number, options: Options, carried: Json | null): void {
  const company = carried as Carried | null
  const text = company?.mission === undefined ? String(options.mission) : JSON.stringify(company.mission)
  const layout = layoutOf(text)
  g.table = emptyTable(layout, text, playersAmong(seats, options), options.equalWays === true)
  const t = g.table
  takePlaces(t, layout)
  HEROES.forEach(({ start }, hero) => {
    for (const id of start) addCard(t, hero, cardNamed(id), NONE, false)
  })
  welcome(t, layout, company)
  t.deck = g.shuffle(
    SEARCH.flatMap(({ copies }, kind) => Array<number>(copies).fill(kind)),
    'search',
  )
  if (isDirected(options)) seatDirector(g, layout)
  HEROES.forEach((_, hero) => g.then(buyPerks, hero))
  HEROES.forEach((_, hero) => g.then(station, hero))
  HEROES.forEach((_, hero) => g.then(firstWeapon, hero))
  g.then(announce)
}

// 1.3, 18.3, 19. The Director has the last seat, and is dealt as many cards as the mission says.
function seatDirector(g: G, { mission }: Layout): void {
  g.table.director = g.table.seats
  g.table.passes = []
  g.then(ofDirector(g, 'dealDirector'), mission.directorCards)
}

/** The table of a mission before heroes are placed. */
export function emptyTable(
  { doors, areas, mission, objects, items }: Layout,
  text: string,
  seats: number,
  equalWays: boolean,
): Table {
  return {
    mission: text,
    seats,
    director: NONE,
    equalWays,
    barricades: mission.barricades === true,
    owner: [...leadsOf(seats)],
    turn: 0,
    phase: 'setUp',
    heroes: HEROES.map(newHero),
    cards: [],
    infected: [],
    nextId: 0,
    doors: doors.map(({ number }) => (number === null ? CLOSED : LOCKED)).join(''),
    damage: doors.map(() => 0),
    jammed: NONE,
    areas: areas.map(({ room }) => (room === null ? ACTIVE : INACTIVE)).join(''),
    searched: areas.map(() => UNSEARCHED).join(''),
    items: items.map(({ at }) => at),
    objects: objects.map(({ at }) => at),
    out: [],
    tasks: [],
    met: mission.objectives.map(() => false),
    boxes: mission.objectives.map(() => NONE),
    flags: [],
    deck: [],
    discards: [],
    hand: [],
    directorDeck: [],
    played: [],
    cardPlayed: false,
    silenced: false,
    wind: false,
    fever: false,
    powerCut: false,
    roll: null,
    acting: NONE,
    won: [],
    kills: HEROES.map(() => 0),
  }
}

const newHero = (): Hero => ({
  at: NONE,
  fate: 'playing',
  prone: false,
  move: 'done',
  allowance: 0,
  ap: 0,
  active: [],
  changes: 0,
  gave: false,
  kept: false,
  object: NONE,
  stage: 0,
  held: [],
  alert: NONE,
  holds: null,
  hidden: false,
  stank: false,
  aimCard: NONE,
  aimUnit: NONE,
  perks: [],
  xp: 0,
  power: Array<number>(POWER_PERKS).fill(POWER_USES),
  redline: false,
  deadeye: false,
  berserker: false,
  supported: false,
})

// 1.3. Infected stand where the map shows them, in reading order; rooms the mission names are active.
function takePlaces(t: Table, layout: Layout): void {
  for (const { at, kind, facing } of layout.units) t.infected.push(newUnit(t, kind, at, facing))
  const active = (layout.mission.activeRooms ?? []).map((room) => areaNamed(layout, room))
  t.areas = [...t.areas].map((letter, area) => (active.includes(area) ? ACTIVE : letter)).join('')
}

// 1.1, 16.1, 17. What the company carries, and the seats of the heroes; a chapter played by itself allows 20 XP for every chapter before it.
function welcome(t: Table, { mission }: Layout, company: Carried | null): void {
  t.heroes.forEach((hero, n) => {
    const own = company?.heroes?.[n]
    if (own) hero.perks = own.perks.map((id) => PERKS.findIndex((perk) => perk.id === id))
    hero.xp = own ? own.xp : allowanceOf(mission)
  })
  t.owner = [...leadsOf(t.seats, company?.leads)]
  t.won = [...(company?.won ?? [])]
}

/** The experience each hero may spend before a mission that is played by itself (18.2, R-76). */
export const allowanceOf = ({ xpAllowance, mode, order }: Layout['mission']): number =>
  xpAllowance ?? (mode === 'campaign' ? (order - 1) * XP_PER_CHAPTER : 0)

// 16.1, 17. Experience may be spent on perks, or saved.
export const buyPerks: Choice<G, [hero: number]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'Which perk is learnt?',
  obvious: true,
  options(g, can, hero) {
    const { xp, perks } = g.table.heroes[hero]!
    PERKS.forEach((_, perk) => {
      if (priceOf(hero, perk) <= xp && !perks.includes(perk)) can('buy', perkId(perk), heroId(hero))
    })
    can('save', heroId(hero))
  },
  take: {
    buy(g, [hero], part) {
      const figure = g.table.heroes[hero]!
      const perk = perkId.of(part)
      figure.xp -= priceOf(hero, perk)
      figure.perks.push(perk)
      g.tell({ type: 'perkBought', hero, perk, price: priceOf(hero, perk) })
      g.again()
    },
    save() {},
  },
}

// 1.3. One hero on each starting square; the players choose who goes where.
export const station: Choice<G, [hero: number]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'Where does the hero start?',
  obvious: true,
  options(g, can, hero) {
    const { heroes, mission } = g.table
    for (const at of layoutOf(mission).starts)
      if (!heroes.some((other) => other.at === at)) can('start', square(at), heroId(hero))
  },
  take: {
    start(g, [hero], part) {
      g.table.heroes[hero]!.at = square.of(part)
      g.tell({ type: 'stationed', hero, at: square.of(part) })
    },
  },
}

// 1.3. Players choose which card starts active.
export const firstWeapon: Choice<G, [hero: number]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'Which weapon is held first?',
  obvious: true,
  options(g, can, hero) {
    for (const cards of weaponsOf(g.table, hero)) can('ready', ...cards.map((card) => cardId(card)))
  },
  take: {
    ready(g, [hero], ...parts: string[]) {
      const figure = g.table.heroes[hero]!
      figure.active = parts.map((part) => cardId.of(part))
      g.tell({ type: 'readied', hero, kinds: figure.active.map((card) => g.table.cards[card]!.kind) })
    },
  },
}
