import type { Json, Move, Pending, Result, Seat, Words } from '@shamble/engine'
import { challenge } from './challenge.ts'
import { priceOf } from './data/perks.ts'
import { DIRECTOR_MOVES, directorAim, directorCardName, directorWins } from './director/words.ts'
import type { Event } from './events.ts'
import { layoutOf } from './missions/index.ts'
import { capital, listed, percent } from '@shamble/engine'
import { goalText, heroName, objectName, seatName, several, squareName, unitName } from './words/names.ts'
import { findUnit } from './questions.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from './words/sections.ts'
import { eventSaid, moveSaid, partName, type MoveSentence } from './words/sentences.ts'
import { card as cardId, heroId, NONE, perk as perkId, square, unit as unitId } from './table.ts'
import { tellEvent } from './words/telling.ts'
import type { View } from './view.ts'

/*
 * The texts of Z War One. Sentences of events are in `words/telling.ts`, their sections in `words/sections.ts`.
 */

function part(id: string, view: View): string {
  if (id.startsWith('sq:')) return squareWords(square.of(id), view)
  if (id.startsWith('unit:')) return capital(unitWords(unitId.of(id), view))
  if (id.startsWith('director:')) return directorCardName(id)
  return capital(partName(id, view))
}

// An infected, and whether the Director leads it.
const unitWords = (id: number, view: View): string =>
  `${unitName(id, view)}${findUnit(view, id)?.controlled ? ', under control' : ''}`

// A square and who is on it.
function squareWords(where: number, view: View): string {
  const hero = view.heroes.findIndex((figure) => figure.at === where)
  if (hero >= 0) return `${squareName(where, view)}, ${heroName(hero)}`
  const found = view.infected.find((each) => each.at === where)
  return found ? `${squareName(where, view)}, ${unitName(found.id, view)}` : squareName(where, view)
}

/** The hero whose move it is. */
const mover = (view: View): number => view.heroes.findIndex(({ move }) => move === 'open')

// A card, or the object that a hero carries.
const thing = (part: string, hero: number, view: View): string =>
  part === 'object' ? objectName(view.heroes[hero]!.object, view) : partName(part, view)

// What the hero whose move it is carries.
const burden = (view: View): string => objectName(view.heroes[mover(view)]?.object ?? NONE, view)

// What each move does, as a button says it.
const MOVES: Record<string, MoveSentence> = {
  ...DIRECTOR_MOVES,
  buy: ([perk, hero]) => `{1} learns {0}: ${priceOf(heroId.of(hero!), perkId.of(perk!))} XP`,
  save: 'Keep XP',
  start: '{1} starts on {0}',
  putAway: (cards, view) => `Put ${listed(cards.map((part) => partName(part, view)))} away`,
  ready: (cards, view) => `Hold ${listed(cards.map((part) => partName(part, view)))}`,
  begin: '{0} moves',
  end: 'End the move',
  move: 'Step to {0}',
  sprint: 'Sprint over {0}',
  turbo: 'Turbo over {0}',
  dash: 'Sprint, with an attack first',
  stop: 'Stop here',
  goOn: 'Go on',
  dive: 'Dive to {0}',
  crawl: 'Crawl to {0}',
  stand: 'Stand up',
  step: 'Step to {0}',
  fire: ([unit]) => (unit === undefined ? 'Attack' : 'Fire at {0}'),
  hold: 'Do not attack',
  holdMove: 'Do not attack it for the rest of its move',
  holdPhase: 'Attack none of them in this phase',
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
  accept: 'Keep the result',
  tap: 'Double Tap',
  kneecap: 'Kneecap: a knockdown instead',
  place: 'Put it on {0}',
  go: ([part]) => (part!.startsWith('door') ? 'Through {0}' : 'To {0}'),
}

/** What an action costs, provokes, and how likely it is, where the rules say so: `Fire at Zombie 3: 1 AP, 62 % to kill`. */
function moveWords([verb, ...parts]: Move, view: View, facts?: Json | null): string {
  const says = moveSaid(MOVES[verb]!, parts, view)
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
    said.push(
      `past ${listed(provokes.map((id) => unitName(id, view))) || 'nobody'}, ${percent(safe ?? 1)} safe`,
    )
  return said
}

