/*
 * The weights of a plan. They depend on the rounds that are left: near the end cards are worth little.
 */

/** The weights at one stage of the game. The unit is one strength off a horde of 3. */
export interface Stage {
  /** By strength: to weaken a horde by one; and to draw a card for it. */
  step: readonly number[]
  card: number
  /** The cost of each card that a lost battle demands, its factor with few cards left, the cost of a loss without a card. */
  lostCard: number
  few: number
  none: number
  /** The share of battles one and two zones further on. */
  next: number
  beyond: number
  /** The cost of a flight by aircraft, by tactic, and by the Pilot's discard. */
  fly: number
  play: number
  pilot: number
  /** The worth of a tactic in hand. */
  tactic: number
}

export interface Weights {
  /** By rounds left after this one; the last entry holds for all more. */
  stages: readonly Stage[]
  /** The share of battles near another character, in later turns. */
  covered: number
  /** A face-down token counts as a horde of this strength. */
  unknown: number
  /** Countermeasures are played when this many hordes would become strong, and how much a face-down token counts. */
  threatening: number
  tokenShare: number
}

const USUAL: Stage = {
  step: [0, 0.2, 0.35, 1, 0.7],
  card: 0.25,
  lostCard: 0.3,
  few: 1.6,
  none: 6,
  next: 0.4,
  beyond: 0.15,
  fly: 0.4,
  play: 0.5,
  pilot: 0.6,
  tactic: 0.3,
}
const LATE: Stage = { ...USUAL, fly: 0.15, play: 0.2, pilot: 0.25 }
const LAST: Stage = {
  ...LATE,
  step: [0, 0, 0, 1, 0.3],
  card: 0,
  lostCard: 0.02,
  few: 1,
  none: 0.6,
  next: 0,
  beyond: 0,
  tactic: 0,
}

/** The weights of the reference's sample policy (10). */
export const SAMPLE: Weights = {
  stages: [LAST, LATE, LATE, USUAL],
  covered: 1,
  unknown: 2,
  threatening: 1.5,
  tokenShare: 0.25,
}
