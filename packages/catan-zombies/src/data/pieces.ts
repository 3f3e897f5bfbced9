/*
 * What is in the box (3, 8), and the printed beginner board (4.6).
 */

export const RESOURCES = ['brick', 'lumber', 'wool', 'grain', 'ore'] as const

/** Resources by number: their place in `RESOURCES`, and in every hand. */
const BRICK = 0
const LUMBER = 1
const WOOL = 2
const GRAIN = 3
const ORE = 4
export const KINDS = 5

/** The terrain of a hex: its resource by number, or the desert. */
export const DESERT = 5
export const LANDS = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert'] as const

/** A harbour takes one resource at 2:1, by its number, or any at 3:1. */
export const ANY = 5

/** How many hexes there are of each terrain, in the order of `LANDS` (3.1). */
export const LAND_COUNTS = [3, 4, 4, 4, 3, 1] as const

/** The number discs A to R (4.4). */
export const DISCS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11] as const

/** What the nine harbours take, clockwise from the top left (3.12). */
export const PRINTED_HARBOURS = [ANY, GRAIN, ORE, ANY, WOOL, ANY, ANY, BRICK, LUMBER] as const

/** Pieces of each player (3.4). */
export const ROADS = 15
export const SETTLEMENTS = 5
export const CITIES = 4

/** Cards of each resource in the bank (3.5). */
export const BANK = 19

/** What building costs, by resource (8). */
export const ROAD_COST = [1, 1, 0, 0, 0] as const
export const SETTLEMENT_COST = [1, 1, 1, 1, 0] as const
export const CITY_COST = [0, 0, 0, 2, 3] as const
/** Pairs a development card may be bought with: two different of wool, grain and ore (8.2, R8). */
export const CARD_PRICES = [
  [WOOL, GRAIN],
  [WOOL, ORE],
  [GRAIN, ORE],
] as const

/** Development cards by number. */
export const CARDS = ['soldier', 'point', 'roads', 'plenty', 'monopoly'] as const
export type Card = (typeof CARDS)[number]
export const SOLDIER = 0
export const POINT = 1
export const ROAD_BUILDING = 2
export const PLENTY = 3
export const MONOPOLY = 4
/** How many there are of each (3.6). */
export const CARD_COUNTS = [14, 5, 2, 2, 2] as const

/** What pieces are worth in payment (14.1). */
export const ROAD_WORTH = 2
export const SETTLEMENT_WORTH = 4
export const CITY_WORTH = 5
export const RAZED_WORTH = CITY_WORTH + SETTLEMENT_WORTH

/** Zombies (11, 13). */
export const FULL = 3
export const HITS_SETTLEMENT = 2
export const HITS_CITY = 3
export const FIRST_ATTACK_ROUND = 3

/** Special cards and the end (3.7, 10, 17). */
export const MIN_LONGEST_ROAD = 5
export const MIN_ARMY = 3
export const SPECIAL_POINTS = 2
export const TO_WIN = 10

/** The beginner board: terrain and number of each hex (4.6). */
export const BEGINNER_LAND = [4, 2, 1, 3, 0, 2, 0, 3, 1, 5, 1, 4, 1, 4, 3, 2, 0, 3, 2] as const
export const BEGINNER_NUMBERS = [10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11] as const

/** The printed starting pieces by seat: white, orange, blue and red (4.6, R2). */
export const BEGINNER_STARTS = [
  { settlements: [17, 31], roads: [25, 37], starred: 31 },
  { settlements: [40, 14], roads: [58, 15], starred: 14 },
  { settlements: [41, 39], roads: [52, 56], starred: 39 },
  { settlements: [8, 28], roads: [13, 41], starred: 28 },
] as const

/** The colours of the seats, clockwise; a game of three leaves red out. */
export const COLOURS = ['White', 'Orange', 'Blue', 'Red'] as const
