import type { When } from './data/combat.ts'
import { abilityOf, ROLES } from './data/roles.ts'
import { ZONES } from './data/zones.ts'
import { continentOf, distance } from './map.ts'
import {
  dieOf,
  isHuman,
  NONE,
  weaponOf,
  type Battle,
  type CardId,
  type Table,
  type Who,
  type ZoneId,
} from './table.ts'

/*
 * The human bonus and the horde's die (5.1, 7.3 no. 2).
 */

/** The part of the table that decides a bonus. All of it is face up. */
export type Seen = Pick<Table, 'strength' | 'at' | 'role' | 'wins'>

/** A fight, possibly one that has not begun. */
export type Fight = Pick<Battle, 'who' | 'zone' | 'own' | 'strength' | 'extra'>

const hasRole = (op: 'aura' | 'reduceLossNear'): number =>
  ROLES.findIndex(({ abilities }) => abilities.some((ability) => ability.op === op))
const MARSHAL = hasRole('aura')
const MEDIC = hasRole('reduceLossNear')
const AURA = abilityOf(MARSHAL, 'aura')!
const VETERANS = ROLES.map((_, role) => abilityOf(role, 'bonus')?.value ?? 0)

/** 7.3 no. 2. The human bonus: from weapons, characters and tactics. */
export function bonusOf(t: Seen, fight: Fight, weapons: readonly CardId[]): number {
  let sum = fight.extra + VETERANS[t.role[fight.who]!]! + auraFor(t, fight.who, fight.zone)
  for (let i = 0; i < weapons.length; i++) sum += weaponBonus(t, fight, weapons[i]!)
  return sum
}

function weaponBonus(t: Seen, fight: Fight, card: CardId): number {
  const { effects } = weaponOf(card)
  let sum = 0
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!
    if (effect.op === 'bonus' && (!effect.when || holds(t, fight, effect.when))) sum += effect.value
    // Katana: counts battles won in this Battle step, and nothing when defending.
    if (effect.op === 'bonusPerWin' && fight.own) sum += Math.min(effect.max, t.wins * effect.value)
  }
  return sum
}

// 5.1. The conditions under which a bonus counts.
function holds(t: Seen, { who, zone, strength }: Fight, when: When): boolean {
  if (when.strengthMin !== undefined && strength < when.strengthMin) return false
  if (when.strengthMax !== undefined && strength > when.strengthMax) return false
  if (when.greyZone && !ZONES[zone]!.grey) return false
  if (when.allyInZone && !isNear(t, who, zone, 0)) return false
  const others = when.otherZonesOnContinent
  return !others || otherHordes(t, zone, others.strengthMin) >= others.count
}

// Adaptive Weaponry: counts the other zones of the continent with a face-up horde of at least `min`.
function otherHordes({ strength }: Seen, zone: ZoneId, min: number): number {
  let hordes = 0
  for (const other of continentOf(zone)) if (other !== zone && strength[other]! >= min) hordes++
  return hordes
}

// Whether another human character is within `range` of the zone.
function isNear({ at }: Seen, who: Who, zone: ZoneId, range: number): boolean {
  for (let other = 0; other < at.length; other++)
    if (other !== who && isHuman({ at }, other) && distance(at[other]!, zone) <= range) return true
  return false
}

// 4, Marshal. Characters near the Marshal have +1, and so has the Marshal while another is near.
function auraFor(t: Seen, who: Who, zone: ZoneId): number {
  const marshal = t.role.indexOf(MARSHAL)
  if (marshal < 0 || !isHuman(t, marshal)) return 0
  if (marshal === who) return isNear(t, who, zone, AURA.range) ? AURA.bonus : 0
  return distance(t.at[marshal]!, zone) <= AURA.range ? AURA.bonus : 0
}

/** 4, Field Medic. The Medic who helps after a loss in this zone to a horde of this strength; NONE for no one. */
export function medicFor(t: Pick<Table, 'role' | 'at'>, zone: ZoneId, strength: number): Who {
  const { strengthMin, range } = abilityOf(MEDIC, 'reduceLossNear')!
  const medic = t.role.indexOf(MEDIC)
  if (medic < 0 || !isHuman(t, medic) || strength < strengthMin) return NONE
  return distance(t.at[medic]!, zone) <= range ? medic : NONE
}

/** 5.1, Light Machine Gun. The sides of the horde's die, which weapons may reduce. */
export function sidesFor(strength: number, weapons: readonly CardId[]): number {
  let smaller = 0
  for (let i = 0; i < weapons.length; i++)
    for (const effect of weaponOf(weapons[i]!).effects) if (effect.op === 'shrinkDie') smaller += effect.steps
  return dieOf(strength, smaller)
}

/** 5.1, Crowbar. Whether ties are won. */
export function winsTies(weapons: readonly CardId[]): boolean {
  for (let i = 0; i < weapons.length; i++)
    for (const effect of weaponOf(weapons[i]!).effects) if (effect.op === 'winTies') return true
  return false
}
