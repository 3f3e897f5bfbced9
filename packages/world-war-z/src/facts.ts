import type { Json, Move } from '@shamble/engine'
import { bestArrangement, type Known } from './arms.ts'
import type { Fight } from './bonus.ts'
import { COMBAT } from './data/combat.ts'
import { DEMANDS, HUMAN_DIE } from './data/numbers.ts'
import { chanceToWin, meanOver, oddsOf, oddsWithRerolls, settled } from './odds.ts'
import {
  cardCalled,
  cardNamed,
  NONE,
  zoneNamed,
  type CardId,
  type Table,
  type Who,
  type ZoneId,
} from './table.ts'

/*
 * Facts shown with a move before it is made: its price, and the odds of the battle it leads to. They depend only on what lies
 * face up.
 */

export interface Facts {
  /** The chance to win the battle that follows, with the best use of the re-rolls of weapons. */
  odds?: number
  /** The cards that a loss demands. */
  demand?: number
  /** What a move uses up. */
  costs?: 'aircraft' | 'card' | 'tactic'
}

const json = (facts: Facts): Json => facts as unknown as Json

const oddsAgainst = (t: Known, fight: Fight, weapons: readonly CardId[]): Facts => ({
  odds: chanceToWin(oddsOf(t, fight, weapons)),
  demand: DEMANDS[fight.strength]!,
})

const COSTS: Record<string, Facts['costs']> = { fly: 'aircraft', pilot: 'card', play: 'tactic' }

/** 7.1. Moving: its price, and the odds in the zone it leads to, with the character's best weapons. */
export function moveFacts(t: Table, [verb, ...parts]: Move, who: Who): Json {
  const costs = COSTS[verb]
  const facts: Facts = costs ? { costs } : {}
  const to = verb === 'stay' ? t.at[who]! : zoneOfWay(verb, parts)
  if (to === NONE) return costs ? json(facts) : null
  const strength = t.strength[to]!
  if (strength === 0) return costs ? json(facts) : null
  const fight = { who, zone: to, own: true, strength, extra: 0 }
  if (verb === 'pilot') return json({ ...facts, ...afterPaying(t, fight) })
  return json({ ...facts, ...oddsAgainst(t, fight, bestArrangement(t, who, to, strength)) })
}

// 4, Pilot. The odds when the card that is least missed pays for the flight.
function afterPaying(t: Table, fight: Fight): Facts {
  const { who, zone, strength } = fight
  const hand = t.hand[who]!
  const worn = t.worn[who]!
  const payments = [
    ...hand.map((card) => ({ hand: without(hand, card), worn })),
    ...worn.map((card) => ({ hand, worn: without(worn, card) })),
  ]
  const outcomes = payments.map((left) => {
    const after = { ...t, hand: t.hand.with(who, [...left.hand]), worn: t.worn.with(who, [...left.worn]) }
    return oddsAgainst(after, fight, bestArrangement(after, who, zone, strength))
  })
  return outcomes.reduce((best, other) => (other.odds! > best.odds! ? other : best))
}

// The zone a move leads to. NONE for a tactic that does not move the character.
function zoneOfWay(verb: string, parts: readonly string[]): ZoneId {
  if (verb !== 'play') return zoneNamed(parts[0]!)
  const card = COMBAT[cardNamed(parts[0]!)]!
  return card.kind === 'tactic' && card.timing === 'move' ? zoneNamed(parts[1]!) : NONE
}

/** 7.2. Arranging weapons: the odds of the battle that follows, after the change. */
export function armsFacts(t: Table, [verb, part]: Move, who: Who, own: boolean): Json {
  const zone = t.at[who]!
  const strength = t.strength[zone]!
  if (strength === 0 || verb === 'play') return null
  const card = part === undefined ? undefined : cardCalled(part)
  const worn = t.worn[who]!
  const weapons = verb === 'equip' ? [...worn, card!] : without(worn, verb === 'unequip' ? card! : NONE)
  return json(oddsAgainst(t, { who, zone, own, strength, extra: 0 }, weapons))
}

function without(cards: readonly CardId[], card: CardId): readonly CardId[] {
  const index = cards.indexOf(card)
  return index < 0 ? cards : cards.toSpliced(index, 1)
}

/** 7.3. Fighting in the Battle step: the odds. */
export function fightFacts(t: Table, [verb]: Move, who: Who): Json {
  if (verb !== 'fight') return null
  const zone = t.at[who]!
  return json(oddsAgainst(t, { who, zone, own: true, strength: t.strength[zone]!, extra: 0 }, t.worn[who]!))
}

/** 7.3 no. 1. Rolling, or a tactic before the roll: the odds. */
export function rollFacts(t: Table, [verb, part]: Move): Json {
  const fight = { ...t.battle! }
  if (verb === 'play')
    for (const effect of COMBAT[cardNamed(part!)]!.effects) {
      if (effect.op === 'weakenHere') fight.strength -= effect.by
      if (effect.op === 'battleBonus') fight.extra += effect.value
    }
  return fight.strength === 0 ? null : json(oddsAgainst(t, fight, t.worn[fight.who]!))
}

/** 7.3 no. 4. Accepting the dice, or one more re-roll: the odds, with the best use of the weapons' re-rolls after it. */
export function rerollFacts(t: Table, [verb, part]: Move): Json {
  const battle = t.battle!
  const { die, horde, sides, who } = battle
  const odds = oddsOf(t, battle, t.worn[who]!)
  if (verb === 'accept') return json({ odds: settled(oddsWithRerolls(odds, []), die, horde) })
  const card = cardNamed(part!)
  const used = verb === 'reroll' ? [...battle.used, card] : battle.used
  const after = oddsWithRerolls(odds, used.reduce(without, t.worn[who]!))
  const rerollsHorde = COMBAT[card]!.effects.some(({ op }) => op === 'rerollHorde')
  if (rerollsHorde) return json({ odds: meanOver(sides, (face) => settled(after, die, face)) })
  return json({ odds: meanOver(HUMAN_DIE, (face) => settled(after, face, horde)) })
}
