import { type When } from './data/combat.ts'
import { abilityOf, ROLES } from './data/roles.ts'
import { ZONES } from './data/zones.ts'
import { continentOf, distance } from './map.ts'
import {
  dieOf,
  isHuman,
  weaponOf,
  type Battle,
  type CardId,
  type Table,
  type Who,
  type ZoneId,
} from './table.ts'

/*
 * What counts in a battle: the human bonus and the horde's die (5.1, 7.3 no. 2).
 */

/** What can be seen of a table by whoever adds up a bonus. */
export type Seen = Pick<Table, 'strength' | 'at' | 'role' | 'wins'>

/** Where and against what a character fights. */
export type Fight = Pick<Battle, 'who' | 'zone' | 'own' | 'strength' | 'extra'>

const hasRole = (op: 'aura' | 'reduceLossNear'): number =>
  ROLES.findIndex(({ abilities }) => abilities.some((ability) => ability.op === op))
const MARSHAL = hasRole('aura')
const MEDIC = hasRole('reduceLossNear')
const AURA = abilityOf(MARSHAL, 'aura')!
const VETERANS = ROLES.map((_, role) => abilityOf(role, 'bonus')?.value ?? 0)

/** 7.3 no. 2. The human bonus: weapons, character, and what tactics add. */
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
    // Katana: battles won in this Battle step; none when defending.
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

// Adaptive Weaponry: other zones of the continent with a face-up horde of so much.
function otherHordes({ strength }: Seen, zone: ZoneId, least: number): number {
  let hordes = 0
  for (const other of continentOf(zone)) if (other !== zone && strength[other]! >= least) hordes++
  return hordes
}

// Whether another human character is in the zone, or so near to it.
function isNear({ at }: Seen, who: Who, zone: ZoneId, range: number): boolean {
  for (let other = 0; other < at.length; other++)
    if (other !== who && isHuman({ at }, other) && distance(at[other]!, zone) <= range) return true
  return false
}

// 4, Marshal. Others near it have +1; it has +1 itself while another is near. At most once a battle each.
function auraFor(t: Seen, who: Who, zone: ZoneId): number {
  const marshal = t.role.indexOf(MARSHAL)
  if (marshal < 0 || !isHuman(t, marshal)) return 0
  if (marshal === who) return isNear(t, who, zone, AURA.range) ? AURA.bonus : 0
  return distance(t.at[marshal]!, zone) <= AURA.range ? AURA.bonus : 0
}

/** 4, Field Medic. The Medic that tends a character who loses here to such a horde, itself included; -1 for none. */
export function medicFor(t: Pick<Table, 'role' | 'at'>, zone: ZoneId, strength: number): Who {
  const { strengthMin, range } = abilityOf(MEDIC, 'reduceLossNear')!
  const medic = t.role.indexOf(MEDIC)
  if (medic < 0 || !isHuman(t, medic) || strength < strengthMin) return -1
  return distance(t.at[medic]!, zone) <= range ? medic : -1
}

/** 5.1, Light Machine Gun. The sides of the horde's die, made smaller by weapons. */
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
