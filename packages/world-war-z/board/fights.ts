import type { Json } from '@shamble/engine'
import { bonusOf, sidesFor, winsTies, type Fight } from '../src/bonus.ts'
import { cardName } from '../src/naming.ts'
import { chanceToWin, oddsOf, settled, type Odds } from '../src/odds.ts'
import { isHuman, NONE, type CardId, type Who, type ZoneId } from '../src/table.ts'
import type { View } from '../src/view.ts'

/*
 * What a board says of battles before they are fought: the odds, and what the bonus is made of.
 */

/** `45 %`. Never a sure thing that is not sure. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100)
  if (whole === 0 && chance > 0) return '1 %'
  if (whole === 100 && chance < 1) return '99 %'
  return `${whole} %`
}

/** The chance to win a battle that a click leads to, from what the rules say of its moves; null where there is none. */
export function chanceIn(facts: readonly Json[]): number | null {
  const odds = facts
    .map((fact) => (fact as { odds?: number } | null)?.odds)
    .filter((odds) => odds !== undefined)
  return odds.length > 0 ? Math.max(...odds) : null
}

/** One part of a bonus. */
export interface Part {
  text: string
  value: number
}

/** A battle as it stands: who, where, against what, the dice if they lie, and the odds. */
export interface Standing {
  who: Who
  zone: ZoneId
  strength: number
  parts: Part[]
  bonus: number
  /** The sides of the horde's die. */
  sides: number
  /** 0 until they are rolled. */
  die: number
  horde: number
  ties: boolean
  chance: number
  /** The cards that a loss demands; -1 while it is not lost. */
  demand: number
}

/** The battle that is fought, or the one that comes; null when none does. */
export function standingOf(view: View): Standing | null {
  const { battle } = view
  if (battle) return battle.strength > 0 ? stand(view, battle, battle) : null
  const who = fighterOf(view)
  if (who === NONE || !isHuman(view, who)) return null
  const zone = view.at[who]!
  const strength = view.strength[zone]!
  return strength === 0
    ? null
    : stand(view, { who, zone, own: who === view.active, strength, extra: 0 }, null)
}

/** Who is about to fight: whoever has come to a horde, or is attacked by a zombie character. */
function fighterOf({ step, active, trail }: View): Who {
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
    bonus: bonusOf(view, fight, weapons),
    sides: sidesFor(fight.strength, weapons),
    die: rolled?.die ?? 0,
    horde: rolled?.horde ?? 0,
    ties: winsTies(weapons),
    chance: lie ? settled(odds, rolled.die, rolled.horde) : chanceToWin(odds),
    demand: rolled?.demand ?? NONE,
  }
}

// Re-rolls that have been used are gone.
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

// What each weapon adds by itself; the rest is the character and its company, and tactics.
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