// Questions of the set-up (1.3), by their steps.
const SET_UP_ASKS: Record<string, string> = {
  buyPerks: 'Which perk does {hero} learn?',
  station: 'Where does {hero} start?',
  firstWeapon: 'Which weapon does {hero} hold first?',
}

// Such a question, with the hero whom its moves name, or whose card they name.
function askedInSetUp({ step, ask, moves }: Pending, view: View): string {
  const part = moves[0]?.at(-1) ?? ''
  const hero = part.startsWith('card:') ? view.cards[cardId.of(part)]!.hero : heroId.of(part)
  return part.includes(':') ? SET_UP_ASKS[step]!.replace('{hero}', heroName(hero)) : ask
}

// Questions about an infected, by their steps, where the rules say which one it is.
const ASKS: Record<string, string> = {
  alertFire: '{unit} moves in {hero}’s sight. Attack?',
  chooseLook: 'Heroes are equally near. Which way does {unit} look?',
}

/** What is asked, with what the hero whose move it is has left, and which infected it is about. */
function ask(choice: Pending, view: View): string {
  const { step, ask, facts, moves } = choice
  if (SET_UP_ASKS[step]) return askedInSetUp(choice, view)
  if (ASKS[step] && facts) return eventSaid(ASKS[step], facts[0] as MoveFacts, view)
  const hero = mover(view)
  if (hero === NONE || (step !== 'act' && step !== 'sprintOn')) return ask
  const { ap } = view.heroes[hero]!
  if (step === 'sprintOn') return 'Keep sprinting?'
  // 4.5. Nobody ends a move on a spawn point. Others are not told the moves.
  const isBound = moves.length > 0 && !moves.some(([verb]) => verb === 'end')
  return `${heroName(hero)}, ${ap} AP${isBound ? ', still to leave the spawn point' : ''}: what next?`
}

/** How it has ended. */
function resultWords({ reason }: Result, view: View): string {
  const { mission } = layoutOf(view.mission)
  const [won, lost] = view.director === NONE ? ['won', 'lost'] : ['won by the heroes', 'won by the Director']
  if (reason === 'won') return `${mission.name}: ${won} in turn ${view.turn}.`
  if (reason === 'died') {
    const dead = view.heroes.flatMap(({ fate }, hero) => (fate === 'dead' ? [heroName(hero)] : []))
    return `${mission.name}: ${lost} in turn ${view.turn}. ${listed(dead)} died.`
  }
  const loss = mission.lose?.find(({ type }) => type === reason)
  return `${mission.name}: ${lost} in turn ${view.turn}. ${loss?.text ?? 'Nobody came for them.'}`
}

const isDirector = (view: View, seat: Seat | null): boolean => seat !== null && seat === view.director

function figures(view: View, seat: Seat | null): string[] {
  const { turn, met } = view
  const own = isDirector(view, seat) ? [`You win when ${directorWins(view)}`] : []
  return [
    turn === 0 ? 'Set-up' : `Turn ${turn}`,
    `Objectives ${met.filter(Boolean).length} of ${met.length}`,
    ...own,
  ]
}

const tasks = (view: View, seat: Seat | null): string[] =>
  isDirector(view, seat) ? [] : view.met.flatMap((isMet, n) => (isMet ? [] : [goalText(n, view)]))

export const words: Words<View, Event> = {
  title: 'Z War One',
  about: 'Four heroes in a town of the infected: six chapters, and three games against a Director.',
  aim: 'Do what the mission asks and bring your heroes out alive: shoot from afar, and shut doors.',
  otherAim: (view, seat) => (isDirector(view, seat) ? directorAim(view) : undefined),
  ends: ['end', 'stop', 'goOn', 'pass'],
  figures,
  tasks,
  seat: seatName,
  ask,
  move: moveWords,
  part,
  event: tellEvent,
  headings: ['turnAnnounced', 'phaseBegan'],
  rule: (of) => STEP_SECTIONS[of] ?? (EVENT_SECTIONS as Record<string, string>)[of],
  result: resultWords,
  challenge,
}
