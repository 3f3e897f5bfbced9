import type { Json } from '@shamble/engine'
import { THREATS } from '../src/data/threats.ts'
import { bonusOf, sidesFor, winsTies, type Fight } from '../src/bonus.ts'
import type { Facts } from '../src/facts.ts'
import { cardName } from '../src/naming.ts'
import { chanceToWin, oddsOf, settled, type Odds } from '../src/odds.ts'
import { isHuman, NONE, type CardId, type Who, type ZoneId } from '../src/table.ts'
import type { Event } from '../src/events.ts'
import type { View } from '../src/view.ts'

/*
 * Odds and bonus of battles before they are fought.
 */

/** The best chance to win among the moves that a click leads to; null if none is a battle. */
export function chanceIn(facts: readonly Json[]): number | null {
  const odds = facts
    .map((fact) => (fact as { odds?: number } | null)?.odds)
    .filter((odds) => odds !== undefined)
  return odds.length > 0 ? Math.max(...odds) : null
}

/** What the cheapest move that a click leads to uses up: a card of the character, an aircraft; null for nothing. */
export function priceIn(facts: readonly Json[]): 'card' | 'aircraft' | null {
  const prices = facts.map((fact) => (fact as Facts | null)?.costs)
  if (prices.length === 0 || prices.some((price) => price === undefined || price === 'tactic')) return null
  return prices.includes('aircraft') ? 'aircraft' : 'card'
}

/** One part of a bonus. */
export interface Part {
  text: string
  value: number
}

/** The state of a battle: character, zone, horde, dice if rolled, and odds. */
export interface Standing {
  who: Who
  zone: ZoneId
  strength: number
  parts: Part[]
  bonus: number
  /** The sides of the horde's die. */
  sides: number
  /** 0 until rolled. */
  die: number
  horde: number
  ties: boolean
  chance: number
  /** How many cards the loss demands; -1 unless lost. */
  demand: number
}

/** The current battle, or the next one; null if there is none. `told`: the latest events. */
export function standingOf(view: View, told: readonly Event[]): Standing | null {
  const { battle } = view
  if (battle) return battle.strength > 0 ? stand(view, battle, battle) : null
  if (isOver(told) || keepsHandLimit(view, told)) return null
  const who = fighterOf(view)
  if (who === NONE || !isHuman(view, who)) return null
  const zone = view.at[who]!
  const strength = view.strength[zone]!
  return strength === 0
    ? null
    : stand(view, { who, zone, own: who === view.active, strength, extra: 0 }, null)
}

/** Whether the last battle of this turn has been fought. */
function isOver(told: readonly Event[]): boolean {
  const last = told.findLast(
    ({ type }) => type === 'battleEnded' || type === 'turnBegan' || type === 'zombieStepped',
  )
  return last?.type === 'battleEnded' && !last.more
}

/** Whether cards are discarded to the hand limit, after the last battle. */
const keepsHandLimit = ({ step }: View, told: readonly Event[]): boolean =>
  step === 'battle' && told.at(-1)?.type === 'discarded'

/** The character about to fight: the active one in its last two steps, or the one that a zombie character or an Ambush attacks. */
function fighterOf({ step, active, trail, threat, subject }: View): Who {
  if (THREATS[threat]?.effects.some(({ op }) => op === 'ambush')) return subject
  if (step === 'battle' || step === 'equip') return active
  const last = trail.at(-1)
  return step === 'zombie' && last?.step === 5 ? last.attacked : NONE
}

function stand(view: View, fight: Fight, rolled: View['battle']): Standing {
  const weapons = view.worn[fight.who]!
  const odds = oddsLeft(oddsOf(view, fight, weapons), view, rolled)
  const lie = rolled !== null && rolled.die > 0
  return {
    who: fight.who,
    zone: fight.zone,
    strength: fight.strength,
    parts: partsOf(view, fight, weapons),
    bonus: lie ? rolled.bonus : bonusOf(view, fight, weapons),
    sides: lie ? rolled.sides : sidesFor(fight.strength, weapons),
    die: rolled?.die ?? 0,
    horde: rolled?.horde ?? 0,
    ties: winsTies(weapons),
    chance: lie ? settled(odds, rolled.die, rolled.horde) : chanceToWin(odds),
    demand: rolled?.demand ?? NONE,
  }
}

// Without the re-rolls already used.
function oddsLeft(odds: Odds, view: View, rolled: View['battle']): Odds {
  if (!rolled) return odds
  const left = { ...odds }
  for (const card of rolled.used) {
    const one = oddsOf(view, rolled, [card])
    left.any -= one.any
    left.low -= one.low
    left.horde -= one.horde
  }
  return left
}

// What each weapon adds; the rest comes from the role, companions and tactics.
function partsOf(view: View, fight: Fight, weapons: readonly CardId[]): Part[] {
  const alone = bonusOf(view, { ...fight, extra: 0 }, [])
  const parts = weapons.map((card) => ({
    text: cardName(card),
    value: bonusOf(view, { ...fight, extra: 0 }, [card]) - alone,
  }))
  return [
    ...parts.filter(({ value }) => value !== 0),
    ...(alone > 0 ? [{ text: 'character', value: alone }] : []),
    ...(fight.extra > 0 ? [{ text: 'tactics', value: fight.extra }] : []),
  ]
}
