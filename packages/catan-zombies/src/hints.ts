import type { Move } from '@shamble/engine'
import type { HintWords } from '@shamble/engine/bots'
import { hexesOfCorner } from './data/island.ts'
import { DESERT } from './data/pieces.ts'
import { listed } from '@shamble/engine'
import { resourceName } from './names.ts'
import { corner } from './table.ts'
import type { View } from './view.ts'

/** The odds of production, for settlements and cities. */
export const hints: HintWords<View> = { reasons }

/** The number of rolls of two dice. */
const WAYS = 36

function reasons(view: View, [verb, part]: Move): string[] {
  if (verb === 'settle') return ofBuilding(view, corner.of(part!), 'brings a card')
  if (verb === 'upgrade') return ofBuilding(view, corner.of(part!), 'brings one card more')
  return []
}

// 6.1. How often the numbers around a corner are rolled, and which cards they bring.
function ofBuilding({ land, numbers }: View, at: number, brings: string): string[] {
  const hexes = hexesOfCorner[at]!.filter((hex) => land[hex] !== DESERT)
  const rolled = [...new Set(hexes.map((hex) => numbers[hex]!))].sort((a, b) => a - b)
  const ways = rolled.reduce((sum, number) => sum + waysTo(number), 0)
  const cards = [...new Set(hexes.map((hex) => resourceName(land[hex]!)))]
  if (ways === 0) return []
  return [
    `It ${brings} when ${listed(rolled.map(String), 'or')} is rolled, ${ways} rolls in ${WAYS}: ${listed(cards)}.`,
  ]
}

const waysTo = (number: number): number => 6 - Math.abs(7 - number)
