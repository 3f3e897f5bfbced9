import { INFECTED } from './data/infected.ts'
import { PERKS } from './data/perks.ts'
import { SEARCH } from './data/search.ts'
import { directorCardTitle } from './director/names.ts'
import type { Event } from './events.ts'
import { layoutOf } from './missions/index.ts'
import {
  areaName,
  capital,
  cardName,
  doorName,
  facingName,
  figures,
  heroName,
  listed,
  objectName,
  ownName,
  partName,
  pointName,
  several,
  squareName,
  unitName,
} from './names.ts'
import { SET_UP_TELLERS } from './set-up-words.ts'
import { NONE, type Deed } from './table.ts'
import type { View } from './view.ts'

type Tellers = { [T in Event['type']]: (event: Extract<Event, { type: T }>, view: View) => string }

/** One sentence for an event. Empty: nothing worth saying. */
export function tellEvent(event: Event, view: View): string {
  const teller = TELLERS[event.type] as ((event: Event, view: View) => string) | undefined
  return teller?.(event, view) ?? ''
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
  spawn: 'More are coming.',
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

const TESTS = { grab: 'grab test', bite: 'bite test', infection: 'infection test' }
const WHY_STAYED = {
  noHero: 'knows of nobody and stays',
  noWay: 'has no way to anybody and stays',
  blocked: 'cannot get through and stays',
}

const plus = (die: number, bonus: number): string =>
  bonus === 0 ? `${die}` : bonus > 0 ? `${die} + ${bonus}` : `${die} − ${-bonus}`

const goal = (objective: number, view: View) => layoutOf(view.mission).mission.objectives[objective]!

const TELLERS: Tellers = {
  ...SET_UP_TELLERS,

  turnAnnounced: ({ turn }) => `Turn ${turn}.`,
  phaseBegan: ({ phase }) => PHASES[phase] ?? '',
  stoodUp: ({ unit, facing }, view) => `${unitName(unit, view)} stands up, facing ${facingName(facing)}.`,
  brokenIn: ({ die, area, closed }, view) =>
    die === NONE
      ? area === NONE
        ? 'No closed room is left to break into.'
        : `${capital(areaName(area, view))} is broken into, as the Director wants it.`
      : area === NONE
        ? `A ${die}: nothing breaks in.`
        : closed
          ? `A ${die}: ${areaName(area, view)} is broken into.`
          : `A ${die}: ${areaName(area, view)} is open already.`,
  ended: ({ reason }) => ENDS[reason] ?? '',

  moveBegan: ({ hero, ap }) => `${heroName(hero)} moves, with ${several(ap, 'action point')}.`,
  moveEnded: ({ hero }) => `${heroName(hero)} has finished.`,
  stepped: ({ hero, to, prone }, view) =>
    `${heroName(hero)} ${prone ? 'crawls' : 'steps'} to ${squareName(to, view)}.`,
  fell: ({ hero }) => `${heroName(hero)} is down.`,
  rose: ({ hero }) => `${heroName(hero)} stands up.`,
  perkUsed: ({ hero, perk }) => `${heroName(hero)} uses ${PERKS[perk]!.name}.`,
  supported: ({ hero, other }) => `${heroName(hero)} gives ${heroName(other)} an action point.`,
  left: ({ hero }) => `${heroName(hero)} gets away.`,

  attacked: ({ hero, unit, dice, bonus, cards, does, again }, view) =>
    `${heroName(hero)} ${again ? 'rolls again' : `attacks ${unitName(unit, view)}`} with ${cardName(cards[0]!)}: ${listed(
      dice.map((die, i) => `${plus(die, bonus)}, ${DEEDS[does[i]!]}`),
    )}.`,
  thrown: ({ hero, kind, at }, view) =>
    `${heroName(hero)} throws: ${cardName(kind)} at ${squareName(at, view)}.`,
  killed: ({ hero, unit, how }, view) =>
    how === 'killed'
      ? `${capital(unitName(unit, view))} falls to ${heroName(hero)}.`
      : `${heroName(hero)} ${how === 'executed' ? 'executes' : 'assassinates'} ${unitName(unit, view)}.`,
  wounded: ({ unit, left }, view) =>
    `${capital(unitName(unit, view))} is hit, and stands ${several(left, 'more kill')}.`,
  knockedDown: ({ unit }, view) => `${capital(unitName(unit, view))} is knocked down.`,
  alerted: ({ hero, facing }) => `${heroName(hero)} is on alert to the ${facingName(facing)}.`,
  swept: ({ hero, unit, at }, view) =>
    `${heroName(hero)} sweeps ${unitName(unit, view)} off onto ${squareName(at, view)}.`,

  doorOpened: ({ door, hero, unit }, view) =>
    hero !== NONE
      ? `${heroName(hero)} opens ${doorName(door, view)}.`
      : unit !== NONE
        ? `${capital(unitName(unit, view))} opens ${doorName(door, view)}.`
        : `${capital(doorName(door, view))} opens.`,
  doorClosed: ({ door, hero }, view) => `${heroName(hero)} closes ${doorName(door, view)}.`,
  doorDestroyed: ({ door }, view) => `${capital(doorName(door, view))} is destroyed.`,
  knocked: ({ door, hero }, view) => `${heroName(hero)} knocks on ${doorName(door, view)}.`,
  areaActivated: ({ area }, view) => `${capital(areaName(area, view))} is active.`,
  roomRolled: ({ area, roll, kinds }, view) =>
    `A ${roll} for ${areaName(area, view)}: ${figures(kinds)} in there.`,
  placed: ({ unit, at }, view) => `${capital(unitName(unit, view))} stands on ${squareName(at, view)}.`,
  droppedOff: ({ unit }, view) => `The furthest figure, ${unitName(unit, view)}, is taken for it.`,
  barricaded: ({ hero, door }, view) => `${heroName(hero)} barricades ${doorName(door, view)}.`,
  barricadeHit: ({ door, unit, damage }, view) =>
    `${capital(unitName(unit, view))} hammers on ${doorName(door, view)}: ${several(damage, 'hit')}.`,
  barricadeGone: ({ door }, view) => `The barricade of ${doorName(door, view)} is gone.`,

  searched: ({ hero, area, card }, view) =>
    card === NONE
      ? `${heroName(hero)} searches and finds nothing.`
      : `${heroName(hero)} ${area === NONE ? 'takes the next card' : `searches ${areaName(area, view)}`}: ${foundName(card)}.`,
  taskDone: ({ hero, task }, view) =>
    `${heroName(hero)} is done: ${layoutOf(view.mission).tasks[task]!.name}.`,
  itemTaken: ({ hero, kind }) => `${heroName(hero)} picks up: ${cardName(kind)}.`,
  objectTaken: ({ hero, object }, view) => `${heroName(hero)} picks up: ${objectName(object, view)}.`,
  objectDropped: ({ hero, object }, view) => `${heroName(hero)} drops: ${objectName(object, view)}.`,
  carriedOut: ({ object }, view) => `${objectName(object, view)} is out.`,
  given: ({ from, to, kind, object }, view) =>
    `${heroName(from)} gives ${heroName(to)}: ${object === NONE ? cardName(kind) : objectName(object, view)}.`,
  kept: ({ hero }) => `${heroName(hero)} keeps it.`,
  loaded: ({ hero, kind, rounds }) =>
    `${heroName(hero)} loads: ${cardName(kind)}, ${several(rounds, 'round')}.`,
  cardSpent: ({ kind }) => `Spent: ${cardName(kind)}.`,
  cured: ({ hero }) => `${heroName(hero)} is no longer infected.`,
  hid: ({ hero, left }) =>
    `Nobody can see or smell ${heroName(hero)}; ${several(left, 'use')} of the tank left.`,

  zoneEntered: ({ hero, unit }, view) =>
    `${heroName(hero)} moves under the hands of ${unitName(unit, view)}.`,
  grabbed: ({ unit, hero, prone }, view) =>
    `${capital(unitName(unit, view))} ${prone ? 'falls upon' : 'grabs at'} ${heroName(hero)}.`,
  tested: ({ kind, hero, die, bonus, does, again }) =>
    `${ownName(hero)} ${TESTS[kind]}${again ? ', again' : ''}: ${plus(die, bonus)}, ${DEEDS[does]}.`,
  takenDown: ({ unit, hero }, view) => `${capital(unitName(unit, view))} has ${heroName(hero)} down.`,
  infected: ({ hero, stage }) => `${ownName(hero)} infection is at stage ${stage}.`,
  died: ({ hero }) => `${heroName(hero)} is dead.`,

  directorDealt: ({ cards }) => `The Director is dealt ${several(cards, 'card')}.`,
  directorPlayed: ({ card, aim }, view) =>
    `The Director plays ${directorCardTitle(card)}${aim === null ? '' : `, on ${partName(aim, view)}`}.`,
  silenced: ({ hero }) => `${heroName(hero)} has kept the Director quiet: no more cards this turn.`,
  withdrawn: ({ unit, kind }) => `The Director takes ${INFECTED[kind]!.name} ${unit + 1} off the board.`,
  pointNamed: ({ point, die }, view) => `A ${die}: they come from point ${pointName(point, view)}.`,
  risen: ({ hero, at }, view) => `${heroName(hero)} rises on ${squareName(at, view)}, as a Newborn.`,
  faced: ({ unit, facing }, view) => `${capital(unitName(unit, view))} looks ${facingName(facing)}.`,

  targeted: ({ unit, hero, sense, distance }, view) =>
    sense === null
      ? `${capital(unitName(unit, view))} senses nobody and goes for the nearest, ${heroName(hero)}, ${several(distance, 'square')} away.`
      : `${capital(unitName(unit, view))} ${sense} ${heroName(hero)}, ${several(distance, 'square')} away, and charges.`,
  tieRolled: ({ heroes, dice }) =>
    `Equally near: ${listed(heroes.map((hero, i) => `${heroName(hero)} rolls ${dice[i]}`))}; the lowest it is.`,
  unitMoved: ({ unit, path, target, steered }, view) =>
    `${capital(unitName(unit, view))} ${path.length > 1 ? 'runs through to' : 'goes to'} ${squareName(path.at(-1)!, view)}${target === NONE && !steered ? ', towards the stairs' : ''}.`,
  unitStayed: ({ unit, why }, view) => `${capital(unitName(unit, view))} ${WHY_STAYED[why]}.`,
  spawnRolled: ({ point, dice, kinds }, view) =>
    point === NONE
      ? `Spawn roll ${dice[0]}: a roamer.`
      : `Spawn roll ${dice[0]}, point ${pointName(point, view)}; ${dice[1]}, ${figures(kinds)}.`,
  entered: ({ unit, at }, view) => `${capital(unitName(unit, view))} enters on ${squareName(at, view)}.`,
  turnedBack: ({ unit }, view) => `${capital(unitName(unit, view))} finds no room and turns back.`,
  noRoamer: () => 'There is nowhere for a roamer to appear.',

  objectiveMet: ({ objective }, view) => `Done: ${goal(objective, view).text}`,
  timerStarted: ({ objective }, view) =>
    `The clock runs, ${several(goal(objective, view).turns ?? 0, 'turn')}: ${goal(objective, view).text}`,
  timerMarked: ({ objective, boxes }, view) =>
    `${boxes} of ${goal(objective, view).turns} turns have passed.`,
}

const ZOMBIE_CARDS: Record<string, string> = {
  'under-the-bed': 'a Zombie under the bed',
  'in-the-cupboard': 'a Zombie in the cupboard',
  'two-in-the-dark': 'two Zombies in the dark',
}

const foundName = (card: number): string =>
  SEARCH[card]!.gives === NONE ? ZOMBIE_CARDS[SEARCH[card]!.id]! : cardName(SEARCH[card]!.gives)
