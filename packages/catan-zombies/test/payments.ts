import { cornersOfEdge } from '../src/data/island.ts'

/** One player's pieces and cards, and the corners with other players' buildings. */
export interface Position {
  settlements: number[]
  cities: number[]
  roads: number[]
  blocked: number[]
  hand: number
}

export interface Way {
  cards: number
  roads: number[]
  settlements: number[]
  citiesToSettlement: number[]
  citiesRazed: number[]
}

export const textOf = ({ cards, roads, settlements, citiesToSettlement, citiesRazed }: Way): string =>
  [[cards], roads, settlements, citiesToSettlement, citiesRazed]
    .map((list) => list.toSorted((a, b) => a - b))
    .join('|')

const worth = (way: Way) =>
  way.cards +
  2 * way.roads.length +
  4 * way.settlements.length +
  5 * way.citiesToSettlement.length +
  9 * way.citiesRazed.length

/**
 * Every legal payment by the letter of 14.4 and 14.5, slow and obviously right: all subsets of pieces and numbers of cards
 * that leave a legal board and cover the damage, and of which no item can be left out.
 */
export function legalPayments(position: Position, damage: number): Way[] {
  const ways: Way[] = []
  const known = new Map<string, boolean>()
  for (const roads of subsets(position.roads))
    for (const settlements of subsets(position.settlements))
      for (const fates of fatesOf(position.cities))
        for (let cards = 0; cards <= position.hand; cards++) {
          const way = { cards, roads, settlements, ...fates }
          if (suffices(position, way, damage, known) && !lessIsEnough(position, way, damage, known))
            ways.push(way)
        }
  return ways
}

// Whether the board left is legal does not depend on the cards: memoised in `known`.
function suffices(position: Position, way: Way, damage: number, known: Map<string, boolean>): boolean {
  if (worth(way) < damage) return false
  const key = textOf({ ...way, cards: 0 })
  const legal = known.get(key) ?? leavesLegal(position, way)
  known.set(key, legal)
  return legal
}

function lessIsEnough(position: Position, way: Way, damage: number, known: Map<string, boolean>): boolean {
  const without = (list: number[], at: number) => list.filter((other) => other !== at)
  const less: Way[] = [
    ...(way.cards > 0 ? [{ ...way, cards: way.cards - 1 }] : []),
    ...way.roads.map((at) => ({ ...way, roads: without(way.roads, at) })),
    ...way.settlements.map((at) => ({ ...way, settlements: without(way.settlements, at) })),
    ...way.citiesToSettlement.map((at) => ({
      ...way,
      citiesToSettlement: without(way.citiesToSettlement, at),
    })),
    // S12. A razed city may be left out by a step, or as a whole.
    ...way.citiesRazed.map((at) => ({ ...way, citiesRazed: without(way.citiesRazed, at) })),
    ...way.citiesRazed.map((at) => ({
      ...way,
      citiesRazed: without(way.citiesRazed, at),
      citiesToSettlement: [...way.citiesToSettlement, at],
    })),
  ]
  return less.some((other) => suffices(position, other, damage, known))
}

// 14.5.
function leavesLegal(position: Position, way: Way): boolean {
  const buildings = [...position.settlements, ...position.cities]
  const left = buildings.filter((at) => !way.settlements.includes(at) && !way.citiesRazed.includes(at))
  const supply = position.settlements.length - way.settlements.length + way.citiesToSettlement.length
  if (supply > 5) return false
  return components(position.roads, position.blocked).every((section) => {
    const rest = section.filter((road) => !way.roads.includes(road))
    if (rest.length === 0) return true
    const touches = (roads: number[], corners: number[]) =>
      roads.some((road) => cornersOfEdge[road]!.some((at) => corners.includes(at)))
    return (
      components(rest, position.blocked).length === 1 && (!touches(section, buildings) || touches(rest, left))
    )
  })
}

function components(roads: readonly number[], blocked: readonly number[]): number[][] {
  const left = new Set(roads)
  const parts: number[][] = []
  while (left.size > 0) {
    const part = [[...left][0]!]
    left.delete(part[0]!)
    for (const road of part)
      for (const other of left) {
        if (!cornersOfEdge[road]!.some((at) => !blocked.includes(at) && cornersOfEdge[other]!.includes(at)))
          continue
        left.delete(other)
        part.push(other)
      }
    parts.push(part)
  }
  return parts
}

function subsets(list: readonly number[]): number[][] {
  return list.reduce<number[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
}

function fatesOf(cities: readonly number[]): Pick<Way, 'citiesToSettlement' | 'citiesRazed'>[] {
  return cities.reduce(
    (fates, at) =>
      fates.flatMap(({ citiesToSettlement, citiesRazed }) => [
        { citiesToSettlement, citiesRazed },
        { citiesToSettlement: [...citiesToSettlement, at], citiesRazed },
        { citiesToSettlement, citiesRazed: [...citiesRazed, at] },
      ]),
    [{ citiesToSettlement: [] as number[], citiesRazed: [] as number[] }],
  )
}
