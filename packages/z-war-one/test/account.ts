import { type Json, type Move, type Pending } from '@shamble/engine'
import type { Account, Mentions } from '@shamble/engine/testing'
import { CARDS, type HitTable } from '../src/data/cards.ts'
import { HEROES } from '../src/data/heroes.ts'
import { INFECTED } from '../src/data/infected.ts'
import { PERKS } from '../src/data/perks.ts'
import { SEARCH } from '../src/data/search.ts'
import type { Event } from '../src/events.ts'
import { hints } from '../src/hints.ts'
import { layoutOf } from '../src/missions/index.ts'
import { MISSIONS } from '../src/missions/list.ts'
import { NONE, type Hero, type Infected } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { cardTitle } from '../src/director/words.ts'
import { words } from '../src/words.ts'

/*
 * A second account of what sentences and labels must mention. It names squares, doors and figures for itself.
 */

const layouts = MISSIONS.map(layoutOf)

const lower = (names: readonly (string | undefined)[]): string[] =>
  [...new Set(names.flatMap((name) => (name ? [name.toLowerCase()] : [])))]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.()+?*]/g, '\\$&').replace(/\W+$/, ''))

const TITLES = lower([
  ...layouts.flatMap(({ areas }) => areas.flatMap(({ room, title }) => (room === null ? [] : [title]))),
  ...layouts.flatMap(({ mission }) => Object.values(mission.doors ?? {}).map(({ name }) => name)),
  ...layouts.flatMap(({ objects }) => objects.map(({ name }) => name)),
  ...layouts.flatMap(({ tasks }) => tasks.map(({ name }) => name)),
  ...layouts.flatMap(({ mission }) => mission.objectives.map(({ text }) => text)),
  ...layouts.flatMap(({ mission }) => mission.floors.map(({ name }) => name)),
  ...layouts.map(({ mission }) => mission.name),
  ...CARDS.map(({ name }) => name),
  ...PERKS.map(({ name }) => name),
  ...Array.from({ length: 14 }, (_, card) => cardTitle(card)),
])

const PHRASES = [
  'the door between',
  'the door of',
  'the door outside',
  'the open',
  'bare hands',
  'empty hands',
  'under control',
  'under the bed',
  'in the cupboard',
  'two zombies in the dark',
  'rolls again',
  'roll again',
  'attacks',
  'falls to',
  'executes',
  'assassinates',
  'assassinate',
  'one sure shot',
  'grab test, again',
  'bite test, again',
  'infection test, again',
  'grab test',
  'bite test',
  'infection test',
  'senses no hero',
  'cannot reach',
  'is blocked',
  'no closed room',
  'nothing breaks in',
  'is open already',
  'is broken into',
  'crawls',
  'is chosen',
  'runs to',
  'towards the stairs',
  'through',
  'the next hero',
  'the next figure',
  'opens to a hero',
  'what fits',
  'opens by itself',
  'the company',
  'player',
  'the director',
  'falls upon',
  'tries to grab',
  'sees',
  'smells',
  'a roamer',
  'finds nothing',
  'takes the next card',
  'a miss',
  'a knockdown',
  'a kill',
  'safe',
  'taken down',
  'bitten',
  'the next stage',
  'stable',
  'still to leave',
  'to kill',
  'to hold',
  'squares? left',
  'to lie prone',
  'nobody',
  'no more',
  'loot',
]
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const COUNTED =
  'action points?|more kills?|hits?|uses?|rounds?|squares?|turns?|cards?|zombies?|newborns?|brutes?|crawlers?|runners?'

const NAMES = new RegExp(
  [
    ...PHRASES,
    ...TITLES,
    ...lower(HEROES.map(({ name }) => name)),
    ...lower(INFECTED.flatMap(({ name, plural }) => [plural, name])),
    `(?:${NUMBERS.join('|')}) (?:${COUNTED})\\b`,
    'north|east|south|west',
    'xp|ap',
    '[a-z]\\d{1,2}',
  ].join('|'),
)

const text = (said: string): string[] =>
  new RegExp(`\\d|\\b(?:${NAMES.source})\\b`).test(said.toLowerCase()) ? [said] : []

