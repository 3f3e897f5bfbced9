import { layOut, Referee, type Frame, type Options } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { BANK, BEGINNER_LAND, BEGINNER_NUMBERS } from '../src/data/pieces.ts'
import { CORNERS, EDGES, HEXES } from '../src/data/island.ts'
import { catanZombies, type Table } from '../src/index.ts'
import { measureRoad } from '../src/roads.ts'

/** The seats by their colours. Red sits last, so that a game of three leaves red out. */
export const [WHITE, ORANGE, BLUE, RED] = [0, 1, 2, 3] as const

/** The pieces of one seat on the board. */
export interface Pieces {
  roads?: readonly number[]
  settlements?: readonly number[]
  cities?: readonly number[]
}

/** Roads and buildings by seat, as fields of the table. */
export function stand(
  pieces: Partial<Record<number, Pieces>>,
): Pick<Table, 'roads' | 'owners' | 'sizes' | 'lengths'> {
  const table = {
    roads: Array<number>(EDGES).fill(-1),
    owners: Array<number>(CORNERS).fill(-1),
    sizes: Array<number>(CORNERS).fill(0),
    lengths: [0, 0, 0, 0],
  }
  for (const [seat, { roads = [], settlements = [], cities = [] }] of Object.entries(pieces) as [
    string,
    Pieces,
  ][]) {
    for (const at of roads) table.roads[at] = Number(seat)
    for (const at of [...settlements, ...cities]) table.owners[at] = Number(seat)
    for (const at of settlements) table.sizes[at] = 1
    for (const at of cities) table.sizes[at] = 2
  }
  table.lengths = table.lengths.map((_, seat) => measureRoad(table, seat))
  return table
}

/** `{ 4: 3 }`: three zombies on H4. */
export function zombies(on: Record<string, number>): number[] {
  const hexes = Array<number>(HEXES).fill(0)
  for (const [hex, n] of Object.entries(on)) hexes[Number(hex)] = n
  return hexes
}

/** Hands by seat as [brick, lumber, wool, grain, ore], and the bank that goes with them. */
export function hold(hands: Partial<Record<number, readonly number[]>>): Pick<Table, 'hands' | 'bank'> {
  const all = [0, 1, 2, 3].map((seat) => [...(hands[seat] ?? [0, 0, 0, 0, 0])])
  return { hands: all, bank: [0, 1, 2, 3, 4].map((r) => BANK - all.reduce((n, hand) => n + hand[r]!, 0)) }
}

/** A hand of `n` cards, all brick. */
export const anyCards = (n: number): number[] => [n, 0, 0, 0, 0]

const MIDGAME: Partial<Table> = {
  land: [...BEGINNER_LAND],
  numbers: [...BEGINNER_NUMBERS],
  phase: 'tradeAndBuild',
  round: 4,
  first: RED,
  active: RED,
}

/** Four seats on the beginner board in the fourth round, red's turn. */
export const onIsland = (table: Partial<Table>, next: Frame[], options: Options = {}) =>
  scene(catanZombies, setting(table, next, options))

const setting = (table: Partial<Table>, next: Frame[], options: Options = {}) => ({
  seats: 4,
  options: { board: 'beginner', ...options },
  table: { ...MIDGAME, ...table },
  next,
})

/** The same as a settled referee. */
export function settled(table: Partial<Table>, next: Frame[], options: Options = {}) {
  return new Referee(catanZombies, layOut(catanZombies, setting(table, next, options))).settle()
}
