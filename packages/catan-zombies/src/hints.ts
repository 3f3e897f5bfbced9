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
const WAYS = 36
const WAYS_BUT_SEVEN = 30

function reasons(view: View, [verb, part]: Move): string[] {
  if (verb === 'settle') return ofBuilding(view, corner.of(part!), 'brings a card')
  if (verb === 'upgrade') return ofBuilding(view, corner.of(part!), 'brings one card more')
  return []
}

// 6.1. How often the numbers around a corner are rolled, and which cards they bring.
function ofBuilding(view: View, at: number, brings: string): string[] {
  const { land, numbers } = view
  const hexes = hexesOfCorner[at]!.filter((hex) => land[hex] !== DESERT)
  const rolled = [...new Set(hexes.map((hex) => numbers[hex]!))].sort((a, b) => a - b)
  const ways = rolled.reduce((sum, number) => sum + waysTo(number), 0)
  const cards = [...new Set(hexes.map((hex) => resourceName(land[hex]!)))]
  if (ways === 0) return []
  const often = `${ways} rolls in ${WAYS}${rollsSevensAgain(view) ? `, for now ${ways} in ${WAYS_BUT_SEVEN}` : ''}`
  return [`It ${brings} when ${listed(rolled.map(String), 'or')} is rolled, ${often}: ${listed(cards)}.`]
}

// 5.4. In the first rounds a seven may be rolled again.
const rollsSevensAgain = ({ round, switches }: View): boolean =>
  round < FIRST_ATTACK_ROUND && switches.earlySevens === 'reroll'

const waysTo = (number: number): number => 6 - Math.abs(7 - number)