export const hero = (n: number): string => HEROES[n]!.name
export const card = (kind: number): string => (kind < 0 ? 'bare hands' : CARDS[kind]!.name)
export const many = (n: number, one: string): string => `${NUMBERS[n] ?? n} ${n === 1 ? one : `${one}s`}`
const facing = (n: number): string => ['north', 'east', 'south', 'west'][n]!
export const room = (n: number, view: View): Mentions => {
  const { room, title } = layoutOf(view.mission).areas[n]!
  return room === null ? ['the open'] : [title]
}

export function unit(id: number, ...views: readonly View[]): Mentions {
  const found = views.flatMap(({ infected }) => infected).find((each) => each.id === id)
  return [...(found ? [INFECTED[found.kind]!.name] : []), id + 1]
}

// 2.1. Columns are letters from the west, rows numbers from the north, on each floor anew.
export function sq(at: number, { mission }: View): string {
  const layout = layoutOf(mission)
  const floor = layout.floor[at]!
  const name = `${String.fromCharCode(65 + layout.grid.x[at]!)}${1 + layout.grid.y[at]! - layout.height * floor}`
  return layout.floors === 1 ? name : `${name} ${layout.mission.floors[floor]!.name}`
}

export function door(n: number, view: View): Mentions {
  const { doors, areaOf, areas } = layoutOf(view.mission)
  const named = plainDoor(n, view)
  const alike = doors.filter((_, other) => plainDoor(other, view).join() === named.join())
  if (alike.length === 1) return named
  // Of doors that are called alike each has its square: in the room, if it is one of a room.
  const { sides } = doors[n]!
  return [...named, sq(sides.find((at) => areas[areaOf[at]!]!.room !== null) ?? sides[0], view)]
}

function plainDoor(n: number, view: View): Mentions {
  const { doors, areaOf, areas, mission } = layoutOf(view.mission)
  const { number, sides } = doors[n]!
  const own = number === null ? undefined : mission.doors?.[number]
  if (own) return text(own.name)
  if (number !== null) return [number]
  const [a, b] = sides.flatMap((at) => {
    const { room, title } = areas[areaOf[at]!]!
    return room === null ? [] : [title]
  })
  if (a === undefined) return ['the door outside']
  return b === undefined ? ['the door of', a] : ['the door between', a, b]
}

const object = (n: number, { mission }: View): string[] => text(layoutOf(mission).objects[n]?.name ?? '')
export const task = (n: number, { mission }: View): string[] => text(layoutOf(mission).tasks[n]?.name ?? '')
export const goal = (n: number, { mission }: View): string[] =>
  text(layoutOf(mission).mission.objectives[n]!.text)
const turns = (n: number, { mission }: View): number => layoutOf(mission).mission.objectives[n]!.turns ?? 0

// What a number of infected of each class is called.
function figures(kinds: readonly number[]): Mentions {
  if (kinds.length === 0) return ['nobody']
  return INFECTED.flatMap(({ name, plural }, kind) => {
    const n = kinds.filter((each) => each === kind).length
    return n === 0 ? [] : text(`${NUMBERS[n] ?? n} ${n === 1 ? name : plural}`)
  })
}

const sum = (die: number, bonus: number): Mentions => [die, ...(bonus === 0 ? [] : [Math.abs(bonus)])]
const DEEDS = {
  miss: 'a miss',
  knockdown: 'a knockdown',
  kill: 'a kill',
  safe: 'safe',
  takenDown: 'taken down',
  bitten: 'bitten',
  nextStage: 'the next stage',
  stable: 'stable',
} as const

const KILLED = {
  killed: 'falls to',
  executed: 'executes',
  assassinated: 'assassinates',
  shot: 'one sure shot',
} as const

// ——— Events ———

