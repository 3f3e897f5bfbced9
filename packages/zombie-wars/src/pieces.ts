import type { Seat } from '@shamble/engine'
import { findHorde, hordeOf, isIn, squadOf } from './questions.ts'
import type { Die, G, Horde, Party, Square, Table } from './table.ts'

/*
 * Moving pieces about on the table.
 */

/** Puts dice into a sorted row of dice, plain ones first. */
export function sortIn(row: Die[], dice: readonly Die[]): void {
  if (dice.length === 0) return
  for (let i = 0; i < dice.length; i++) row.push(dice[i]!)
  for (let i = 0; i < row.length; i++) if (row[i] !== 6) return void row.sort(bySize)
}

const bySize = (a: Die, b: Die) => a - b

/** Takes so many dice of a size out of a row. */
export function takeOut(row: Die[], sides: Die, count: number): void {
  row.splice(row.indexOf(sides), count)
}

/** Adds townspeople to a square. */
export function addTownspeople(t: Table, at: Square, dice: readonly Die[]): void {
  if (dice.length > 0) sortIn((t.town[at] ??= []), dice)
}

/** Replaces the townspeople of a square. */
export function setTownspeople(t: Table, at: Square, dice: Die[]): void {
  if (dice.length === 0) delete t.town[at]
  else t.town[at] = dice
}

/** A new horde comes on the board; the list stays in the order of the numbers. */
export function raiseHorde(t: Table, horde: Horde): void {
  const after = t.hordes.findIndex(({ id }) => id > horde.id)
  t.hordes.splice(after < 0 ? t.hordes.length : after, 0, horde)
}

/** The first free horde space of a playsheet, as the number of the horde to be (3.3). */
export function freeSpace(t: Table, seat: Seat): number {
  let id = seat * 100
  while (findHorde(t, id)) id++
  return id
}

/** Puts the townspeople of a party that are left back on their space, or into their squad. */
export function settleTownspeopleOf(t: Table, { at, id, dice }: Party): void {
  const left: Die[] = []
  for (const { now } of dice) if (now !== 0) left.push(now)
  left.sort(bySize)
  if (id < 0) return setTownspeople(t, at, left)
  if (left.length > 0) squadOf(t, id).dice = left
  else t.squads = t.squads.filter((squad) => squad.id !== id)
}

// 5.4. Horde without zombies. It leaves the board at once; a player without hordes is out.
export function removeHorde(g: G, id: number, credit: Seat[]): void {
  const t = g.table
  const { seat, at } = hordeOf(t, id)
  t.hordes.splice(
    t.hordes.findIndex((horde) => horde.id === id),
    1,
  )
  for (const destroyer of credit) t.destroyed[destroyer]!++
  g.tell({ type: 'hordeGone', seat, horde: id, at, credit })
  if (!isIn(t, seat)) g.tell({ type: 'playerOut', seat })
}

/** Lays a pawn on its side; one that lies already stays so. */
export function layDown(g: G, id: number, why: 'move' | 'attack' | 'split' | 'merge' | 'townie'): void {
  const horde = hordeOf(g.table, id)
  if (!horde.upright) return
  horde.upright = false
  g.tell({ type: 'laidDown', seat: horde.seat, horde: id, why })
}
