import { ZONES } from '../../src/data/zones.ts'

/*
 * A plain model of a battle, written from chapters 4, 5.1 and 7.3 of the reference and not from the program: every die in every case,
 * with the best use of re-rolls.
 */

/** A battle of a character in its own Battle step. */
export interface Fight {
  role: string
  zone: string
  worn: readonly string[]
  /** The strengths of face-up hordes by zone; one of them stands in the zone. */
  hordes: Readonly<Record<string, number>>
  /** The zones of the other human characters by role. */
  others: Readonly<Record<string, string>>
  /** Battles won before in this Battle step. */
  wins: number
  /** Firing Lines played before the roll. */
  lines: number
}

const zoneOf = (id: string) => ZONES.find((zone) => zone.id === id)!

const touches = (one: string, other: string): boolean => {
  const waysFrom = ({ land, sea, wrap }: (typeof ZONES)[number]) => [...land, ...sea, ...wrap]
  return waysFrom(zoneOf(one)).includes(other) || waysFrom(zoneOf(other)).includes(one)
}

const isNear = (one: string, other: string): boolean => one === other || touches(one, other)

export const strengthOf = ({ hordes, zone }: Fight): number => hordes[zone]!

// 5.1. What each weapon adds to the human die.
function bonusOfWeapon(fight: Fight, weapon: string): number {
  const { zone, hordes, others, wins } = fight
  const strength = strengthOf(fight)
  switch (weapon) {
    case 'lobo':
      return 2
    case 'adaptive-weaponry': {
      const { continent } = zoneOf(zone)
      const strong = ZONES.filter(
        ({ id, continent: its }) => id !== zone && its === continent && (hordes[id] ?? 0) >= 2,
      )
      return strong.length >= 3 ? 2 : 1
    }
    case 'baseball-bat':
      return strength === 1 ? 2 : 1
    case 'shotgun':
      return strength <= 2 ? 2 : 0
    case 'machete':
      return zoneOf(zone).grey ? 2 : 1
    case 'flamethrower':
      return strength >= 3 ? 2 : 0
    case 'sledgehammer':
      return 3
    case 'katana':
      return 1 + Math.min(2, wins)
    case 'boar-spear':
      return Object.values(others).includes(zone) ? 2 : 1
    case 'infantry-carbine':
    case 'crowbar':
    case 'combat-knife':
    case 'marksman-rifle':
      return 1
    default:
      return 0
  }
}

// 4, 5. Characters, weapons and tactics together.
export function bonusOf(fight: Fight): number {
  const { role, zone, worn, others, lines } = fight
  const veteran = role === 'veteran' ? 1 : 0
  const besideMarshal = others.marshal !== undefined && isNear(others.marshal, zone)
  const isMarshalWithOthers = role === 'marshal' && Object.values(others).some((at) => isNear(at, zone))
  const marshal = besideMarshal || isMarshalWithOthers ? 1 : 0
  return worn.reduce((sum, weapon) => sum + bonusOfWeapon(fight, weapon), veteran + marshal + 3 * lines)
}

// 7.3 no. 2, 5.1. The sides of the horde's die.
export function sidesOf(fight: Fight): number {
  const sizes = [6, 8, 10, 12]
  const smaller = fight.worn.filter((weapon) => weapon === 'light-machine-gun').length
  return sizes[Math.max(0, strengthOf(fight) - 1 - smaller)]!
}

/** 7.3 no. 5. Whether these dice win. */
export function wins(fight: Fight, die: number, horde: number): boolean {
  const total = die + bonusOf(fight)
  return total > horde || (total === horde && fight.worn.includes('crowbar'))
}

/** The dice as they lie, and the weapons that can still re-roll one. */
export interface Dice {
  die: number
  horde: number
  left: readonly string[]
}

const REROLLS = ['assault-rifle', 'infantry-carbine', 'crossbow']

/** 7.3 no. 4. The weapons of a fight that re-roll a die. */
export const rerollsOf = ({ worn }: Fight): string[] => worn.filter((weapon) => REROLLS.includes(weapon))

/** The re-rolls that these dice allow. */
export const allowed = ({ die, left }: Dice): string[] =>
  left.filter((weapon) => weapon !== 'infantry-carbine' || die <= 2)

/** The dice after a re-roll, once for every face. */
export function rerolled(fight: Fight, { die, horde, left }: Dice, weapon: string): Dice[] {
  const rest = left.toSpliced(left.indexOf(weapon), 1)
  if (weapon === 'crossbow') return faces(sidesOf(fight)).map((face) => ({ die, horde: face, left: rest }))
  return faces(6).map((face) => ({ die: face, horde, left: rest }))
}

export const faces = (sides: number): number[] => Array.from({ length: sides }, (_, n) => n + 1)

export const mean = (chances: readonly number[]): number =>
  chances.reduce((sum, chance) => sum + chance, 0) / chances.length

/** The chance to win from these dice, and the re-roll that has it; null: the dice are kept. */
export function best(fight: Fight, dice: Dice): { chance: number; reroll: string | null } {
  if (wins(fight, dice.die, dice.horde)) return { chance: 1, reroll: null }
  let found: { chance: number; reroll: string | null } = { chance: 0, reroll: null }
  for (const weapon of allowed(dice)) {
    const chance = mean(rerolled(fight, dice, weapon).map((after) => best(fight, after).chance))
    if (chance > found.chance) found = { chance, reroll: weapon }
  }
  return found
}

/** The chance to win a fight that is about to be rolled. */
export const chanceOf = (fight: Fight): number =>
  mean(
    faces(6).flatMap((die) =>
      faces(sidesOf(fight)).map((horde) => best(fight, { die, horde, left: rerollsOf(fight) }).chance),
    ),
  )

/** 7.3 no. 7. The cards that a loss demands before anything reduces it. */
export const demandOf = (fight: Fight): number => (strengthOf(fight) <= 2 ? 1 : 2)

/** 7.3 no. 7. The cards that are left to discard after a loss; `shields`: the dice of Riot Shields, rolled while anything is demanded. */
export function discardsOf(fight: Fight, die: number, shields: readonly number[]): number {
  const { worn, others, role, zone } = fight
  let demand = demandOf(fight)
  if (worn.includes('marksman-rifle') && die >= 5) demand = 0
  for (const shows of shields) if (demand > 0 && shows >= 4) demand--
  const isTended = role === 'medic' || (others.medic !== undefined && isNear(others.medic, zone))
  return isTended && strengthOf(fight) >= 3 && demand > 0 ? demand - 1 : demand
}