const events: Account<View, Event>['events'] = {
  perkBought: (event) => [hero(event.hero), PERKS[event.perk]!.name, event.price, 'xp'],
  stationed: ({ hero: one, at }, view) => [hero(one), sq(at, view)],
  turnAnnounced: ({ turn }) => [turn],
  phaseBegan: ({ phase }) => (PHASES.includes(phase) ? [] : null),
  stoodUp: (event, view, before) => [...unit(event.unit, view, before), facing(event.facing)],
  brokenIn({ die, area, closed }, view) {
    if (area === NONE) return die === NONE ? ['no closed room'] : [die, 'nothing breaks in']
    const there = room(area, view)
    if (die === NONE) return [...there, 'is broken into', ...(view.director === NONE ? [] : ['the director'])]
    return [die, ...there, closed ? 'is broken into' : 'is open already']
  },
  ended: () => [],
  moveBegan: (event) => [hero(event.hero), many(event.ap, 'action point')],
  moveEnded: (event) => [hero(event.hero)],
  stepped: (event, view) => [hero(event.hero), ...(event.prone ? ['crawls'] : []), sq(event.to, view)],
  fell: (event) => [hero(event.hero)],
  rose: (event) => [hero(event.hero)],
  readied: (event) => [
    hero(event.hero),
    ...(event.kinds.length > 0 ? event.kinds.map(card) : ['empty hands']),
  ],
  perkUsed: (event) => [hero(event.hero), PERKS[event.perk]!.name],
  supported: (event) => [hero(event.hero), hero(event.other)],
  left: (event) => [hero(event.hero)],
  attacked: ({ hero: one, unit: id, dice, bonus, cards, does, again }, view, before) => [
    hero(one),
    ...(again ? ['rolls again'] : ['attacks', ...unit(id, view, before)]),
    card(cards[0]!),
    ...dice.flatMap((die, n) => [...sum(die, bonus), DEEDS[does[n]!]]),
  ],
  thrown: (event, view) => [hero(event.hero), card(event.kind), sq(event.at, view)],
  killed: ({ hero: one, unit: id, how }, view, before) => {
    const dead = unit(id, view, before)
    if (how === 'killed') return [...dead, KILLED[how], hero(one)]
    return how === 'shot' ? [hero(one), ...dead, KILLED[how]] : [hero(one), KILLED[how], ...dead]
  },
  wounded: (event, view, before) => [...unit(event.unit, view, before), many(event.left, 'more kill')],
  knockedDown: (event, view, before) => unit(event.unit, view, before),
  alerted: (event) => [hero(event.hero), facing(event.facing)],
  swept: (event, view, before) => [hero(event.hero), ...unit(event.unit, view, before), sq(event.at, view)],
  doorOpened: ({ door: n, hero: one, unit: id }, view, before) => [
    ...(one !== NONE ? [hero(one)] : id !== NONE ? unit(id, view, before) : []),
    ...door(n, view),
  ],
  doorClosed: (event, view) => [hero(event.hero), ...door(event.door, view)],
  doorDestroyed: (event, view) => door(event.door, view),
  knocked: (event, view) => [hero(event.hero), ...door(event.door, view)],
  areaActivated: ({ area }, view) => room(area, view),
  roomRolled: ({ area, roll, kinds }, view) => [roll, ...room(area, view), ...figures(kinds)],
  placed: (event, view, before) => [...unit(event.unit, view, before), sq(event.at, view)],
  droppedOff: (event, view, before) => unit(event.unit, view, before),
  barricaded: (event, view) => [hero(event.hero), ...door(event.door, view)],
  barricadeHit: ({ door: n, unit: id, damage }, view, before) => [
    ...unit(id, view, before),
    ...door(n, view),
    many(damage, 'hit'),
  ],
  barricadeGone: (event, view) => door(event.door, view),
  searched({ hero: one, area, card: n }, view) {
    if (n === NONE) return [hero(one), 'finds nothing']
    const from = area === NONE ? ['takes the next card'] : room(area, view)
    return [hero(one), ...from, found(n)]
  },
  taskDone: (event, view) => [hero(event.hero), ...task(event.task, view)],
  itemTaken: (event) => [hero(event.hero), card(event.kind)],
  objectTaken: (event, view) => [hero(event.hero), ...object(event.object, view)],
  objectDropped: (event, view) => [hero(event.hero), ...object(event.object, view)],
  carriedOut: (event, view) => object(event.object, view),
  given: ({ from, to, kind, object: thing }, view) => [
    hero(from),
    hero(to),
    ...(thing === NONE ? [card(kind)] : object(thing, view)),
  ],
  kept: (event) => [hero(event.hero)],
  loaded: (event) => [hero(event.hero), card(event.kind), many(event.rounds, 'round')],
  cardSpent: ({ kind }) => [card(kind)],
  cured: (event) => [hero(event.hero)],
  hid: (event) => [hero(event.hero), many(event.left, 'use')],
  zoneEntered: (event, view, before) => [hero(event.hero), ...unit(event.unit, view, before)],
  grabbed: ({ unit: id, hero: one, prone }, view, before) => [
    ...unit(id, view, before),
    prone ? 'falls upon' : 'tries to grab',
    hero(one),
  ],
  tested: ({ kind, hero: one, die, bonus, does, again }) => [
    hero(one),
    `${kind} test${again ? ', again' : ''}`,
    ...sum(die, bonus),
    DEEDS[does],
  ],
  takenDown: (event, view, before) => [...unit(event.unit, view, before), hero(event.hero)],
  infected: (event) => [hero(event.hero), event.stage],
  died: (event) => [hero(event.hero)],
  directorDealt: ({ cards }) => ['the director', many(cards, 'card')],
  directorPlayed: ({ card: n, aim }, view, before) => [
    'the director',
    cardTitle(n),
    ...(aim === null ? [] : named(aim, view, before)),
  ],
  silenced: (event) => [hero(event.hero), 'loot', 'the director', 'no card'],
  withdrawn: (event) => ['the director', INFECTED[event.kind]!.name, event.unit + 1],
  pointNamed: ({ die, point }, view) => [die, ...text(pointName(point, view))],
  risen: (event, view) => [hero(event.hero), sq(event.at, view), 'newborn'],
  faced: (event, view, before) => [...unit(event.unit, view, before), facing(event.facing)],
  targeted: ({ unit: id, hero: one, sense, distance }, view, before) => [
    ...unit(id, view, before),
    sense ?? 'senses no hero',
    hero(one),
    many(distance, 'square'),
  ],
  tieRolled({ heroes, dice }) {
    const least = Math.min(...dice)
    const lowest = heroes.filter((_, n) => dice[n] === least)
    const ends = lowest.length === 1 ? [hero(lowest[0]!), 'is chosen'] : ['roll again']
    return [...heroes.flatMap((one, n) => [hero(one), dice[n]!]), ...ends]
  },
  unitMoved: ({ unit: id, path, target, steered }, view, before) => [
    ...unit(id, view, before),
    ...(path.length > 1 ? ['runs to'] : []),
    sq(path.at(-1)!, view),
    ...(target === NONE && !steered ? ['towards the stairs'] : []),
  ],
  unitStayed: ({ unit: id, why }, view, before) => [
    ...unit(id, view, before),
    { noHero: 'senses no hero', noWay: 'cannot reach', blocked: 'is blocked' }[why],
  ],
  spawnRolled: ({ point, dice: [first, second], kinds }, view) =>
    point === NONE
      ? [first!, 'a roamer']
      : [first!, ...text(pointName(point, view)), second!, ...figures(kinds)],
  entered: (event, view, before) => [...unit(event.unit, view, before), sq(event.at, view)],
  turnedBack: (event, view, before) => unit(event.unit, view, before),
  noRoamer: () => ['no square'],
  objectiveMet: ({ objective }, view) => goal(objective, view),
  timerStarted: ({ objective }, view) => [many(turns(objective, view), 'turn'), ...goal(objective, view)],
  timerMarked: ({ objective, boxes }, view) => [boxes, turns(objective, view)],
}

