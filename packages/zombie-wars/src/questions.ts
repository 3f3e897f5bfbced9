import type { Seat } from '@shamble/engine'
import { ADVANCED_BASE, HORDE_SPACES } from './data.ts'
import { SIZE, SQUARES, type Die, type Horde, type Square, type Squad, type Table } from './table.ts'

/** The horde of this number; throws when it is not on the board. */
export function hordeOf(t: Pick<Table, 'hordes'>, id: number): Horde {
  const found = findHorde(t, id)
  if (!found) throw new Error(`There is no horde ${id}.`)
  return found
}

/** The horde of this number, if it is on the board. */
export function findHorde(t: Pick<Table, 'hordes'>, id: number): Horde | undefined {
  const { hordes } = t
  for (let i = 0; i < hordes.length; i++) if (hordes[i]!.id === id) return hordes[i]
  return undefined
}

/** The squad of this number; throws when it is not on the board. */
export function squadOf(t: Pick<Table, 'squads'>, id: number): Squad {
  const found = t.squads.find((squad) => squad.id === id)
  if (!found) throw new Error(`There is no squad ${id}.`)
  return found
}

/** Whether a player still has a horde (5.4). */
export function isIn(t: Pick<Table, 'hordes'>, seat: Seat): boolean {
  const { hordes } = t
  for (let i = 0; i < hordes.length; i++) if (hordes[i]!.seat === seat) return true
  return false
}

/** The only player who has hordes; null for none or several. */
export function onlyPlayer({ hordes }: Table): Seat | null {
  if (hordes.length === 0) return null
  const { seat } = hordes[0]!
  for (let i = 1; i < hordes.length; i++) if (hordes[i]!.seat !== seat) return null
  return seat
}

/** The players still in the game, clockwise from a seat. */
export function playersFrom(t: Pick<Table, 'seats' | 'hordes'>, first: Seat): Seat[] {
  const seats: Seat[] = []
  for (let i = 0; i < t.seats; i++) {
    const seat = (first + i) % t.seats
    if (isIn(t, seat)) seats.push(seat)
  }
  return seats
}

/** The right-hand neighbour: the nearest player anti-clockwise who is still in the game (1). */
export function rightOf(t: Table, seat: Seat): Seat {
  for (let i = 1; i < t.seats; i++) {
    const neighbour = (seat - i + t.seats) % t.seats
    if (isIn(t, neighbour)) return neighbour
  }
  return seat
}

/** All zombies of a player, heroes counting one each (9.1, 11). */
export function zombiesOf(t: Pick<Table, 'hordes'>, seat: Seat): number {
  let zombies = 0
  for (const horde of t.hordes) if (horde.seat === seat) zombies += horde.zombies.length
  return zombies
}

/** All townspeople on the board, heroes and squad dice counting one each (11). */
export function living(t: Pick<Table, 'town' | 'squads'>): number {
  let people = 0
  for (let i = 0; i < SQUARES.length; i++) people += t.town[SQUARES[i]!]?.length ?? 0
  for (const squad of t.squads) people += squad.dice.length
  return people
}

/** How many hordes a player may have (3.3, 12.2). */
export function hordeLimit(t: Pick<Table, 'switches' | 'hordes' | 'destroyed'>, seat: Seat): number {
  if (!t.switches.advanced) return HORDE_SPACES
  let heroes = 0
  for (const horde of t.hordes) {
    if (horde.seat !== seat) continue
    for (const zombie of horde.zombies) if (isHero(zombie)) heroes++
  }
  return ADVANCED_BASE + heroes + t.destroyed[seat]!
}

/** Whether a die is a hero's (1). */
export const isHero = (sides: Die | 0): boolean => sides > 6

/** The spaces next to a space: those that share a side, and with `eightWay` the diagonal ones (3.1, R1, 14.6). */
export function nextTo(t: Pick<Table, 'switches'>, at: Square): readonly Square[] {
  return (t.switches.adjacency === 'eightWay' ? EIGHT_WAYS : FOUR_WAYS)[at]!
}

const FOUR_WAYS = neighbours(false)
const EIGHT_WAYS = neighbours(true)

function neighbours(diagonal: boolean): Square[][] {
  const next: Square[][] = []
  for (let x = 1; x <= SIZE; x++) {
    for (let y = 1; y <= SIZE; y++) {
      next[x * 10 + y] = [-11, -10, -9, -1, 1, 9, 10, 11]
        .filter((step) => diagonal || Math.abs(step) === 1 || Math.abs(step) === 10)
        .map((step) => x * 10 + y + step)
        .filter(isOnBoard)
    }
  }
  return next
}

/** Whether a number is a space of the board. */
export function isOnBoard(at: number): boolean {
  const x = Math.floor(at / 10)
  const y = at % 10
  return x >= 1 && x <= SIZE && y >= 1 && y <= SIZE
}

/** How many hordes a player has. */
export function hordesOf(t: Table, seat: Seat): number {
  let hordes = 0
  for (const horde of t.hordes) if (horde.seat === seat) hordes++
  return hordes
}

/** Whether there is any townsperson on the board (8.8). */
export function anybody(t: Table): boolean {
  return t.squads.length > 0 || anyOutsideSquads(t)
}

/** Whether there is any townsperson outside squads (12.5). */
export function anyOutsideSquads({ town }: Table): boolean {
  for (let i = 0; i < SQUARES.length; i++) if (town[SQUARES[i]!]) return true
  return false
}

/** Whether townspeople, squads included, stand on a space. */
export function townspeopleAt(t: Table, at: Square): boolean {
  if (t.town[at]) return true
  for (const squad of t.squads) if (squad.at === at) return true
  return false
}

/** The hordes on a space, clockwise from a player, then by number. */
export function hordesAt(t: Pick<Table, 'hordes'>, at: Square, first: Seat): number[] {
  const here: number[] = []
  const { hordes } = t
  for (let i = 0; i < hordes.length; i++) {
    const { at: square, seat, id } = hordes[i]!
    if (square === at && seat >= first) here.push(id)
  }
  for (let i = 0; i < hordes.length; i++) {
    const { at: square, seat, id } = hordes[i]!
    if (square === at && seat < first) here.push(id)
  }
  return here
}
