import type { Move } from '@shamble/engine'
import type { HintWords } from '@shamble/engine/bots'
import { hexesOfCorner } from './data/island.ts'
import { DESERT, FIRST_ATTACK_ROUND } from './data/pieces.ts'
import { listed } from '@shamble/engine'
import { resourceName } from './names.ts'
import { corner } from './table.ts'
import type { View } from './view.ts'

/** The odds of production, for settlements and cities. */
export const hints: HintWords<View> = { reasons }

/** The number of rolls of two dice, and of those that are no seven. */
export const WAYS = 36
export const WAYS_BUT_SEVEN = 30

function reasons(view: View, [verb, part]: Move): string[] {
  if (verb === 'settle') return ofBuilding(view, corner.of(part!), 'brings a card')
  if (verb === 'upgrade') return ofBuilding(view, corner.of(part!), 'brings one card more')
  return []
}

/** How many rolls of 36 bring a building at a corner a card, and of 30 while sevens are rolled again. */
export const waysOf = (view: View, at: number): number =>
  numbersAround(view, at).reduce((sum, number) => sum + waysTo(number), 0)

// The hexes around a corner that bring anything, and their numbers.
const hexesAround = ({ land }: View, at: number): number[] =>
  hexesOfCorner[at]!.filter((hex) => land[hex] !== DESERT)

const numbersAround = (view: View, at: number): number[] =>
  [...new Set(hexesAround(view, at).map((hex) => view.numbers[hex]!))].sort((a, b) => a - b)

// 6.1. How often the numbers around a corner are rolled, and which cards they bring.
function ofBuilding(view: View, at: number, brings: string): string[] {
  const ways = waysOf(view, at)
  if (ways === 0) return []
  const cards = [...new Set(hexesAround(view, at).map((hex) => resourceName(view.land[hex]!)))]
  const often = `${ways} rolls in ${WAYS}${rollsSevensAgain(view) ? `, for now ${ways} in ${WAYS_BUT_SEVEN}` : ''}`
  const rolled = numbersAround(view, at).map(String)
  return [`It ${brings} when ${listed(rolled, 'or')} is rolled, ${often}: ${listed(cards)}.`]
}

/** 5.4. In the first rounds a seven may be rolled again. */
export const rollsSevensAgain = ({ round, switches }: Pick<View, 'round' | 'switches'>): boolean =>
  round < FIRST_ATTACK_ROUND && switches.earlySevens === 'reroll'

const waysTo = (number: number): number => 6 - Math.abs(7 - number)