const PHASES: readonly string[] = ['heroes', 'infected', 'spawn']

const pointName = (point: number, { mission }: View): string =>
  layoutOf(mission).spawnPoints[point]!.token.slice(1)

function found(n: number): string {
  const { gives, id } = SEARCH[n]!
  if (gives !== NONE) return card(gives)
  return id === 'two-in-the-dark' ? 'two zombies in the dark' : `zombie ${id.replaceAll('-', ' ')}`
}

// ——— Labels ———

// A part of a move: a figure, a square, a door, a card.
function named(part: string, view: View, before = view): Mentions {
  const [kind, id] = part.split(':')
  const n = Number(id)
  switch (kind) {
    case 'hero':
      return [hero(n)]
    case 'unit':
      return unit(n, view, before)
    case 'sq':
      return [sq(n, view)]
    case 'door':
      return door(n, view)
    case 'area':
      return room(n, view)
    case 'card':
      return [card(view.cards[n]!.kind)]
    case 'task':
      return task(n, view)
    case 'perk':
      return [PERKS[n]!.name]
    case 'director':
      return [cardTitle(n)]
    default:
      return ['N', 'E', 'S', 'W'].includes(part) ? [facing('NESW'.indexOf(part))] : text(part)
  }
}

const carried = (one: number, view: View): string[] => object(view.heroes[one]!.object, view)
export const mover = ({ heroes }: View): number => heroes.findIndex(({ move }) => move === 'open')
const thing = (part: string, one: number, view: View): Mentions =>
  part === 'object' ? carried(one, view) : named(part, view)

