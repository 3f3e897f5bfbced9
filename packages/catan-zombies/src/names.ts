import { listed } from '@shamble/engine'
import { POINTS, SIDES } from '@shamble/engine/boards'
import type { Seat } from '@shamble/engine'
import { cornersOfHex, edgesOfHex, hexesOfCorner, hexesOfEdge } from './data/island.ts'
import { COLOURS, LANDS, RESOURCES } from './data/pieces.ts'
import type { Offer } from './table.ts'
import type { View } from './view.ts'

type Island = Pick<View, 'land' | 'numbers'>

export const seatName = (seat: Seat): string => COLOURS[seat] ?? `Seat ${seat + 1}`
export const resourceName = (resource: number): string => RESOURCES[resource]!

export const CARD_NAMES = ['Soldier', 'Victory Point', 'Road Building', 'Year of Plenty', 'Monopoly'] as const

const WAYS: Record<string, string> = {
  N: 'northern',
  NE: 'north-eastern',
  E: 'eastern',
  SE: 'south-eastern',
  S: 'southern',
  SW: 'south-western',
  W: 'western',
  NW: 'north-western',
}

/** `forest 8`, `the desert`. */
export function hexName(hex: number, { land, numbers }: Island): string {
  const name = LANDS[land[hex]!]!
  return name === 'desert' ? 'the desert' : `${name} ${numbers[hex]}`
}

/** A corner by the hexes it touches. */
export function cornerName(at: number, view: Island): string {
  const hexes = hexesOfCorner[at]!
  const names = listed(hexes.map((hex) => hexName(hex, view)))
  if (hexes.length > 1) return `the corner of ${names}`
  return `the ${WAYS[POINTS[cornersOfHex[hexes[0]!]!.indexOf(at)]!]} corner of ${names}`
}

/** An edge by the hexes on both sides. */
export function edgeName(at: number, view: Island): string {
  const hexes = hexesOfEdge[at]!
  if (hexes.length > 1) return `the path between ${listed(hexes.map((hex) => hexName(hex, view)))}`
  return `the ${WAYS[SIDES[edgesOfHex[hexes[0]!]!.indexOf(at)]!]} coast of ${hexName(hexes[0]!, view)}`
}

/** `2 brick and 1 ore`; `nothing`. */
export function cardsName(counts: readonly number[]): string {
  const parts = counts.flatMap((n, r) => (n > 0 ? [`${n} ${resourceName(r)}`] : []))
  return parts.length > 0 ? listed(parts) : 'nothing'
}

export const offerName = ({ give, want }: Offer): string => `${cardsName(give)} for ${cardsName(want)}`

export const several = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
