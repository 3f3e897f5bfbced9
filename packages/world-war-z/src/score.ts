import type { Seat } from '@shamble/engine'
import { MAX_STRENGTH, STRONG, STRONG_LIMIT } from './data/numbers.ts'
import { distance } from './map.ts'
import { cardsOf, characters, isHuman, isWeapon, NONE, rounds, type Table, type Who } from './table.ts'
import { bestArrangement, chanceIn, worthOf } from './worth.ts'

/*
 * How well the characters stand: how many strong hordes the end is likely to see, and so how likely it is to be won.
 */

// How often a Threat Escalation card makes a given zone grow.
const HIT = 0.075
// What a character takes away of strong hordes in a turn, times its chance against one; and what one that turned adds.
const A_TURN = 0.65
const A_ZOMBIE_TURN = 0.15
// How much of its strength a character keeps with so few cards: who has none to lose turns.
const CARDS_LEFT = [0.5, 0.75, 0.9]
// What a tactic and a spare weapon in hand are worth, in strong hordes.
const TACTIC = 0.2
const SPARE = 0.04
// How much a battle at hand counts, and a horde to fight that is so many zones away.
const AT_HAND = 0.6
const NEARNESS = [0.35, 0.3, 0.2, 0.12, 0.07, 0.04, 0.02]
const PREY = [0, 0.1, 0.3, 1, 0.8]
// A horde of 4 is further from being weak than one of 3.
const FULL = 1.1
// How far the end may be from what is expected: at least so much, and more with every card to come.
const SPREAD = 0.6
const SPREAD_A_CARD = 0.13
// Certain is only what is over.
const ALMOST = 0.999

/** From 0 to 1, and below 1 as long as the game goes on. All share the result. */
export function score(t: Table, _: Seat): number {
  if (t.at.every((zone) => zone === NONE)) return 0
  const cards = turnsLeft(t)
  const over = expected(t, cards) - (STRONG_LIMIT + 0.5)
  return ALMOST / (1 + Math.exp(over / (SPREAD + SPREAD_A_CARD * cards)))
}

// The turns that are still to come with a Threat Escalation card.
function turnsLeft(t: Table): number {
  const many = characters(t)
  return Math.max(0, rounds(t) - t.round) * many + many - Math.max(0, t.active) - (isOver(t) ? 1 : 0)
}

const isOver = ({ step, threat }: Table): boolean =>
  step === 'end' || (step === 'escalate' && threat === NONE)

// The strong hordes that are likely in the end.
function expected(t: Table, cards: number): number {
  let strong = 0
  for (let zone = 0; zone < t.strength.length; zone++) {
    const strength = t.token[zone] === NONE ? t.strength[zone]! : t.token[zone]!
    strong += strength === MAX_STRENGTH ? FULL : willBeStrong(strength, cards)
  }
  for (let who = 0; who < characters(t); who++) strong -= reliefBy(t, who)
  return strong
}

// The chance that a horde that is left alone is strong in the end.
function willBeStrong(strength: number, cards: number): number {
  const needs = STRONG - strength
  if (needs <= 0) return 1
  return TAIL[needs - 1]![Math.min(cards, MOST_CARDS)] ?? 0
}

const MOST_CARDS = 24
// By hits needed less one, and by cards: the chance of so many hits at least.
const TAIL = [1, 2, 3].map((needs) =>
  Array.from({ length: MOST_CARDS + 1 }, (_, cards) => tail(needs, cards)),
)

function tail(needs: number, cards: number): number {
  let fewer = 0
  let ways = 1
  for (let hits = 0; hits < needs; hits++) {
    fewer += ways * HIT ** hits * (1 - HIT) ** (cards - hits)
    ways = (ways * (cards - hits)) / (hits + 1)
  }
  return Math.max(0, 1 - fewer)
}

// What a character will take away of them: by its turns left, its chances, its cards and where it stands.
function reliefBy(t: Table, who: Who): number {
  const turns = rounds(t) - t.round + (who > t.active || (who === t.active && isBeforeBattle(t)) ? 1 : 0)
  if (!isHuman(t, who)) return -A_ZOMBIE_TURN * turns
  const at = t.at[who]!
  const chance = chanceIn(t, who, at, STRONG, bestArrangement(t, who, at, STRONG))
  const lasting = CARDS_LEFT[cardsOf(t, who)] ?? 1
  const battle =
    who === t.active && isBeforeBattle(t) ? worthOf(t, who, at, t.strength[at]!, t.worn[who]!) : 0
  return (
    A_TURN * turns * chance * lasting + AT_HAND * battle + (turns > 0 ? near(t, who) + carried(t, who) : 0)
  )
}

const isBeforeBattle = ({ step }: Table): boolean => step === 'move' || step === 'equip' || step === 'battle'

function near(t: Table, who: Who): number {
  let most = 0
  for (let zone = 0; zone < t.strength.length; zone++) {
    const prey = PREY[t.strength[zone]!]!
    if (prey > 0) most = Math.max(most, prey * NEARNESS[distance(t.at[who]!, zone)]!)
  }
  return most
}

function carried(t: Table, who: Who): number {
  let sum = 0
  for (const card of t.hand[who]!) sum += isWeapon(card) ? SPARE : TACTIC
  return sum
}