interface Facts {
  ap?: number
  knockdown?: number
  left?: number
  held?: number
  kill?: number
  safe?: number
  provokes?: number[]
}

// Only what is certain is 0 or 100 %.
const percent = (chance: number): number =>
  chance === 0 || chance === 1 ? 100 * chance : Math.min(Math.max(Math.round(100 * chance), 1), 99)

// 4.3. What actions cost.
const COSTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'move dive open close unbar knock fire melee throw moveFire moveMelee moveThrow fireMove meleeMove throwMove support'
      .split(' ')
      .map((verb) => [verb, 1]),
  ),
  ...Object.fromEntries('sprint dash crawl execute alert sweep'.split(' ').map((verb) => [verb, 2])),
  turbo: 4,
  hitMan: 4,
}

export const hasPerk = ({ perks }: Hero, id: string): boolean => perks.some((perk) => PERKS[perk]!.id === id)

function costOf(verb: string, one: Hero): number {
  if (verb === 'aim') return one.deadeye ? 1 : 2
  if (verb === 'stand') return hasPerk(one, 'kip-up') ? 1 : 2
  if (verb === 'search') return Math.min(one.allowance, hasPerk(one, 'bandit') ? 3 : 4)
  return ['task', 'barricade'].includes(verb) ? Math.min(4, one.allowance) : (COSTS[verb] ?? 0)
}

type Odds = { kill: number; knockdown: number }

// 6.1. The odds of an attack with one die.
function oddsOf([verb, part]: Move, view: View): Odds {
  const n = mover(view)
  const one = view.heroes[n]!
  const id = Number(part!.split(':')[1])
  const target = view.infected.find((each) => each.id === id)!
  const isBlow = verb.startsWith('melee')
  const armed = one.active.find((n) => {
    const { class: sort } = CARDS[view.cards[n]!.kind]!
    return isBlow ? sort === 'melee' : sort !== 'melee' && view.cards[n]!.rounds > 0
  })
  const isKept = verb === 'fire' && one.aimUnit === id && one.aimCard === armed
  const skill = hasPerk(one, armed === undefined ? 'black-belt' : 'shogun')
  const bonus = isBlow ? Number(one.berserker) + Number(skill) : isKept || verb === 'aim' ? 2 : 0
  const hits = armed === undefined ? HEROES[n]!.unarmed : CARDS[view.cards[armed]!.kind]!.hits!
  return against(target, [hits], bonus)
}

// 6.1. Every way in which the dice can fall: as many kills as the target has left remove it, else a knockdown floors it.
function against(target: Infected, hits: readonly HitTable[], bonus: number): Odds {
  const left = INFECTED[target.kind]!.killPoints - target.hurt
  const odds = { kill: 0, knockdown: 0 }
  const roll = (n: number, kills: number, floored: boolean): void => {
    if (n === hits.length) {
      if (kills >= left) odds.kill += 1 / 8 ** n
      else if (floored && !target.prone && target.at !== NONE) odds.knockdown += 1 / 8 ** n
      return
    }
    for (let shows = 1 + bonus; shows <= 8 + bonus; shows++) {
      const isKill = shows >= hits[n]!.kill
      roll(n + 1, kills + Number(isKill), floored || (!isKill && shows >= hits[n]!.knockdown))
    }
  }
  roll(0, 0, false)
  return odds
}

const rounded = (chance: number): number => Math.round(1000 * chance) / 1000

