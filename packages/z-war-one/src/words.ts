import type { Json, Move, OptionWords, Pending, Result, Words } from '@shamble/engine'
import { challenge } from './challenge.ts'
import { PERKS } from './data/perks.ts'
import type { Event } from './events.ts'
import { layoutOf } from './missions/index.ts'
import { CHAPTERS, PRINTED } from './missions/list.ts'
import {
  areaName,
  capital,
  cardName,
  directorCardName,
  doorName,
  heroName,
  listed,
  objectName,
  partName,
  seatName,
  several,
  squareName,
  unitName,
} from './names.ts'
import { findUnit } from './questions.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from './sections.ts'
import { priceOf } from './prices.ts'
import {
  area,
  card as cardId,
  door as doorId,
  heroId,
  NONE,
  objectId,
  perk as perkId,
  square,
  task as taskId,
  unit as unitId,
} from './table.ts'
import { tellEvent } from './telling.ts'
import type { View } from './view.ts'

/*
 * All that Z War One says to people.
 */

const FACINGS: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' }

const at = (part: string, view: View): string => squareName(square.of(part), view)
const target = (part: string, view: View): string => unitName(unitId.of(part), view)
const door = (part: string, view: View): string => doorName(doorId.of(part), view)
const held = (part: string, view: View): string => cardName(view.cards[cardId.of(part)]!.kind)

// A card or the object that somebody carries.
function thing(part: string, hero: number, view: View): string {
  return part === 'object' ? objectName(view.heroes[hero]!.object, view) : held(part, view)
}

// Whose move it is now.
const mover = (view: View): number => view.heroes.findIndex(({ move }) => move === 'open')

type Mover = (parts: readonly string[], view: View) => string

