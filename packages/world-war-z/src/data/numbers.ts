/*
 * Set-up, dice and limits (3, 7).
 */

/** What the number of characters decides (3). */
export interface Setting {
  label: string
  rounds: number
  /** Starting combat cards in seat order. */
  cards: readonly number[]
}

/** By the number of characters (3). */
export const SETTINGS: Readonly<Record<number, Setting>> = {
  2: { label: 'Casual', rounds: 8, cards: [5, 5] },
  3: { label: 'Challenging', rounds: 7, cards: [4, 3, 3] },
  4: { label: 'Nightmare', rounds: 6, cards: [2, 2, 2, 2] },
}

/** The face-down tokens of the grey zones (3 no. 4). */
export const GREY_TOKENS: readonly number[] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4]
/** The strength of an opening horde, by the faces of a d12 (3 no. 5). */
export const OPENING: readonly number[] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4]

export const HUMAN_DIE = 6
/** The horde's die by its strength (7.3). */
export const HORDE_DICE: readonly number[] = [0, 6, 8, 10, 12]
/** The cards that a lost battle demands, by the horde's strength (7.3 no. 7). */
export const DEMANDS: readonly number[] = [0, 1, 1, 2, 2]

export const MAX_STRENGTH = 4
/** A horde of this strength and more is strong (1). */
export const STRONG = 3
/** With more strong hordes than this the game is lost at the end (7.6). */
export const STRONG_LIMIT = 10
export const WEAPON_SLOTS = 2
export const HAND_LIMIT = 5