// 14.2 to 14.5. The target of a way to fire is named before: its odds are those against one of the infected, aimed or not.
function isPossible([how, part]: Move, { kill, knockdown }: Facts, view: View): boolean {
  const tableOf = (n: number): HitTable => CARDS[view.cards[n]!.kind]!.hits!
  const named = Number(part?.split(':')[1])
  const ways =
    how === 'both'
      ? view.heroes.filter(({ active }) => active.length === 2).map(({ active }) => active.map(tableOf))
      : [Array(how === 'burst' ? CARDS[view.cards[named]!.kind]!.burst! : 1).fill(tableOf(named))]
  const all = ways.flatMap((hits) =>
    view.infected.flatMap((target) => [0, 2].map((bonus) => against(target, hits, bonus))),
  )
  return all.some((odds) => rounded(odds.kill) === kill && rounded(odds.knockdown) === knockdown)
}

const ATTACKS: readonly string[] = ['fire', 'fireMove', 'aim', 'melee', 'meleeMove']

// 10.7. The odds that one of the classes holds a hero.
function heldBy(part: string, view: View): number[] {
  const one = view.heroes[Number(part.split(':')[1])]!
  const less = Number(hasPerk(one, 'dodgy'))
  return one.prone ? [1] : INFECTED.map(({ takenDownTo }) => Math.max(0, takenDownTo - less) / 8)
}

// The facts as they should be, where they are known from the view: prices, the odds of one die, of one step the grab tests.
function checked(move: Move, view: View, { step, moves, facts: all }: Pending, json: Json | null): Facts {
  const facts = (json ?? {}) as Facts
  const [verb] = move
  if (['shoot', 'burst', 'both'].includes(verb) && !move.includes('sure') && !isPossible(move, facts, view))
    return { ...facts, kill: NONE }
  const grabbed = move.find((part) => part.startsWith('hero:'))
  if (facts.held !== undefined && grabbed && !heldBy(grabbed, view).includes(facts.held))
    return { ...facts, held: NONE }
  // 18.6. Opening a door costs a unit one square of what it has left.
  if (step === 'steer' && verb === 'open') {
    const { left } = all![moves.findIndex(([other]) => other === 'stop')] as { left: number }
    return { ...facts, left: left - 1 }
  }
  if (step !== 'act') return facts
  const one = view.heroes[mover(view)]!
  const { provokes } = facts
  const isStep = provokes !== undefined && verb !== 'dive'
  const passes = (id: number) => {
    const { knockdownTo } = INFECTED[view.infected.find((each) => each.id === id)!.kind]!
    return Math.min(8, 8 - knockdownTo + Number(hasPerk(one, 'dodgy'))) / 8
  }
  return {
    ...facts,
    ap: costOf(verb, one),
    ...(ATTACKS.includes(verb) && oddsOf(move, view)),
    ...(isStep && { safe: provokes.reduce((chance, id) => chance * passes(id), 1) }),
  }
}

// What an action costs and provokes, and how likely it is.
function factsOf({ ap = 0, left, held, kill, safe = 1, provokes }: Facts, view: View): Mentions {
  return [
    ...(ap > 0 ? [ap, 'ap'] : []),
    ...(left === undefined ? [] : [`${many(left, 'square')} left`]),
    ...(held === undefined ? [] : [percent(held), 'to hold']),
    ...(kill === undefined ? [] : [percent(kill), 'to kill']),
    ...(provokes === undefined
      ? []
      : [
          ...(provokes.length > 0 ? provokes.flatMap((id) => unit(id, view)) : ['nobody']),
          percent(safe),
          'safe',
        ]),
  ]
}

type Says = (parts: readonly string[], view: View) => Mentions

const inOrder: Says = (parts, view) => parts.flatMap((part) => named(part, view))
export const price = (one: number, perk: number): number => {
  const { class: its, price } = PERKS[perk]!
  return price[['red', 'amber', 'green'].indexOf(HEROES[one]!.ratings[its])]!
}

