import type { Json, Move } from '@shamble/engine'
import { bestArrangement, type Known } from './arms.ts'
import { COMBAT } from './data/combat.ts'
import { DEMANDS, HUMAN_DIE } from './data/numbers.ts'
import { chanceToWin, meanOver, oddsOf, settled, type Odds } from './odds.ts'
import { cardCalled, cardNamed, NONE, zoneNamed } from './table.ts'
import type { Battle, CardId, Table, Who, ZoneId } from './table.ts'

/*
 * What is known of a move before it is made: what a way costs, and the odds of the battle it leads to. Face-up things alone
 * are looked at.
 */

/** `odds`: the chance to win the battle that follows, re-rolls used as well as can be; `demand`: what a loss demands. */
export interface Facts {
  odds?: number
  demand?: number
  /** What a way uses up. */
  costs?: 'aircraft' | 'card' | 'tactic'
}

const json = (facts: Facts): Json => facts as unknown as Json

type Fight = Pick<Battle, 'who' | 'zone' | 'own' | 'strength' | 'extra'>

const oddsAgainst = (t: Known, fight: Fight, weapons: readonly CardId[]): Facts => ({
  odds: chanceToWin(oddsOf(t, fight, weapons)),
  demand: DEMANDS[fight.strength]!,
})

const COSTS: Record<string, Facts['costs']> = { fly: 'aircraft', pilot: 'card', play: 'tactic' }

/** 7.1. A way: what it costs, and the odds at its end with the best weapons the character has. */
export function wayFacts(t: Table, [verb, ...parts]: Move, who: Who): Json {
  const costs = COSTS[verb]
  const facts: Facts = costs ? { costs } : {}
  const to = verb === 'stay' ? t.at[who]! : zoneOfWay(verb, parts)
  if (to === NONE) return costs ? json(facts) : null
  const strength = t.strength[to]!
  if (strength === 0) return costs ? json(facts) : null
  const fight = { who, zone: to, own: true, strength, extra: 0 }
  return json({ ...facts, ...oddsAgainst(t, fight, bestArrangement(t, who, to, strength)) })
}

// Where a way leads; nowhere for a tactic that does not move the character.
function zoneOfWay(verb: string, parts: readonly string[]): ZoneId {
  if (verb !== 'play') return zoneNamed(parts[0]!)
  const card = COMBAT[cardNamed(parts[0]!)]!
  return card.kind === 'tactic' && card.timing === 'move' ? zoneNamed(parts[1]!) : NONE
}

/** 7.2. Weapons arranged so: the odds of the battle that follows in the zone where the character stands. */
export function armsFacts(t: Table, [verb, part]: Move, who: Who, own: boolean): Json {
  const zone = t.at[who]!
  const strength = t.strength[zone]!
  if (strength === 0 || verb === 'play') return null
  const card = part === undefined ? undefined : cardCalled(part)
  const worn = t.worn[who]!
  const weapons = verb === 'equip' ? [...worn, card!] : without(worn, verb === 'unequip' ? card! : NONE)
  return json(oddsAgainst(t, { who, zone, own, strength, extra: 0 }, weapons))
}

function without(cards: readonly CardId[], card: CardId): CardId[] {
  const place = cards.indexOf(card)
  return cards.filter((_, n) => n !== place)
}

/** 7.3. A battle in the own Battle step: its odds. */
export function fightFacts(t: Table, [verb]: Move, who: Who): Json {
  if (verb !== 'fight') return null
  const zone = t.at[who]!
  return json(oddsAgainst(t, { who, zone, own: true, strength: t.strength[zone]!, extra: 0 }, t.worn[who]!))
}

/** 7.3 no. 1. The odds of the roll, and with a tactic played before it. */
export function rollFacts(t: Table, [verb, part]: Move): Json {
  const fight = { ...t.battle! }
  if (verb === 'play')
    for (const effect of COMBAT[cardNamed(part!)]!.effects) {
      if (effect.op === 'weakenHere') fight.strength -= effect.by
      if (effect.op === 'battleBonus') fight.extra += effect.value
    }
  return fight.strength === 0 ? null : json(oddsAgainst(t, fight, t.worn[fight.who]!))
}

/** 7.3 no. 4. The odds once the dice lie so, and after one more re-roll. */
export function rerollFacts(t: Table, [verb, part]: Move): Json {
  const battle = t.battle!
  const odds: Odds = { ...oddsOf(t, battle, t.worn[battle.who]!), any: 0, low: 0, horde: 0 }
  if (verb === 'accept') return json({ odds: settled(odds, battle.die, battle.horde) })
  const rerollsHorde = COMBAT[cardNamed(part!)]!.effects.some(({ op }) => op === 'rerollHorde')
  const { die, horde, sides } = battle
  if (rerollsHorde) return json({ odds: meanOver(sides, (face) => settled(odds, die, face)) })
  return json({ odds: meanOver(HUMAN_DIE, (face) => settled(odds, face, horde)) })
}
