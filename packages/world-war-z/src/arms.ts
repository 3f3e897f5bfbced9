import type { Seen } from './bonus.ts'
import { fits } from './equip.ts'
import { chanceToWin, oddsOf } from './odds.ts'
import { isWeapon, tacticOf, weaponOf, type CardId, type Table, type Who, type ZoneId } from './table.ts'

/*
 * A character's best weapons in a zone. Used for the odds shown to players, and by bots.
 */

/** The part of the table that is looked at. All of it is face up. */
export type Known = Seen & Pick<Table, 'hand' | 'worn' | 'round'>

/** The weapons of a character, in hand and equipped. */
export const weaponsOf = (t: Pick<Table, 'hand' | 'worn'>, who: Who): CardId[] => [
  ...t.worn[who]!,
  ...t.hand[who]!.filter(isWeapon),
]

/** Every way to equip some of these weapons (7.2). Weapons that take up no slot are always equipped. */
export function arrangements(weapons: readonly CardId[]): CardId[][] {
  const free = weapons.filter((card) => weaponOf(card).slots === 0)
  const sets = [free]
  for (const [n, first] of weapons.entries()) {
    if (weaponOf(first).slots === 0 || !fits(free, first)) continue
    const one = [...free, first]
    sets.push(one)
    for (const second of weapons.slice(n + 1))
      if (weaponOf(second).slots > 0 && fits(one, second)) sets.push([...one, second])
  }
  return sets
}

/** The chance to win against a horde of this strength in a zone, with these weapons equipped. */
export function chanceIn(
  t: Seen,
  who: Who,
  zone: ZoneId,
  strength: number,
  weapons: readonly CardId[],
): number {
  return chanceToWin(oddsOf(t, { who, zone, own: true, strength, extra: 0 }, weapons))
}

/** The weapons with the best chance against a horde of this strength in a zone. */
export function bestArrangement(t: Known, who: Who, zone: ZoneId, strength: number): CardId[] {
  let best: CardId[] = []
  let most = -1
  for (const weapons of arrangements(weaponsOf(t, who))) {
    const chance = chanceIn(t, who, zone, strength, weapons)
    if (chance <= most) continue
    most = chance
    best = weapons
  }
  return best
}

/** Whether a character holds a tactic that may be played in its own turn, outside battles. */
export const hasOwnTurnTactic = ({ hand }: Pick<Table, 'hand'>, who: Who): boolean =>
  hand[who]!.some((card) => !isWeapon(card) && tacticOf(card).timing === 'own-turn')

/** Whether the active character arranges weapons for a battle, with nothing in between (7.2, 7.3). */
export const fightsNext = (
  t: Pick<Table, 'step' | 'active' | 'asked' | 'at' | 'strength' | 'hand'>,
): boolean =>
  t.step === 'equip' &&
  t.asked === t.active &&
  t.strength[t.at[t.active]!]! > 0 &&
  !hasOwnTurnTactic(t, t.active)
