import { bestArrangement, chanceIn, type Known } from './arms.ts'
import { DEMANDS } from './data/numbers.ts'
import { cardsOf, rounds, type CardId, type Who, type ZoneId } from './table.ts'
import { SAMPLE, type Stage, type Weights } from './weights.ts'

/*
 * What a zone is worth to a character that would fight there: for bots.
 */

// So many cards are few.
const FEW = 2

/** What counts now, by the rounds left. */
export function stageOf(t: Pick<Known, 'role' | 'round'>, { stages }: Weights): Stage {
  const left = rounds(t) - t.round
  return stages[Math.max(0, Math.min(left, stages.length - 1))]!
}

/** What a battle is worth with these weapons, fought on as long as it pays; the first one is obligatory. */
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

/** What a battle lost to a horde of a strength costs. */
export function costOf(t: Known, who: Who, strength: number, { none, lostCard, few }: Stage): number {
  const cards = cardsOf(t, who)
  return cards === 0 ? none : lostCard * DEMANDS[strength]! * (cards <= FEW ? few : 1)
}

/** What a zone is worth to a character that equips as well as it can; `strength` says how strong its horde is taken to be. */
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
