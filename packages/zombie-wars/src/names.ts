import { listed } from '@shamble/engine'
import type { Seat } from '@shamble/engine'
import type { Breed, Die, Square } from './table.ts'

const SEATS = ['Red', 'Blue', 'Green', 'Yellow', 'Purple', 'Orange']
const COLUMNS = 'ABCDEFGH'
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

export const seatName = (seat: Seat): string => SEATS[seat] ?? `Player ${seat + 1}`
export const ownerName = (seat: Seat): string => `${seatName(seat)}’s`

/** The seat a horde belongs to. */
export const seatOf = (id: number): Seat => Math.floor(id / 100)

/** A square as on a map: columns are letters from the west, rows are numbers from the south. 34 is C4. */
export const squareName = (at: Square): string => `${COLUMNS[Math.floor(at / 10) - 1] ?? '?'}${at % 10}`

export const count = (n: number): string => NUMBERS[n] ?? String(n)
export const several = (n: number, one: string, more = `${one}s`): string =>
  `${count(n)} ${n === 1 ? one : more}`

/** `two townies and a d8 hero`. */
export const townspeople = (dice: readonly Die[]): string =>
  pieces(dice, 'townie', 'townies', 'hero', 'heroes')

/** `two zombies and a d8 zombie hero`. */
export const zombies = (dice: readonly Die[]): string =>
  pieces(dice, 'zombie', 'zombies', 'zombie hero', 'zombie heroes')

function pieces(dice: readonly Die[], plain: string, plains: string, hero: string, heroes: string): string {
  const sizes = [...new Set(dice)].sort((a, b) => a - b)
  const named = listed(
    sizes.map((sides) => {
      const n = dice.filter((die) => die === sides).length
      if (sides === 6) return several(n, plain, plains)
      return n === 1 ? `a d${sides} ${hero}` : `${count(n)} d${sides} ${heroes}`
    }),
  )
  return named || 'nobody'
}

export const BREED_NAMES: Record<Breed, string> = {
  fast: 'Fast',
  resilient: 'Resilient',
  bloodthirsty: 'Bloodthirsty',
  stealthy: 'Stealthy',
  vicious: 'Vicious',
  virulent: 'Virulent',
  lucky: 'Lucky',
  noxious: 'Noxious',
  infiltrator: 'Infiltrators',
  psychic: 'Psychic',
}
