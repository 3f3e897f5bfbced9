import { HEROES } from './heroes.ts'

/*
 * The perks (16.4). Every class has the same ladder of prices (16.5); the dearest of each is its power perk (16.3).
 */

export const PERK_CLASSES = ['agility', 'ballistic', 'melee', 'survival'] as const
export type PerkClass = (typeof PERK_CLASSES)[number]

const RATINGS = ['red', 'amber', 'green'] as const
export type Rating = (typeof RATINGS)[number]

/** A perk as the price list has it: what it costs a hero rated red, amber and green. */
export interface PerkKind {
  id: string
  name: string
  class: PerkClass
  price: readonly [red: number, amber: number, green: number]
  /** Used three times a mission instead of always on. */
  power: boolean
}

const LADDER = [
  [90, 70, 50],
  [80, 60, 40],
  [80, 60, 40],
  [70, 50, 30],
  [70, 50, 30],
  [60, 40, 20],
] as const

/** How often a power perk may be used in a mission (16.3). */
export const POWER_USES = 3

const ladder = (perkClass: PerkClass, perks: readonly (readonly [id: string, name: string])[]): PerkKind[] =>
  perks.map(([id, name], step) => ({
    id,
    name,
    class: perkClass,
    price: LADDER[step]!,
    power: step === 0,
  }))

/** Every perk; its number is its place in this list. */
export const PERKS: readonly PerkKind[] = [
  ...ladder('agility', [
    ['redline', 'Redline'],
    ['greased', 'Greased'],
    ['dodgy', 'Dodgy'],
    ['turbo', 'Turbo'],
    ['skinny', 'Skinny'],
    ['kip-up', 'Kip Up'],
  ]),
  ...ladder('ballistic', [
    ['dead-eye', 'Dead Eye'],
    ['double-tap', 'Double Tap'],
    ['run-and-gun', 'Run & Gun'],
    ['hit-man', 'Hit Man'],
    ['smile', 'Smile'],
    ['kneecap', 'Kneecap'],
  ]),
  ...ladder('melee', [
    ['berserker', 'Berserker'],
    ['black-belt', 'Black Belt'],
    ['shogun', 'Shogun'],
    ['hit-and-run', 'Hit & Run'],
    ['snap', 'Snap'],
    ['kerb-stomp', 'Kerb Stomp'],
  ]),
  ...ladder('survival', [
    ['blessed', 'Blessed'],
    ['scavenger', 'Scavenger'],
    ['moral-support', 'Moral Support'],
    ['fence', 'Fence'],
    ['bandit', 'Bandit'],
    ['quick-draw', 'Quick Draw'],
  ]),
]

/** The numbers of the perks, by name: `PERK.snap` is its place in the list. */
export const PERK = {
  redline: 0,
  greased: 1,
  dodgy: 2,
  turbo: 3,
  skinny: 4,
  kipUp: 5,
  deadeye: 6,
  doubleTap: 7,
  runAndGun: 8,
  hitMan: 9,
  smile: 10,
  kneecap: 11,
  berserker: 12,
  blackBelt: 13,
  shogun: 14,
  hitAndRun: 15,
  snap: 16,
  kerbStomp: 17,
  blessed: 18,
  scavenger: 19,
  moralSupport: 20,
  fence: 21,
  bandit: 22,
  quickDraw: 23,
} as const

/** What a perk costs a hero, by his rating in its class (16.2). */
export function priceOf(hero: number, perk: number): number {
  const { class: perkClass, price } = PERKS[perk]!
  return price[RATINGS.indexOf(HEROES[hero]!.ratings[perkClass])]!
}
