import { hexagon, layHexes } from '@shamble/engine/boards'

/*
 * The island (3.9 to 3.12): 19 hexes, 54 corners and 72 edges, numbered from the top, left to right. Computed once, as
 * lookup tables.
 */

const island = layHexes(hexagon(2))

export const HEXES = 19
export const CORNERS = 54
export const EDGES = 72

/** By hex: its corners, from the northern one clockwise. */
export const cornersOfHex = island.cornersOfHex
/** By hex: the neighbouring hexes, without the sea (12.5). */
export const hexesByHex = island.hexesByHex
/** By corner: the one to three hexes it touches. */
export const hexesOfCorner = island.hexesOfCorner
/** By corner: the two or three edges that meet there. */
export const edgesOfCorner = island.edgesOfCorner
/** By corner: the corners one edge away (8.4). */
export const cornersByCorner = island.cornersByCorner
/** By hex: its edges, from the north-eastern one clockwise; by edge: the one or two hexes beside it. */
export const edgesOfHex = island.edgesOfHex
export const hexesOfEdge = island.hexesOfEdge
/** By edge: its two ends. */
export const cornersOfEdge = island.cornersOfEdge
/** Where to draw hexes and corners. */
export const spotOfHex = island.spotOfHex
export const spotOfCorner = island.spotOfCorner

/** The two ends of edge n are `ENDS[2 * n]` and `ENDS[2 * n + 1]`: the same as `cornersOfEdge`, flat. */
export const ENDS: readonly number[] = cornersOfEdge.flat()

/** The harbour places, clockwise from the top left: the edge each lies at (3.12). */
export const HARBOUR_EDGES = [0, 3, 17, 38, 61, 69, 66, 49, 18] as const

/** The six corner hexes of the island, from which the number discs may be laid, counter-clockwise (4.4). */
export const CORNER_HEXES = [0, 7, 16, 18, 11, 2] as const

// The coast and the inner ring, counter-clockwise from the north-west, and the middle.
const COAST = [0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1] as const
const INNER = [4, 8, 13, 14, 10, 5] as const
const MIDDLE = 9

/** The order in which discs are laid from a corner hex: along the coast, then spiralling inwards (4.4). */
export function spiralFrom(corner: number): number[] {
  const start = COAST.indexOf(corner as (typeof COAST)[number])
  const turn = start / 2
  const from = <T>(ring: readonly T[], first: number) => [...ring.slice(first), ...ring.slice(0, first)]
  return [...from(COAST, start), ...from(INNER, turn), MIDDLE]
}
