import { idFrom } from '@shamble/engine'

/*
 * The combat cards (5). Each is a list of effects. `bonus.ts`, `battle.ts`, `loss.ts` and `tactics.ts` implement them;
 * `naming.ts` has their texts.
 */

/** When a bonus counts. All conditions given must hold. */
export interface When {
  /** Bounds of the horde's strength. */
  strengthMin?: number
  strengthMax?: number
  /** The zone is grey, whether or not its token has been turned up. */
  greyZone?: true
  /** Another human character is in the zone. */
  allyInZone?: true
  /** At least `count` other zones of the continent have a face-up horde of at least this strength. */
  otherZonesOnContinent?: { count: number; strengthMin: number }
}

export type WeaponEffect =
  | { op: 'bonus'; value: number; when?: When }
  | { op: 'bonusPerWin'; value: number; max: number }
  | { op: 'winTies' }
  | { op: 'rerollHuman'; faces: readonly number[] }
  | { op: 'rerollHorde' }
  | { op: 'shrinkDie'; steps: number }
  | { op: 'lossRoll'; min: number; reduce: number }
  | { op: 'saveOnLoss'; dieMin: number }
  | { op: 'breakOn'; face: number }

export type TacticEffect =
  | { op: 'weakenHere'; by: number }
  | { op: 'battleBonus'; value: number }
  | { op: 'rerollHumanNow' }
  | { op: 'cancelLoss' }
  | { op: 'optionalMove'; steps: number }
  | { op: 'moveOnContinent' }
  | { op: 'fly' }
  | { op: 'drawCombat'; count: number }
  | { op: 'moveHorde'; range: number }
  | { op: 'weakenAny'; by: number }
  | { op: 'revealGrey'; count: number }
  | { op: 'recoverWeapon'; count: number }
  | { op: 'cancelThreat' }

/** When a tactic may be played (5.2). */
export type Timing =
  'move' | 'own-turn' | 'before-battle-roll' | 'after-battle-roll' | 'after-battle-lost' | 'threat-drawn'

export interface Weapon {
  kind: 'weapon'
  id: string
  name: string
  copies: number
  /** How many of the two weapon slots it takes up. */
  slots: number
  effects: readonly WeaponEffect[]
}

export interface Tactic {
  kind: 'tactic'
  id: string
  name: string
  copies: number
  timing: Timing
  effects: readonly TacticEffect[]
}

export type Combat = Weapon | Tactic

const weapon = (name: string, copies: number, slots: number, ...effects: WeaponEffect[]): Combat => ({
  kind: 'weapon',
  id: idFrom(name),
  name,
  copies,
  slots,
  effects,
})

const tactic = (name: string, copies: number, timing: Timing, ...effects: TacticEffect[]): Combat => ({
  kind: 'tactic',
  id: idFrom(name),
  name,
  copies,
  timing,
  effects,
})

const bonus = (value: number, when?: When): WeaponEffect =>
  when ? { op: 'bonus', value, when } : { op: 'bonus', value }

/** The combat deck, each card once. A card's id is its index here. The weapons come first. */
export const COMBAT: readonly Combat[] = [
  weapon('Lobo', 3, 1, bonus(2)),
  weapon(
    'Adaptive Weaponry',
    2,
    1,
    bonus(1),
    bonus(1, { otherZonesOnContinent: { count: 3, strengthMin: 2 } }),
  ),
  weapon('Assault Rifle', 2, 1, { op: 'rerollHuman', faces: [1, 2, 3, 4, 5, 6] }),
  weapon('Infantry Carbine', 2, 1, bonus(1), { op: 'rerollHuman', faces: [1, 2] }),
  weapon('Crowbar', 2, 1, bonus(1), { op: 'winTies' }),
  weapon('Baseball Bat', 2, 1, bonus(1), bonus(1, { strengthMax: 1 })),
  { ...weapon('Pump Shotgun', 2, 1, bonus(2, { strengthMax: 2 })), id: 'shotgun' },
  weapon('Machete', 2, 1, bonus(1), bonus(1, { greyZone: true })),
  weapon('Combat Knife', 1, 0, bonus(1)),
  weapon('Riot Shield', 2, 1, { op: 'lossRoll', min: 4, reduce: 1 }),
  weapon('Flamethrower', 1, 1, bonus(2, { strengthMin: 3 }), { op: 'breakOn', face: 1 }),
  weapon('Sledgehammer', 1, 2, bonus(3)),
  weapon('Katana', 1, 1, bonus(1), { op: 'bonusPerWin', value: 1, max: 2 }),
  weapon('Light Machine Gun', 1, 1, { op: 'shrinkDie', steps: 1 }),
  weapon('Crossbow', 1, 1, { op: 'rerollHorde' }),
  weapon('Boar Spear', 1, 1, bonus(1), bonus(1, { allyInZone: true })),
  weapon('Marksman Rifle', 1, 1, bonus(1), { op: 'saveOnLoss', dieMin: 5 }),
  tactic('Booby Trap', 2, 'before-battle-roll', { op: 'weakenHere', by: 1 }),
  tactic('Redeployment', 2, 'move', { op: 'moveOnContinent' }),
  tactic('Firing Line', 2, 'before-battle-roll', { op: 'battleBonus', value: 3 }),
  tactic('Second Wind', 2, 'after-battle-roll', { op: 'rerollHumanNow' }),
  tactic('Fall Back', 2, 'after-battle-lost', { op: 'cancelLoss' }, { op: 'optionalMove', steps: 1 }),
  tactic('Resupply Drop', 2, 'own-turn', { op: 'drawCombat', count: 2 }),
  tactic('Countermeasures', 2, 'threat-drawn', { op: 'cancelThreat' }),
  tactic('Decoy Sirens', 2, 'own-turn', { op: 'moveHorde', range: 1 }),
  tactic('Air Strike', 1, 'own-turn', { op: 'weakenAny', by: 2 }),
  tactic('Recon Flight', 1, 'own-turn', { op: 'revealGrey', count: 2 }, { op: 'drawCombat', count: 1 }),
  tactic('Airlift', 1, 'move', { op: 'fly' }),
  tactic('Salvage Run', 1, 'own-turn', { op: 'recoverWeapon', count: 1 }),
]
