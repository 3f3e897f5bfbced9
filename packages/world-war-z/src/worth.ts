import { DEMANDS } from './data/numbers.ts'
import { fits } from './equip.ts'
import { chanceToWin, oddsOf } from './odds.ts'
import type { Seen } from './bonus.ts'
import {
  cardsOf,
  isWeapon,
  rounds,
  weaponOf,
  type CardId,
  type Table,
  type Who,
  type ZoneId,
} from './table.ts'

/*
 * What a zone is worth to a character that would fight there: for bots, and to tell people their chances.
 */

/** What is looked at: all of it lies face up. */
export type Known = Seen & Pick<Table, 'hand' | 'worn' | 'round'>

/** A face-down token counts as a horde of this strength. */
export const UNKNOWN = 2

// What it is worth to weaken a horde of a strength, and to draw a card for it.
const STEP = [0, 0.2, 0.35, 1, 0.7]
const CARD = 0.25
// What each card demanded costs: usually, with few cards left, and with none.
const LOST_CARD = 0.3
const FEW = 2
const FEW_FACTOR = 1.6
const LAST_STAND = 6
// In the last round only strong hordes count, and cards hardly.
const LAST_STEP = [0, 0, 0, 1, 0.3]
const LAST_CARD = 0.02
const LAST_NONE = 0.6

/** The weapons of a character, in hand and equipped. */
export const weaponsOf = (t: Pick<Table, 'hand' | 'worn'>, who: Who): CardId[] => [
  ...t.worn[who]!,
  ...t.hand[who]!.filter(isWeapon),
]

/** Every legal way to equip some of these weapons, those without slots always among them. */
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

/** The chance to win against a horde of a strength in a zone, with these weapons equipped. */
export function chanceIn(
  t: Seen,
  who: Who,
  zone: ZoneId,
  strength: number,
  weapons: readonly CardId[],
): number {
  return chanceToWin(oddsOf(t, { who, zone, own: true, strength, extra: 0 }, weapons))
}

/** The weapons of a character that are best against a horde of a strength in a zone. */
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

/** What a battle is worth with these weapons, fought on as long as it pays; the first one is obligatory. */
export function worthOf(
  t: Known,
  who: Who,
  zone: ZoneId,
  strength: number,
  weapons: readonly CardId[],
): number {
  if (strength === 0) return 0
  const chance = chanceIn(t, who, zone, strength, weapons)
  const onward = Math.max(0, worthOf(t, who, zone, strength - 1, weapons))
  return chance * (gain(t, strength) + onward) - (1 - chance) * cost(t, who, strength)
}

const isLast = (t: Known): boolean => t.round >= rounds(t)

const gain = (t: Known, strength: number): number =>
  isLast(t) ? LAST_STEP[strength]! : STEP[strength]! + CARD

function cost(t: Known, who: Who, strength: number): number {
  const cards = cardsOf(t, who)
  if (isLast(t)) return cards === 0 ? LAST_NONE : LAST_CARD * DEMANDS[strength]!
  if (cards === 0) return LAST_STAND
  return LOST_CARD * DEMANDS[strength]! * (cards <= FEW ? FEW_FACTOR : 1)
}

/** What a zone is worth to a character that equips as well as it can; `strength` says how strong its horde is taken to be. */
export function zoneWorth(t: Known, who: Who, zone: ZoneId, strength: number): number {
  if (strength === 0) return 0
  return worthOf(t, who, zone, strength, bestArrangement(t, who, zone, strength))
}