// What each move does, as a button says it.
const MOVES: Record<string, Mover> = {
  buy: ([part, of]) => {
    const [perk, hero] = [perkId.of(part!), heroId.of(of!)]
    return `${heroName(hero)} learns ${PERKS[perk]!.name}: ${priceOf(hero, perk)} XP`
  },
  save: ([hero]) => `${heroName(heroId.of(hero!))} saves what is left`,
  start: ([to, hero], view) => `${heroName(heroId.of(hero!))} starts on ${at(to!, view)}`,
  ready: (cards, view) => `Hold ${listed(cards.map((part) => held(part, view)))}`,
  begin: ([hero]) => `${heroName(heroId.of(hero!))} moves`,
  end: () => 'End the move',
  move: ([to], view) => `Step to ${at(to!, view)}`,
  sprint: ([to], view) => `Sprint over ${at(to!, view)}`,
  turbo: ([to], view) => `Turbo over ${at(to!, view)}`,
  dash: () => 'Sprint, with an attack first',
  stop: () => 'Stop here',
  dive: ([to], view) => `Dive to ${at(to!, view)}`,
  crawl: ([to], view) => `Crawl to ${at(to!, view)}`,
  stand: () => 'Stand up',
  step: ([to], view) => `Step to ${at(to!, view)}`,
  fire: ([who], view) => (who === undefined ? 'Attack' : `Fire at ${target(who, view)}`),
  hold: () => 'Let it pass',
  aim: ([who], view) => `Aim at ${target(who!, view)}`,
  melee: ([who], view) => `Strike ${target(who!, view)}`,
  moveFire: ([to], view) => `Step to ${at(to!, view)}, then fire`,
  moveMelee: ([to], view) => `Step to ${at(to!, view)}, then strike`,
  moveThrow: ([to], view) => `Step to ${at(to!, view)}, then throw`,
  fireMove: ([who], view) => `Fire at ${target(who!, view)} while stepping`,
  meleeMove: ([who], view) => `Strike ${target(who!, view)} while stepping`,
  throwMove: ([to], view) => `Throw at ${at(to!, view)} while stepping`,
  throw: ([to], view) => `Throw at ${at(to!, view)}`,
  execute: ([what], view) =>
    what === 'hands'
      ? 'With bare hands'
      : what!.startsWith('unit')
        ? `Execute ${target(what!, view)}`
        : `With ${held(what!, view)}`,
  hitMan: ([who, card], view) => `Hit Man: ${target(who!, view)} with ${held(card!, view)}`,
  shoot: ([card, sure], view) => `${sure ? 'Assassinate' : 'One shot'} with ${held(card!, view)}`,
  burst: ([card, sure], view) =>
    `${sure ? 'Assassinate with a burst of' : 'A burst of'} ${held(card!, view)}`,
  both: ([sure]) => (sure ? 'Assassinate with both' : 'Both at once'),
  strike: ([sure]) => (sure ? 'Assassinate' : 'Strike'),
  alert: ([facing]) => `On alert to the ${FACINGS[facing!]}`,
  first: ([hero]) => `${heroName(heroId.of(hero!))} first`,
  sweep: ([who, to], view) => `Sweep ${target(who!, view)} onto ${at(to!, view)}`,
  open: ([part], view) => `Open ${door(part!, view)}`,
  close: ([part], view) => `Close ${door(part!, view)}`,
  unbar: ([part], view) => `Take the barricade off ${door(part!, view)}`,
  knock: ([part], view) => `Knock on ${door(part!, view)}`,
  barricade: ([part], view) => `Barricade ${door(part!, view)}`,
  search: () => 'Search the room',
  task: ([part], view) => `Task: ${layoutOf(view.mission).tasks[taskId.of(part!)]!.name}`,
  cure: () => 'Use a Med Pack',
  load: ([ammo, weapon], view) => `Load ${held(weapon!, view)} from ${held(ammo!, view)}`,
  discard: ([card], view) => `Discard ${held(card!, view)}`,
  give: ([what, hero], view) =>
    `Give ${heroName(heroId.of(hero!))} ${thing(what!, Math.max(0, mover(view)), view)}`,
  receive: ([what, hero], view) =>
    `Take ${thing(what!, heroId.of(hero!), view)} from ${heroName(heroId.of(hero!))}`,
  keep: ([what], view) =>
    what === undefined ? 'Keep it' : `Keep ${what === 'object' ? 'it' : held(what, view)}`,
  swap: () => 'Take the next card instead',
  drop: (_, view) => `Drop ${objectName(view.heroes[mover(view)]?.object ?? NONE, view)}`,
  stink: () => 'Use the Stink Tank',
  stow: (_, view) => `Load ${objectName(view.heroes[mover(view)]?.object ?? NONE, view)} up`,
  leave: () => 'Leave by the exit',
  redline: () => 'Redline: two more action points',
  deadeye: () => 'Dead Eye: aim for 1 AP in this move',
  berserker: () => 'Berserker: strike harder this turn',
  support: ([hero]) => `Give ${heroName(heroId.of(hero!))} an action point`,
  bless: () => 'Roll again',
  accept: () => 'Leave it',
  tap: () => 'Double Tap',
  kneecap: () => 'Kneecap: a knockdown instead',
  place: ([to], view) => `On ${at(to!, view)}`,
  act: ([who], view) => target(who!, view),
  target: ([hero]) => heroName(heroId.of(hero!)),
  grab: ([hero]) => heroName(heroId.of(hero!)),
  play: ([part, aim], view) =>
    `Play ${directorCardName(part!)}${aim === undefined ? '' : ` on ${partName(aim, view)}`}`,
  pass: () => 'Pass',
  passMove: (_, view) => `Pass until the next ${view.phase === 'heroes' ? 'hero' : 'figure'} moves`,
  passPhase: () => 'Pass for this phase',
  raise: ([who], view) => `${target(who!, view)} stands up`,
  swing: ([part], view) => door(part!, view),
  done: () => 'No more',
  remove: ([who], view) => `Take ${target(who!, view)} off the board`,
  batter: ([part], view) => `Hammer on ${door(part!, view)}`,
  face: ([facing]) => `To the ${FACINGS[facing!]}`,
  break: ([part], view) => areaName(area.of(part!), view),
  go: ([part], view) => (part!.startsWith('door') ? `Through ${door(part!, view)}` : `To ${at(part!, view)}`),
}

/** What an action costs, provokes, and how likely it is, where the rules say so: `Fire at Zombie 3: 1 AP, 62 % to kill`. */
function move([verb, ...parts]: Move, view: View, facts?: Json | null): string {
  const says = capital(MOVES[verb]?.(parts, view) ?? [verb, ...parts].join(' '))
  const known = factsWords((facts ?? {}) as MoveFacts, view)
  return known.length === 0 ? says : `${says}${says.includes(': ') ? ', ' : ': '}${known.join(', ')}`
}

interface MoveFacts {
  ap?: number
  left?: number
  held?: number
  kill?: number
  safe?: number
  provokes?: number[]
}