// Labels that say more than the names of their parts.
const MORE: Readonly<Record<string, Says>> = {
  buy: ([perk, one], view) => [
    ...named(one!, view),
    ...named(perk!, view),
    price(Number(one!.split(':')[1]), Number(perk!.split(':')[1])),
    'xp',
  ],
  save: () => ['xp'],
  start: ([at, one], view) => [...named(one!, view), ...named(at!, view)],
  fire: ([id], view) => (id === undefined ? [] : named(id, view)),
  execute: ([what], view) => (what === 'hands' ? ['bare hands'] : named(what!, view)),
  shoot: ([one, sure], view) => [...(sure ? ['assassinate'] : []), ...named(one!, view)],
  burst: ([one, sure], view) => [...(sure ? ['assassinate'] : []), ...named(one!, view)],
  both: ([sure]) => (sure ? ['assassinate'] : []),
  strike: ([sure]) => (sure ? ['assassinate'] : []),
  load: ([ammo, gun], view) => [...named(gun!, view), ...named(ammo!, view)],
  give: ([what, one], view) => [...named(one!, view), ...thing(what!, Math.max(0, mover(view)), view)],
  receive: ([what, one], view) => [...thing(what!, Number(one!.split(':')[1]), view), ...named(one!, view)],
  keep: ([what], view) => (what === undefined || what === 'object' ? [] : named(what, view)),
  drop: (_, view) => carried(mover(view), view),
  stow: (_, view) => carried(mover(view), view),
  deadeye: () => ['dead eye', 1, 'ap'],
  redline: () => ['redline'],
  berserker: () => ['berserker'],
  tap: () => ['double tap'],
  kneecap: () => ['kneecap', 'a knockdown'],
  accept: () => [],
  stink: () => text('Stink Tank'),
  cure: () => text('Med Pack'),
  turbo: (parts, view) => ['turbo', ...inOrder(parts, view)],
  hitMan: (parts, view) => ['hit man', ...inOrder(parts, view)],
  bless: () => ['roll again'],
  done: () => ['no more'],
  passMove: (_, { phase }) => [phase === 'heroes' ? 'the next hero' : 'the next figure'],
  go: ([part], view) => [...(part!.startsWith('door') ? ['through'] : []), ...named(part!, view)],
}

const VERBS = [
  'buy save start putAway ready begin end move sprint turbo dash stop goOn dive crawl stand step fire hold holdMove',
  'holdPhase aim melee moveFire moveMelee moveThrow fireMove meleeMove throwMove throw execute hitMan shoot burst both',
  'strike alert first sweep open close unbar knock barricade search task cure load discard give receive keep swap drop',
  'stink stow leave redline deadeye berserker support bless accept tap kneecap place go play pass passMove passPhase act',
  'target grab break raise swing done remove batter face',
].flatMap((line) => line.split(' '))

const moves: Account<View, Event>['moves'] = Object.fromEntries(
  VERBS.map((verb) => [
    verb,
    (move: Move, view: View, choice: Pending, facts: Json | null) => [
      ...(MORE[verb] ?? inOrder)(move.slice(1), view),
      ...factsOf(checked(move, view, choice, facts), view),
    ],
  ]),
)

const parts: Account<View, Event>['parts'] = {
  hero: named,
  door: named,
  area: named,
  card: named,
  task: named,
  perk: named,
  director: named,
  unit: (id, view) => {
    const found = view.infected.find((each) => `unit:${each.id}` === id)
    return [...named(id, view), ...(found?.controlled ? ['under control'] : [])]
  },
  sq(id, view) {
    const at = Number(id.split(':')[1])
    const one = view.heroes.findIndex((each) => each.at === at)
    if (one >= 0) return [sq(at, view), hero(one)]
    const other = view.infected.find((each) => each.at === at)
    return [sq(at, view), ...(other ? unit(other.id, view) : [])]
  },
  hands: () => [],
  N: named,
  E: named,
  S: named,
  W: named,
}

// 1.1. The hero whom a move of the set-up is about.
const stationed = ({ moves: [move] }: Pending, { cards }: View): Mentions => {
  const [kind, id] = move!.at(-1)!.split(':')
  if (id === undefined) return []
  return [hero(kind === 'card' ? cards[Number(id)]!.hero : Number(id))]
}

