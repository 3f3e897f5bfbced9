/*
 * What a plan holds things worth. It depends on how many rounds are left: near the end cards are hardly worth anything any more.
 */

/** What counts with so many rounds left. The unit is a horde of 3 made one of 2. */
export interface Stage {
  /** To make a horde of a strength one weaker; and to draw a card for it. */
  step: readonly number[]
  card: number
  /** Each card that a lost battle demands; the factor with few cards left; and a battle lost without a card. */
  lostCard: number
  few: number
  none: number
  /** How much of what lies one zone and two zones further on counts. */
  next: number
  beyond: number
  /** What a flight costs, by aircraft, by tactic and by the Pilot's discard. */
  fly: number
  play: number
  pilot: number
  /** What a tactic is worth that is kept. */
  tactic: number
}

/** What a plan holds things worth. */
export interface Weights {
  /** By the number of rounds left after this one, the last for all more. */
  stages: readonly Stage[]
  /** How much of what another character will deal with counts for later turns. */
  covered: number
  /** A face-down token counts as a horde of this strength. */
  unknown: number
  /** Countermeasures are played when so many hordes would become strong; a face-down token counts for a fraction. */
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
