import { SEARCH } from '../data/search.ts'
import { DIRECTOR_TELLERS } from '../director/words.ts'
import type { Event } from '../events.ts'
import { layoutOf } from '../missions/index.ts'
import { listed } from '@shamble/engine'
import { areaName, cardName, figures, heroName, ownName, several, squareName } from './names.ts'
import { eventSaid, type Sentence, type Tellers } from './sentences.ts'
import { NONE, type Deed } from '../table.ts'
import type { View } from '../view.ts'

/*
 * What has happened.
 */

/** One sentence for an event; infected that have left play since `before` keep their names. Empty: nothing worth saying. */
export function tellEvent(event: Event, view: View, before?: View): string {
  const sentences = TELLERS as Partial<Record<Event['type'], Sentence<Event>>>
  const known = before ? { ...view, infected: [...view.infected, ...before.infected] } : view
  return eventSaid(sentences[event.type]!, event, known)
}

const DEEDS: Record<Deed, string> = {
  miss: 'a miss',
  knockdown: 'a knockdown',
  kill: 'a kill',
  safe: 'safe',
  takenDown: 'taken down',
  bitten: 'bitten',
  nextStage: 'the next stage',
  stable: 'stable',
}

const PHASES: Record<string, string> = {
  heroes: 'The heroes move.',
  infected: 'The infected move.',
  spawn: 'More infected arrive.',
  infection: '',
  end: '',
}

const ENDS: Record<string, string> = {
  won: 'The mission is won.',
  died: 'The mission has failed.',
  allLeft: 'Everybody has left. The mission has failed.',
  turnEnded: 'Time is up. The mission has failed.',
  deaths: 'Too many have died.',
  tooLate: 'The last turn is over. The mission has failed.',
}

const KILLS = {
  killed: '{unit} falls to {hero}.',
  executed: '{hero} executes {unit}.',
  assassinated: '{hero} assassinates {unit}.',
  shot: '{hero} kills {unit} with one sure shot.',
}
const TESTS = { grab: 'grab test', bite: 'bite test', infection: 'infection test' }
const WHY_STAYED = {
  noHero: '{unit} senses no hero and stays.',
  noWay: '{unit} cannot reach any hero and stays.',
  blocked: '{unit} is blocked and stays.',
}

const plus = (die: number, bonus: number): string =>
  bonus === 0 ? `${die}` : bonus > 0 ? `${die} + ${bonus}` : `${die} − ${-bonus}`

// 10.5. The lowest die decides; equal ones are rolled again.
function tieEnd(heroes: readonly number[], dice: readonly number[]): string {
  const lowest = heroes.filter((_, i) => dice[i] === Math.min(...dice))
  return lowest.length === 1 ? `${heroName(lowest[0]!)} is chosen.` : 'The lowest roll again.'
}

const turnsOf = (objective: number, view: View): number =>
  layoutOf(view.mission).mission.objectives[objective]!.turns ?? 0

