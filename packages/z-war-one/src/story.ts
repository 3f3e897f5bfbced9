import type { Json, Move, Pending, Result } from '@shamble/engine'
import { layoutOf } from './missions/index.ts'
import { heroName, listed, objectName, several, unitName } from './names.ts'
import { part as loaded } from './parts.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from './sections.ts'
import { eventSaid, moveSaid, partName, type MoveSentence } from './sentences.ts'
import { heroId, NONE } from './table.ts'
import type { View } from './view.ts'

/*
 * What is said from the first turn on: what each move does, what has happened (`telling.ts`), and where the rule of it stands (`sections.ts`).
 */

export { tellEvent } from './telling.ts'

/** The section of the reference behind a question or an event. */
export const sectionOf = (of: string): string | undefined =>
  STEP_SECTIONS[of] ?? (EVENT_SECTIONS as Record<string, string>)[of]

/** Whose move it is now. */
const mover = (view: View): number => view.heroes.findIndex(({ move }) => move === 'open')

// A card, or the object that a hero carries.
const thing = (part: string, hero: number, view: View): string =>
  part === 'object' ? objectName(view.heroes[hero]!.object, view) : partName(part, view)

// What the hero whose move it is carries.
const burden = (view: View): string => objectName(view.heroes[mover(view)]?.object ?? NONE, view)

// What each move does, as a button says it.
const MOVES: Record<string, MoveSentence> = {
  begin: '{0} moves',
  end: 'End the move',
  move: 'Step to {0}',
  sprint: 'Sprint over {0}',
  turbo: 'Turbo over {0}',
  dash: 'Sprint, with an attack first',
  stop: 'Stop here',
  dive: 'Dive to {0}',
  crawl: 'Crawl to {0}',
  stand: 'Stand up',
  step: 'Step to {0}',
  fire: ([unit]) => (unit === undefined ? 'Attack' : 'Fire at {0}'),
  hold: 'Let it pass',
  holdMove: 'Let it pass, wherever it goes now',
  holdPhase: 'Let all of them pass in this phase',
  aim: 'Aim at {0}',
  melee: 'Strike {0}',
  moveFire: 'Step to {0}, then fire',
  moveMelee: 'Step to {0}, then strike',
  moveThrow: 'Step to {0}, then throw',
  fireMove: 'Fire at {0} while stepping',
  meleeMove: 'Strike {0} while stepping',
  throwMove: 'Throw at {0} while stepping',
  throw: 'Throw at {0}',
  execute: ([what]) =>
    what === 'hands' ? 'With bare hands' : what!.startsWith('unit') ? 'Execute {0}' : 'With {0}',
  hitMan: 'Hit Man: {0} with {1}',
  shoot: ([, sure]) => (sure ? 'Assassinate with {0}' : 'One shot with {0}'),
  burst: ([, sure]) => (sure ? 'Assassinate with a burst of {0}' : 'A burst of {0}'),
  both: ([sure]) => (sure ? 'Assassinate with both' : 'Both at once'),
  strike: ([sure]) => (sure ? 'Assassinate' : 'Strike'),
  alert: 'On alert to the {0}',
  first: '{0} first',
  sweep: 'Sweep {0} onto {1}',
  open: 'Open {0}',
  close: 'Close {0}',
  unbar: 'Take the barricade off {0}',
  knock: 'Knock on {0}',
  barricade: 'Barricade {0}',
  search: 'Search the room',
  task: 'Task: {0}',
  cure: 'Use a Med Pack',
  load: 'Load {1} from {0}',
  discard: 'Discard {0}',
  give: ([what], view) => `Give {1} ${thing(what!, Math.max(0, mover(view)), view)}`,
  receive: ([what, hero], view) => `Take ${thing(what!, heroId.of(hero!), view)} from {1}`,
  keep: ([what]) => (what === undefined || what === 'object' ? 'Keep it' : 'Keep {0}'),
  swap: 'Take the next card instead',
  drop: (_, view) => `Drop ${burden(view)}`,
  stink: 'Use the Stink Tank',
  stow: (_, view) => `Load ${burden(view)} up`,
  leave: 'Leave by the exit',
  redline: 'Redline: two more action points',
  deadeye: 'Dead Eye: aim for 1 AP in this move',
  berserker: 'Berserker: strike harder this turn',
  support: 'Give {0} an action point',
  bless: 'Roll again',
  accept: 'Leave it',
  tap: 'Double Tap',
  kneecap: 'Kneecap: a knockdown instead',
  place: 'On {0}',
  go: ([part]) => (part!.startsWith('door') ? 'Through {0}' : 'To {0}'),
}

/** What an action costs, provokes, and how likely it is, where the rules say so: `Fire at Zombie 3: 1 AP, 62 % to kill`. */
export function moveWords([verb, ...parts]: Move, view: View, facts?: Json | null): string {
  const says = moveSaid(MOVES[verb] ?? loaded('directorWords').DIRECTOR_MOVES[verb]!, parts, view)
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
  /** Who watches whom (6.9). */
  hero?: number
  unit?: number
}

function factsWords({ ap = 0, left, held, kill, safe, provokes }: MoveFacts, view: View): string[] {
  const said = ap > 0 ? [`${ap} AP`] : []
  if (left !== undefined) said.push(`${several(left, 'square')} left`)
  if (held !== undefined) said.push(`${percent(held)} to hold the hero`)
  if (kill !== undefined) said.push(`${percent(kill)} to kill`)
  if (provokes)
    said.push(`past ${listed(provokes.map((id) => unitName(id, view)))}, ${percent(safe ?? 1)} safe`)
  return said
}

const percent = (chance: number) => `${Math.round(100 * chance)} %`

// Questions about an infected, by their steps, where the rules say which one it is.
const ASKS: Record<string, string> = {
  alertFire: '{unit} moves in {hero}’s sight. Attack?',
  chooseLook: 'Heroes are equally near. Which way does {unit} look?',
}

/** What is asked, with what the hero whose move it is has left, and which infected it is about. */
export function ask({ step, ask, facts }: Pending, view: View): string {
  if (ASKS[step] && facts) return eventSaid(ASKS[step], facts[0] as MoveFacts, view)
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
