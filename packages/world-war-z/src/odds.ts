import { HUMAN_DIE } from './data/numbers.ts'
import { bonusOf, sidesFor, winsTies, type Fight, type Seen } from './bonus.ts'
import { weaponOf, type CardId } from './table.ts'

/*
 * The chance to win a battle with the best use of re-rolls (7.3 no. 3 to 5).
 */

/** Everything that decides a battle. */
export interface Odds {
  bonus: number
  sides: number
  ties: boolean
  /** Re-rolls of the human die: of any face, and of low faces only. */
  any: number
  low: number
  /** Re-rolls of the horde's die. */
  horde: number
}

// Radices of the cache key: sides of a die, and re-rolls of a kind, stay below these.
const SIDES = 16
const REROLLS = 4

// The Infantry Carbine re-rolls faces up to this one.
const LOW = 2

const cache = new Map<number, number>()

/** The chance to win, from 0 to 1. */
export function chanceToWin(odds: Odds): number {
  const rerolls = (odds.any * REROLLS + odds.low) * REROLLS + odds.horde
  const key = ((odds.bonus * SIDES + odds.sides) * 2 + (odds.ties ? 1 : 0)) * REROLLS ** 3 + rerolls
  let chance = cache.get(key)
  if (chance === undefined) {
    chance = rolled(odds)
    cache.set(key, chance)
  }
  return chance
}

// The mean over all rolls.
function rolled(odds: Odds): number {
  let sum = 0
  for (let die = 1; die <= HUMAN_DIE; die++)
    for (let horde = 1; horde <= odds.sides; horde++) sum += settled(odds, die, horde)
  return sum / (HUMAN_DIE * odds.sides)
}

/** The chance to win after a roll. A battle that is won is not re-rolled. */
export function settled(odds: Odds, die: number, horde: number): number {
  const over = die + odds.bonus - horde
  if (over > 0 || (over === 0 && odds.ties)) return 1
  let best = 0
  if (odds.low > 0 && die <= LOW)
    best = Math.max(
      best,
      meanOver(HUMAN_DIE, (face) => settled({ ...odds, low: odds.low - 1 }, face, horde)),
    )
  if (odds.any > 0)
    best = Math.max(
      best,
      meanOver(HUMAN_DIE, (face) => settled({ ...odds, any: odds.any - 1 }, face, horde)),
    )
  if (odds.horde > 0)
    best = Math.max(
      best,
      meanOver(odds.sides, (face) => settled({ ...odds, horde: odds.horde - 1 }, die, face)),
    )
  return best
}

/** The mean over the faces of a die. */
export function meanOver(sides: number, chance: (face: number) => number): number {
  let sum = 0
  for (let face = 1; face <= sides; face++) sum += chance(face)
  return sum / sides
}

/** The odds of a fight with these weapons equipped. */
export function oddsOf(t: Seen, fight: Fight, weapons: readonly CardId[]): Odds {
  const odds: Odds = {
    bonus: bonusOf(t, fight, weapons),
    sides: sidesFor(fight.strength, weapons),
    ties: winsTies(weapons),
    any: 0,
    low: 0,
    horde: 0,
  }
  addRerolls(odds, weapons)
  return odds
}

/** The odds of a fight whose dice lie, with only the re-rolls of these weapons left. */
export function oddsWithRerolls(odds: Odds, weapons: readonly CardId[]): Odds {
  const left = { ...odds, any: 0, low: 0, horde: 0 }
  addRerolls(left, weapons)
  return left
}

function addRerolls(odds: Odds, weapons: readonly CardId[]): void {
  for (let i = 0; i < weapons.length; i++)
    for (const effect of weaponOf(weapons[i]!).effects) {
      if (effect.op === 'rerollHorde') odds.horde++
      if (effect.op === 'rerollHuman' && effect.faces.length === HUMAN_DIE) odds.any++
      if (effect.op === 'rerollHuman' && effect.faces.length < HUMAN_DIE) odds.low++
    }
}
