import { bestArrangement, chanceIn, type Known } from './arms.ts'
import { DEMANDS } from './data/numbers.ts'
import { cardsOf, rounds, type CardId, type Who, type ZoneId } from './table.ts'
import { SAMPLE, type Stage, type Weights } from './weights.ts'

/*
 * The worth of fighting in a zone, for bots.
 */

// A character with at most this many cards has few.
const FEW = 2

/** The weights of the present stage. */
export function stageOf(t: Pick<Known, 'role' | 'round'>, { stages }: Weights): Stage {
  const left = rounds(t) - t.round
  return stages[Math.max(0, Math.min(left, stages.length - 1))]!
}

/** The worth of an obligatory battle with these weapons, and of those after it while they pay. */
export function worthOf(
  t: Known,
  who: Who,
  zone: ZoneId,
  strength: number,
  weapons: readonly CardId[],
  weights: Weights = SAMPLE,
): number {
  if (strength === 0) return 0
  const stage = stageOf(t, weights)
  const chance = chanceIn(t, who, zone, strength, weapons)
  const onward = Math.max(0, worthOf(t, who, zone, strength - 1, weapons, weights))
  return (
    chance * (stage.step[strength]! + stage.card + onward) - (1 - chance) * costOf(t, who, strength, stage)
  )
}

/** The cost of a battle lost to a horde of this strength. */
export function costOf(t: Known, who: Who, strength: number, { none, lostCard, few }: Stage): number {
  const cards = cardsOf(t, who)
  return cards === 0 ? none : lostCard * DEMANDS[strength]! * (cards <= FEW ? few : 1)
}

/** The worth of a zone to a character with its best weapons, when its horde is assumed to have this strength. */
export function zoneWorth(
  t: Known,
  who: Who,
  zone: ZoneId,
  strength: number,
  weights: Weights = SAMPLE,
): number {
  if (strength === 0) return 0
  return worthOf(t, who, zone, strength, bestArrangement(t, who, zone, strength), weights)
}
