/*
 * Weapons, equipment and loot: every card a hero can carry (20.2, 20.3, 20.5). A table reads: a roll of `kill` or more
 * kills; otherwise one of `knockdown` or more knocks down; otherwise it misses.
 */

/** A table of a weapon, or of bare hands: the lowest roll that knocks down, and the lowest that kills. */
export interface HitTable {
  knockdown: number
  kill: number
}

/** How a weapon is fired (14.2 to 14.7). */
export type WeaponClass = 'semi-auto' | 'full-auto' | 'single-shot' | 'explosive' | 'melee'

/** A card as it is printed. */
export interface CardKind {
  id: string
  name: string
  kind: 'weapon' | 'med-pack' | 'armour' | 'stink-tank' | 'tool' | 'ammo' | 'loot'
  /** Rounds, or uses, on a fresh card. */
  rounds: number
  /** Weapons only. */
  class?: WeaponClass
  hits?: HitTable
  /** Squares it reaches; no limit when it is not given. */
  range?: number
  /** Rounds of one burst. */
  burst?: number
  /** A pistol may be held with another; of two, the stronger is the red die (14.5). */
  power?: number
  /** Ammunition only: the weapons it fits. */
  fits?: readonly string[]
  /** Loot only: what it is worth after a mission (15.4). */
  xp?: number
}

const weapon = (
  id: string,
  name: string,
  weaponClass: WeaponClass,
  hits: readonly [knockdown: number, kill: number],
  rounds: number,
  more: Partial<CardKind> = {},
): CardKind => ({
  id,
  name,
  kind: 'weapon',
  class: weaponClass,
  hits: { knockdown: hits[0], kill: hits[1] },
  rounds,
  ...more,
})

const ammo = (id: string, name: string, rounds: number, fits: readonly string[]): CardKind => ({
  id,
  name,
  kind: 'ammo',
  rounds,
  fits,
})

const loot = (id: string, name: string, xp: number): CardKind => ({ id, name, kind: 'loot', rounds: 1, xp })

const equipment = (id: string, name: string, kind: CardKind['kind'], rounds = 1): CardKind => ({
  id,
  name,
  kind,
  rounds,
})

/** Every kind of card; its number is its place in this list. */
export const CARDS: readonly CardKind[] = [
  weapon('pistol', 'Pistol', 'semi-auto', [4, 6], 12, { power: 1 }),
  weapon('magnum-44', '.44 Magnum', 'semi-auto', [4, 5], 6, { power: 2 }),
  weapon('assault-rifle', 'Assault Rifle', 'full-auto', [4, 6], 30, { burst: 3 }),
  weapon('shotgun', 'Shotgun', 'single-shot', [3, 5], 10, { range: 6 }),
  weapon('hunting-rifle', 'Hunting Rifle', 'single-shot', [3, 5], 5),
  weapon('grenade', 'Grenade', 'explosive', [3, 5], 1, { range: 6 }),
  weapon('pipe-bomb', 'Pipe Bomb', 'explosive', [4, 6], 1, { range: 4 }),
  weapon('katana', 'Katana', 'melee', [4, 6], 0),
  weapon('machete', 'Machete', 'melee', [4, 7], 0),
  weapon('combat-knife', 'Combat Knife', 'melee', [5, 7], 0),
  weapon('fire-axe', 'Fire Axe', 'melee', [5, 6], 0),
  weapon('cricket-bat', 'Cricket Bat', 'melee', [3, 7], 0),
  equipment('med-pack', 'Med Pack', 'med-pack'),
  equipment('rac-armour', 'R.A.C. Armour', 'armour'),
  equipment('stink-tank', 'Stink Tank', 'stink-tank', 5),
  equipment('bolt-cutters', 'Bolt Cutters', 'tool'),
  ammo('ammo-pistol', 'Pistol Rounds', 6, ['pistol']),
  ammo('ammo-shells', 'Shotgun Shells', 4, ['shotgun']),
  ammo('ammo-rifle', 'Rifle Magazine', 9, ['assault-rifle', 'hunting-rifle']),
  ammo('ammo-mixed', 'Mixed Rounds', 3, ['pistol', 'magnum-44', 'shotgun', 'assault-rifle', 'hunting-rifle']),
  loot('loot-tobacco', 'Tobacco', 4),
  loot('loot-tinned-food', 'Tinned Food', 3),
  loot('loot-water', 'Bottled Water', 2),
  loot('loot-whisky', 'Whisky', 5),
  loot('loot-radio', 'Wind-up Radio', 5),
  loot('loot-jewellery', 'Jewellery', 6),
]

/** The number of a kind of card; throws when there is none of that id. */
export function cardNamed(id: string): number {
  const found = CARDS.findIndex((card) => card.id === id)
  if (found < 0) throw new Error(`There is no card ${id}.`)
  return found
}