const asks: Account<View, Event>['asks'] = {
  buyPerks: stationed,
  station: stationed,
  firstWeapon: stationed,
  alertFire: ({ facts }, view) => {
    const { unit: id, hero: one } = facts![0] as { unit: number; hero: number }
    return [...unit(id, view), hero(one)]
  },
  chooseLook: ({ facts }, view) => unit((facts![0] as { unit: number }).unit, view),
  act({ moves }, view) {
    const one = mover(view)
    if (one < 0) return null
    const bound = moves.length > 0 && moves.every(([verb]) => verb !== 'end')
    return [hero(one), view.heroes[one]!.ap, 'ap', ...(bound ? ['still to leave'] : [])]
  },
}

/** What texts must mention. */
export const account: Account<View, Event> = {
  words,
  rare: [
    { type: 'wounded', hero: 0, unit: 0, left: 1 },
    { type: 'wounded', hero: 0, unit: 0, left: 2 },
    { type: 'barricaded', hero: 1, door: 0 },
    { type: 'barricadeHit', door: 0, unit: 0, facing: 0, damage: 1 },
    { type: 'barricadeHit', door: 1, unit: 0, facing: 0, damage: 3 },
    { type: 'barricadeGone', door: 0, hero: 1 },
    { type: 'taskDone', hero: 2, task: 0, objective: 0 },
    { type: 'objectTaken', hero: 2, object: 0, at: 0 },
    { type: 'objectDropped', hero: 2, object: 0, at: 0 },
    { type: 'carriedOut', hero: 2, object: 0 },
    { type: 'loaded', hero: 3, kind: 0, rounds: 1 },
    { type: 'loaded', hero: 3, kind: 0, rounds: 6 },
    { type: 'silenced', hero: 0 },
    { type: 'itemTaken', hero: 0, kind: 1, at: 0 },
    { type: 'objectiveMet', objective: 0 },
    { type: 'timerStarted', objective: 0 },
    { type: 'timerMarked', objective: 0, boxes: 1 },
  ],
  hints,
  names: NAMES,
  whole: [
    'spawnRolled',
    'tieRolled',
    'attacked',
    'directorPlayed',
    'timerStarted',
    'timerMarked',
    'given',
    'objectiveMet',
  ],
  events,
  moves,
  parts,
  asks,
  // A click on a verb is none on a task.
  kindOf: (id) => (id === 'task' ? 'verb' : id.split(':')[0]!),
  seat(seat, setUp) {
    if (!setUp) return ['player', seat + 1]
    const { seats, options } = setUp
    const { mode, mission } = options
    const directed = mode === 'director' || String(mission).startsWith('director-')
    const players = directed ? seats - 1 : seats
    if (seat === players) return ['the director']
    return players === 1
      ? ['the company']
      : HEROES.flatMap((_, one) => (one % players === seat ? [hero(one)] : []))
  },
  figures({ turn, met, mission, heroes, director }, seat) {
    const { lose = [] } = layoutOf(mission).mission
    const lost = heroes.filter(({ fate }) => ['dead', 'risen'].includes(fate)).length
    const ways = lose.flatMap(({ type, count, turn: last }) =>
      type === 'deaths' ? [count!, lost] : type === 'turnEnded' ? [last!] : [],
    )
    return [
      ...(turn === 0 ? [] : [turn]),
      met.filter((is) => is).length,
      met.length,
      ...(seat !== null && seat === director ? ways : []),
    ]
  },
  hinted(move, view, choice, json) {
    const { kill, knockdown, provokes = [], safe } = checked(move, view, choice, json)
    const shot =
      kill === undefined ? [] : [percent(kill), ...(knockdown ? [percent(knockdown), 'to lie prone'] : [])]
    const way =
      provokes.length > 0 && safe !== undefined
        ? [...provokes.flatMap((id) => unit(id, view)), 'through', percent(safe)]
        : []
    const all = [...shot, ...way]
    return all.length > 0 ? all : null
  },
  result({ reason }, view) {
    const { mission } = layoutOf(view.mission)
    const dead = view.heroes.flatMap(({ fate }, one) => (fate === 'dead' ? [hero(one)] : []))
    const loss = mission.lose?.find(({ type }) => type === reason)
    const why = reason === 'won' ? [] : reason === 'died' ? dead : text(loss?.text ?? 'Nobody came for them.')
    const winner = view.director !== NONE && reason !== 'won' ? ['the director'] : []
    return [mission.name, ...winner, view.turn, ...why]
  },
}
