import { logistic, power, type Seat } from '@shamble/engine'
import { bestArrangement, chanceIn } from './arms.ts'
import { MAX_STRENGTH, STRONG, WEAPON_SLOTS } from './data/numbers.ts'
import { START } from './data/zones.ts'
import { slotsOf } from './equip.ts'
import { distance } from './map.ts'
import {
  cardsOf,
  characters,
  isHuman,
  isWeapon,
  NONE,
  rounds,
  type CardId,
  type Table,
  type Who,
} from './table.ts'
import { SAMPLE } from './weights.ts'
import { worthOf } from './worth.ts'

/*
 * The estimated chance to win, for bots and hints. The weights were fitted to the results of 2,700 games of the sample policy
 * (one move in eight made at random), from the table at the beginning of each turn.
 */

const BASE = 8.5
// Hordes: of strength 4; of strength 3; of strength 0, 1 and 2, times the chance that they become strong.
const FULL = -0.95
const STRONG_HORDE = -0.84
const MAY_BECOME = [-0.3, -0.45, -0.5]
// For each turn that a character has left: times its chance against a strong horde, flat, times the turns after it. For
// 0 to 4 cards left, which cost time in the next turns. For each turn as a zombie.
const RELIEF = 0.28
const TURN = -0.18
const TURN_LATER = -0.039
const CARDS_LEFT = [-2.4, -1.6, -1.1, -0.65, -0.3]
const TURNS_LOST = 3
const TURNED = -1.27
// The share of the worth of the battle at hand; a penalty for empty slots; the share of battles one and two zones away.
const AT_HAND = 0.65
const UNARMED = 0.02
const NEXT = 0.4
const BEYOND = 0.15
// A tactic in hand, and an aircraft while there is time to use it.
const TACTIC = 0.2
const AIRCRAFT = 0.3
const TIME_TO_FLY = 10
// The spread of results around the expected one: at the end, and for each card to come.
const SPREAD = 0.6
const SPREAD_A_CARD = 0.13
// The chance that a Threat Escalation card makes a given zone grow.
const HIT = 0.075
// Only a finished game is certain.
const MAX_CHANCE = 0.999

/** The chance to win, from 0 to 1, and below 1 while the game goes on. The same for every seat. */
export function score(t: Table, _: Seat): number {
  if (t.at.every((zone) => zone === NONE)) return 0
  const cards = cardsToCome(t)
  const margin = BASE + world(t, cards) + allCharacters(t) + flights(t, cards)
  return MAX_CHANCE * logistic(margin / (SPREAD + SPREAD_A_CARD * cards))
}

// The Threat Escalation cards still to come: one a turn.
function cardsToCome(t: Table): number {
  const many = characters(t)
  const turns = (rounds(t) - t.round) * many + many - Math.max(0, t.active)
  return Math.max(0, turns - (isDrawn(t) ? 1 : 0))
}

const isDrawn = ({ step, threat }: Table): boolean =>
  step === 'end' || (step === 'escalate' && threat === NONE)

function world(t: Table, cards: number): number {
  let sum = 0
  for (let zone = 0; zone < t.strength.length; zone++) {
    const strength = t.token[zone] === NONE ? t.strength[zone]! : t.token[zone]!
    if (strength === MAX_STRENGTH) sum += FULL
    else if (strength === STRONG) sum += STRONG_HORDE
    else sum += MAY_BECOME[strength]! * GROWS[STRONG - strength]![Math.min(cards, MAX_CARDS)]!
  }
  return sum
}

const MAX_CARDS = 24
// By hits and cards to come: the chance of at least that many hits.
const GROWS = [0, 1, 2, 3].map((hits) =>
  Array.from({ length: MAX_CARDS + 1 }, (_, cards) => atLeast(hits, cards)),
)

function atLeast(hits: number, cards: number): number {
  let fewer = 0
  let ways = 1
  for (let n = 0; n < hits; n++) {
    fewer += ways * power(HIT, n) * power(1 - HIT, cards - n)
    ways = (ways * (cards - n)) / (n + 1)
  }
  return Math.max(0, 1 - fewer)
}

function allCharacters(t: Table): number {
  let sum = 0
  for (let who = 0; who < characters(t); who++) sum += character(t, who)
  return sum
}

function character(t: Table, who: Who): number {
  const turns = rounds(t) - t.round + (who > t.active || (who === t.active && isToFight(t)) ? 1 : 0)
  if (!isHuman(t, who)) return TURNED * turns
  const best = bestArrangement(t, who, START, STRONG)
  const each = RELIEF * chanceIn(t, who, START, STRONG, best) + TURN + TURN_LATER * turns
  const short = (CARDS_LEFT[cardsKept(t, who)] ?? 0) * Math.min(1, turns / TURNS_LOST)
  const later = turns > 0 ? carried(t, who) + AT_HAND * prey(t, who, best) : 0
  return turns * each + short + later + (who === t.active ? AT_HAND * atHand(t) : 0)
}

// The cards that a character has left after discarding what a lost battle demands.
const cardsKept = (t: Table, who: Who): number =>
  Math.max(0, cardsOf(t, who) - (t.battle?.who === who ? Math.max(0, t.battle.demand) : 0))

// Whether the obligatory battle of the turn is still to come.
const isToFight = ({ step, wins, battle }: Table): boolean =>
  step === 'move' ||
  step === 'equip' ||
  (step === 'battle' && wins === 0 && (battle === null || battle.die === 0))

// The worth of the battle at hand: the first one is obligatory, others are optional. While slots are free the best weapons are
// assumed.
function atHand(t: Table): number {
  const who = t.active
  const strength = t.strength[t.at[who]!]!
  if (strength === 0) return 0
  const worth = (weapons: readonly CardId[]) => worthOf(t, who, t.at[who]!, strength, weapons)
  const best = () => worth(bestArrangement(t, who, t.at[who]!, strength))
  if (t.step === 'move') return best()
  if (t.step === 'equip' && slotsOf(t.worn[who]!) < WEAPON_SLOTS) return best() - UNARMED
  if (isToFight(t)) return worth(t.worn[who]!)
  const isDone = t.step !== 'battle' || (t.battle !== null && t.battle.demand !== NONE)
  return isDone ? 0 : Math.max(0, worth(t.worn[who]!))
}

// The best battles one zone and two zones away, fought with these weapons.
function prey(t: Table, who: Who, weapons: readonly CardId[]): number {
  const at = t.at[who]!
  const worths = [1, 2, 3, 4].map((strength) => Math.max(0, worthOf(t, who, at, strength, weapons)))
  let next = 0
  let beyond = 0
  for (let zone = 0; zone < t.strength.length; zone++) {
    const strength = t.token[zone] === NONE ? t.strength[zone]! : SAMPLE.unknown
    const far = strength === 0 ? Infinity : distance(at, zone)
    if (far === 1) next = Math.max(next, worths[strength - 1]!)
    if (far === 2) beyond = Math.max(beyond, worths[strength - 1]!)
  }
  return NEXT * next + BEYOND * beyond
}

function carried(t: Table, who: Who): number {
  let sum = 0
  for (const card of t.hand[who]!) if (!isWeapon(card)) sum += TACTIC
  return sum
}

const flights = (t: Table, cards: number): number =>
  AIRCRAFT * t.aircraft.length * Math.min(1, cards / TIME_TO_FLY)