const TELLERS: Tellers<Event['type']> = {
  ...DIRECTOR_TELLERS,

  perkBought: '{hero} learns {perk} for {price} XP.',
  stationed: '{hero} starts on {at}.',
  readied: ({ kinds }) =>
    kinds.length > 0 ? `{hero} holds ${listed(kinds.map(cardName))}.` : '{hero} has empty hands.',

  turnAnnounced: 'Turn {turn}.',
  phaseBegan: ({ phase }) => PHASES[phase] ?? '',
  stoodUp: '{unit} stands up, facing {facing}.',
  brokenIn: ({ die, area, closed }) =>
    die === NONE
      ? area === NONE
        ? 'No closed room is left to break into.'
        : '{area} is broken into, as the Director wants it.'
      : area === NONE
        ? 'A {die}: nothing breaks in.'
        : closed
          ? 'A {die}: {area} is broken into.'
          : 'A {die}: {area} is open already.',
  ended: ({ reason }) => ENDS[reason] ?? '',

  moveBegan: ({ ap }) => `{hero} moves, with ${several(ap, 'action point')}.`,
  moveEnded: '{hero} has finished.',
  stepped: ({ prone }) => (prone ? '{hero} crawls to {to}.' : '{hero} steps to {to}.'),
  fell: '{hero} is prone.',
  rose: '{hero} stands up.',
  perkUsed: '{hero} uses {perk}.',
  supported: '{hero} gives {other} an action point.',
  left: '{hero} leaves by the exit.',

  attacked: ({ dice, bonus, cards, does, again }) =>
    `{hero} ${again ? 'rolls again' : 'attacks {unit}'} with ${cardName(cards[0]!)}: ${listed(
      dice.map((die, i) => `${plus(die, bonus)}, ${DEEDS[does[i]!]}`),
    )}.`,
  thrown: '{hero} throws: {kind} at {at}.',
  killed: ({ how }) => KILLS[how],
  wounded: ({ left }) => `{unit} is hit, and stands ${several(left, 'more kill')}.`,
  knockedDown: '{unit} is knocked down.',
  alerted: '{hero} is on alert to the {facing}.',
  swept: '{hero} sweeps {unit} off onto {at}.',

  doorOpened: ({ hero, unit }) =>
    hero !== NONE ? '{hero} opens {door}.' : unit !== NONE ? '{unit} opens {door}.' : '{door} opens.',
  doorClosed: '{hero} closes {door}.',
  doorDestroyed: '{door} is destroyed.',
  knocked: '{hero} knocks on {door}.',
  areaActivated: '{area} is active.',
  roomRolled: ({ kinds }) => `A {roll} for {area}: ${figures(kinds)} in there.`,
  placed: '{unit} stands on {at}.',
  droppedOff: 'All figures are in play: {unit}, the farthest, is used.',
  barricaded: '{hero} barricades {door}.',
  barricadeHit: ({ damage }) => `{unit} hammers on {door}: ${several(damage, 'hit')}.`,
  barricadeGone: 'The barricade of {door} is gone.',

  searched: ({ area, card }, view) =>
    card === NONE
      ? '{hero} searches and finds nothing.'
      : `{hero} ${area === NONE ? 'takes the next card' : `searches ${areaName(area, view)}`}: ${foundName(card)}.`,
  taskDone: '{hero} does the task: {task}.',
  itemTaken: '{hero} picks up: {kind}.',
  objectTaken: '{hero} picks up: {object}.',
  objectDropped: '{hero} drops: {object}.',
  carriedOut: '{object} is out.',
  given: ({ from, to, object }) =>
    `${heroName(from)} gives ${heroName(to)}: ${object === NONE ? '{kind}' : '{object}'}.`,
  kept: '{hero} keeps it.',
  loaded: ({ rounds }) => `{hero} loads: {kind}, ${several(rounds, 'round')}.`,
  cardSpent: 'Spent: {kind}.',
  cured: '{hero} is no longer infected.',
  hid: ({ left }) => `No infected can see or smell {hero}; ${several(left, 'use')} of the tank left.`,

  zoneEntered: '{hero} moves within reach of {unit}.',
  grabbed: ({ prone }) => (prone ? '{unit} falls upon {hero}.' : '{unit} tries to grab {hero}.'),
  tested: ({ kind, hero, die, bonus, does, again }) =>
    `${ownName(hero)} ${TESTS[kind]}${again ? ', again' : ''}: ${plus(die, bonus)}, ${DEEDS[does]}.`,
  takenDown: '{unit} takes {hero} down.',
  infected: ({ hero }) => `${ownName(hero)} infection is at stage {stage}.`,
  died: '{hero} is dead.',

  targeted: ({ sense, distance }) =>
    sense === null
      ? `{unit} senses no hero and heads for the nearest: {hero}, ${several(distance, 'square')} away.`
      : `{unit} {sense} {hero}, ${several(distance, 'square')} away, and charges.`,
  tieRolled: ({ heroes, dice }) =>
    `Tie: ${heroes.map((hero, i) => `${heroName(hero)} ${dice[i]}`).join(', ')}. ${tieEnd(heroes, dice)}`,
  unitMoved: ({ path, target, steered }, view) =>
    `{unit} ${path.length > 1 ? 'runs to' : 'goes to'} ${squareName(path.at(-1)!, view)}${target === NONE && !steered ? ', towards the stairs' : ''}.`,
  unitStayed: ({ why }) => WHY_STAYED[why],
  spawnRolled: ({ point, dice: [first, second], kinds }) =>
    point === NONE
      ? `Spawn roll ${first}: a roamer.`
      : `Spawn roll ${first}, point {point}; ${second}, ${figures(kinds)}.`,
  entered: '{unit} enters on {at}.',
  turnedBack: '{unit} finds no free square and turns back.',
  noRoamer: 'No roamer appears: no square is free and out of sight.',

  objectiveMet: 'Done: {objective}',
  timerStarted: ({ objective }, view) =>
    `The clock runs, ${several(turnsOf(objective, view), 'turn')}: {objective}`,
  timerMarked: ({ objective }, view) => `{boxes} of ${turnsOf(objective, view)} turns have passed.`,
}

const ZOMBIE_CARDS: Record<string, string> = {
  'under-the-bed': 'a Zombie under the bed',
  'in-the-cupboard': 'a Zombie in the cupboard',
  'two-in-the-dark': 'two Zombies in the dark',
}

const foundName = (card: number): string =>
  SEARCH[card]!.gives === NONE ? ZOMBIE_CARDS[SEARCH[card]!.id]! : cardName(SEARCH[card]!.gives)
