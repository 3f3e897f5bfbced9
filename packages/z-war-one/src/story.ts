import type { Json, Move, Pending, Result } from '@shamble/engine'
import { directorCardName } from './director/names.ts'
import { layoutOf } from './missions/index.ts'
import {
  areaName,
  capital,
  doorName,
  heroName,
  listed,
  objectName,
  partName,
  several,
  unitName,
} from './names.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from './sections.ts'
import { at, FACINGS, held, mover, SET_UP_MOVES, type Mover } from './set-up-words.ts'
import { area, door as doorId, heroId, NONE, task as taskId, unit as unitId } from './table.ts'
import type { View } from './view.ts'

/*
 * What is said from the first turn on: what each move does, what has happened (`telling.ts`), and where the rule of it stands (`sections.ts`).
 */

export { directorCardName }
export { tellEvent } from './telling.ts'

/** The section of the reference behind a step or an event. */
export const sectionOf = (of: string): string | undefined =>
  STEP_SECTIONS[of] ?? (EVENT_SECTIONS as Record<string, string>)[of]

const target = (part: string, view: View): string => unitName(unitId.of(part), view)
const door = (part: string, view: View): string => doorName(doorId.of(part), view)

// A card or the object that somebody carries.
function thing(part: string, hero: number, view: View): string {
  return part === 'object' ? objectName(view.heroes[hero]!.object, view) : held(part, view)
}

// What each move does, as a button says it.
const MOVES: Record<string, Mover> = {
  ...SET_UP_MOVES,
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
export function moveWords([verb, ...parts]: Move, view: View, facts?: Json | null): string {
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

/** What is asked, with what the hero whose move it is has left. */
export function ask({ step, ask }: Pending, view: View): string {
  const hero = mover(view)
  if (hero === NONE || (step !== 'act' && step !== 'sprintOn')) return ask
  const { ap } = view.heroes[hero]!
  if (step === 'sprintOn') return `${heroName(hero)} sprints. On, or stop?`
  return `${heroName(hero)}, ${ap} AP: what next?`
}

/** How it has ended. */
export function resultWords({ reason }: Result, view: View): string {
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