function factsWords({ ap = 0, left, held, kill, safe, provokes }: MoveFacts, view: View): string[] {
  const said = ap > 0 ? [`${ap} AP`] : []
  if (left !== undefined) said.push(`${several(left, 'square')} left`)
  if (held !== undefined) said.push(`${percent(held)} to hold him`)
  if (kill !== undefined) said.push(`${percent(kill)} to kill`)
  if (provokes)
    said.push(`past ${listed(provokes.map((id) => unitName(id, view)))}, ${percent(safe ?? 1)} safe`)
  return said
}

const percent = (chance: number) => `${Math.round(100 * chance)} %`

function part(id: string, view: View): string {
  if (id.startsWith('sq:')) return squareWords(square.of(id), view)
  if (id.startsWith('unit:')) return capital(unitWords(unitId.of(id), view))
  if (id.startsWith('hero:')) return heroName(heroId.of(id))
  if (id.startsWith('door:')) return capital(doorName(doorId.of(id), view))
  if (id.startsWith('card:')) return held(id, view)
  if (id.startsWith('object:')) return objectName(objectId.of(id), view)
  if (id.startsWith('task:')) return layoutOf(view.mission).tasks[taskId.of(id)]?.name ?? id
  if (id.startsWith('area:')) return layoutOf(view.mission).areas[area.of(id)]?.title ?? id
  if (id.startsWith('director:')) return directorCardName(id)
  if (id.startsWith('perk:')) return PERKS[perkId.of(id)]?.name ?? id
  return capital(FACINGS[id] ?? id)
}

// An infected, and that the Director leads it.
const unitWords = (id: number, view: View): string =>
  `${unitName(id, view)}${findUnit(view, id)?.controlled ? ', under control' : ''}`

// A square and who is on it.
function squareWords(where: number, view: View): string {
  const hero = view.heroes.findIndex((figure) => figure.at === where)
  if (hero >= 0) return `${squareName(where, view)}, ${heroName(hero)}`
  const found = view.infected.find((each) => each.at === where)
  return found ? `${squareName(where, view)}, ${unitName(found.id, view)}` : squareName(where, view)
}

function ask({ step, ask }: Pending, view: View): string {
  const hero = mover(view)
  if (hero === NONE || (step !== 'act' && step !== 'sprintOn')) return ask
  const { ap } = view.heroes[hero]!
  if (step === 'sprintOn') return `${heroName(hero)} sprints. On, or stop?`
  return `${heroName(hero)}, ${ap} AP: what next?`
}

function result({ reason }: Result, view: View): string {
  const { mission } = layoutOf(view.mission)
  const [won, lost] = view.director === NONE ? ['won', 'lost'] : ['won by the heroes', 'won by the Director']
  if (reason === 'won') return `${mission.name}: ${won} in turn ${view.turn}.`
  if (reason === 'died') {
    const dead = view.heroes.flatMap(({ fate }, hero) => (fate === 'dead' ? [heroName(hero)] : []))
    return `${mission.name}: ${lost} in turn ${view.turn}. ${listed(dead)} did not make it.`
  }
  const loss = mission.lose?.find(({ type }) => type === reason)
  return `${mission.name}: ${lost} in turn ${view.turn}. ${loss?.text ?? 'Nobody came for them.'}`
}

const OPTIONS: Record<string, OptionWords> = {
  mode: {
    label: 'The infected',
    about:
      'Who leads them: the rules alone, or somebody who plays the Director. A chapter with a Director is the Director’s Cut; Director games always have one.',
    settings: { campaign: 'Follow the rules', director: 'Have a Director' },
  },
  mission: {
    label: 'Mission',
    about:
      'A chapter of the campaign, or one of the three games against a Director. A chapter by itself allows 20 XP for each chapter before it.',
    settings: Object.fromEntries(
      PRINTED.map(({ id, name }) => {
        const order = id.split('-')[1]!
        return [id, `${CHAPTERS.includes(id) ? '' : 'Director game '}${order}. ${name}`]
      }),
    ),
  },
  equalWays: {
    label: 'Players choose equal ways',
    about:
      'Where infected could take several equally short ways, the players choose instead of a fixed order. A Director always chooses.',
  },
}

export const words: Words<View, Event> = {
  title: 'Z War One',
  about:
    'Four heroes, a town of the infected, and never enough ammunition: six chapters, and three games against a Director.',
  aim: 'Do what the mission asks and bring your heroes out alive: shoot from afar, shut doors, never get caught.',
  seat: seatName,
  ask,
  move,
  part,
  event: tellEvent,
  headings: ['turnAnnounced', 'phaseBegan'],
  rule: (of) => STEP_SECTIONS[of] ?? (EVENT_SECTIONS as Record<string, string>)[of],
  result,
  options: OPTIONS,
  challenge,
}
