/*
 * The perks (16.4). Every class has the same ladder of prices (16.5); the dearest of each is its power perk (16.3).
 */

export const PERK_CLASSES = ['agility', 'ballistic', 'melee', 'survival'] as const
export type PerkClass = (typeof PERK_CLASSES)[number]

export const RATINGS = ['red', 'amber', 'green'] as const
export type Rating = (typeof RATINGS)[number]

/** A perk as the price list has it: what it costs a hero rated red, amber and green. */
export interface PerkKind {
  id: string
  name: string
  class: PerkClass
  price: readonly [red: number, amber: number, green: number]
  /** Used three times a mission instead of always on. */
  power: boolean
  text: string
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

const ladder = (
  perkClass: PerkClass,
  perks: readonly (readonly [id: string, name: string, text: string])[],
): PerkKind[] =>
  perks.map(([id, name, text], step) => ({
    id,
    name,
    class: perkClass,
    price: LADDER[step]!,
    power: step === 0,
    text,
  }))

/** Every perk; its number is its place in this list. */
export const PERKS: readonly PerkKind[] = [
  ...ladder('agility', [
    ['redline', 'Redline', 'Two more action points in this move.'],
    ['greased', 'Greased', 'Moving inside grab zones needs no grab tests.'],
    ['dodgy', 'Dodgy', 'One more on every grab test.'],
    ['turbo', 'Turbo', 'A sprint of up to seven squares for 4 AP.'],
    ['skinny', 'Skinny', 'Steps diagonally past the frame of an open doorway.'],
    ['kip-up', 'Kip Up', 'Stands up for 1 AP.'],
  ]),
  ...ladder('ballistic', [
    ['dead-eye', 'Dead Eye', 'Aimed Fire costs 1 AP in this move.'],
    ['double-tap', 'Double Tap', 'One more round turns the knockdown of a single shot into a kill.'],
    ['run-and-gun', 'Run & Gun', 'One Quick Fire inside a sprint of 2 AP.'],
    ['hit-man', 'Hit Man', 'For 4 AP a kill without dice, in sight and range, for one round.'],
    ['smile', 'Smile', 'Executes with a firearm at up to six squares.'],
    ['kneecap', 'Kneecap', 'May turn the kill of an aimed shot into a knockdown.'],
  ]),
  ...ladder('melee', [
    ['berserker', 'Berserker', 'One more on melee attacks this turn.'],
    ['black-belt', 'Black Belt', 'One more on melee attacks with bare hands.'],
    ['shogun', 'Shogun', 'One more on melee attacks with a weapon.'],
    ['hit-and-run', 'Hit & Run', 'One Melee attack inside a sprint of 2 AP.'],
    ['snap', 'Snap', 'Assassinates with bare hands.'],
    ['kerb-stomp', 'Kerb Stomp', 'Executes with bare hands.'],
  ]),
  ...ladder('survival', [
    ['blessed', 'Blessed', 'Rolls a failed attack or test again.'],
    ['scavenger', 'Scavenger', 'Once a search, keeps the next card instead of the one drawn.'],
    ['moral-support', 'Moral Support', 'Once a turn, gives one action point to a hero in sight.'],
    ['fence', 'Fence', 'After a victory, 10 XP for each firearm found and never fired.'],
    ['bandit', 'Bandit', 'Searches for 3 AP.'],
    ['quick-draw', 'Quick Draw', 'Changes the active weapon twice a turn.'],
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
