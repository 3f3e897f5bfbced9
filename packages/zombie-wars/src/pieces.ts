import type { Seat } from '@shamble/engine'
import { findHorde, hordeOf, isIn, squadOf } from './questions.ts'
import type { Die, G, Horde, Party, Square, Table } from './table.ts'

/** Puts dice into a sorted row of dice, plain ones first. */
export function sortIn(row: Die[], dice: readonly Die[]): void {
  if (dice.length === 0) return
  for (let i = 0; i < dice.length; i++) row.push(dice[i]!)
  for (let i = 0; i < row.length; i++) if (row[i] !== 6) return void row.sort(bySize)
}

const bySize = (a: Die, b: Die) => a - b

/** Takes `count` dice of one size out of a sorted row. */
export function takeOut(row: Die[], sides: Die, count: number): void {
  row.splice(row.indexOf(sides), count)
}

/** Adds townspeople to a square. */
export function addTownspeople(t: Pick<Table, 'town'>, at: Square, dice: readonly Die[]): void {
  if (dice.length > 0) sortIn((t.town[at] ??= []), dice)
}

/** Replaces the townspeople of a square. */
export function setTownspeople(t: Pick<Table, 'town'>, at: Square, dice: Die[]): void {
  if (dice.length === 0) delete t.town[at]
  else t.town[at] = dice
}

/** Adds a horde to the board; the list stays sorted by id. */
export function raiseHorde(t: Pick<Table, 'hordes'>, horde: Horde): void {
  const after = t.hordes.findIndex(({ id }) => id > horde.id)
  t.hordes.splice(after < 0 ? t.hordes.length : after, 0, horde)
}

/** The id of a new horde: the first free horde space of the playsheet (3.3). */
export function freeSpace(t: Table, seat: Seat): number {
  let id = seat * 100
  while (findHorde(t, id)) id++
  return id
}

/** What is left of a horde in a fight, with those who joined it (7.7 step 4). */
export function survivorsOf({ dice, joins }: Party): Die[] {
  const zombies: Die[] = []
  const left: Die[] = []
  for (const { now } of dice) if (now !== 0) left.push(now)
  sortIn(zombies, left)
  sortIn(zombies, joins)
  return zombies
}

/** Puts the survivors of a party of townspeople back on their space, or into their squad. */
export function settleTownspeopleOf(t: Table, { at, id, dice }: Party): void {
  const left: Die[] = []
  for (const { now } of dice) if (now !== 0) left.push(now)
  left.sort(bySize)
  if (id < 0) return setTownspeople(t, at, left)
  if (left.length > 0) squadOf(t, id).dice = left
  else t.squads = t.squads.filter((squad) => squad.id !== id)
}

// 5.4. A horde without zombies leaves the board at once; a player without hordes is out.
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

/** Lays a pawn on its side, unless it lies already. */
export function layDown(g: G, id: number, why: 'move' | 'attack' | 'split' | 'merge' | 'townie'): void {
  const horde = hordeOf(g.table, id)
  if (!horde.upright) return
  horde.upright = false
  g.tell({ type: 'laidDown', seat: horde.seat, horde: id, why })
}
