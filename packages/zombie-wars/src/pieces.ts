import type { Seat } from '@shamble/engine'
import { findHorde, hordeOf, isIn, squadOf } from './questions.ts'
import type { Die, G, Horde, Party, Square, Squad, Table } from './table.ts'

/** A sorted row of dice, plain ones first, with more dice. */
export function withDice(row: readonly Die[], dice: readonly Die[]): readonly Die[] {
  if (dice.length === 0) return row
  const all = [...row, ...dice]
  return all.every((sides) => sides === 6) ? all : all.sort(bySize)
}

const bySize = (a: Die, b: Die) => a - b

/** A sorted row of dice without `count` dice of one size. */
export function withoutDice(row: readonly Die[], sides: Die, count: number): readonly Die[] {
  return row.toSpliced(row.indexOf(sides), count)
}

/** A sorted row of dice without dice of mixed sizes. */
export const withoutEach = (row: readonly Die[], dice: readonly Die[]): readonly Die[] =>
  dice.reduce((left, sides) => (left.includes(sides) ? withoutDice(left, sides, 1) : left), row)

/** Adds townspeople to a square. */
export function addTownspeople(t: Pick<Table, 'town'>, at: Square, dice: readonly Die[]): void {
  if (dice.length > 0) t.town = { ...t.town, [at]: withDice(t.town[at] ?? [], dice) }
}

/** Replaces the townspeople of a square. */
export function setTownspeople(t: Pick<Table, 'town'>, at: Square, dice: readonly Die[]): void {
  const town = { ...t.town, [at]: dice }
  if (dice.length === 0) delete town[at]
  t.town = town
}

/** Adds a horde to the board; the list stays sorted by id. */
export function raiseHorde(t: Pick<Table, 'hordes'>, horde: Horde): void {
  const after = t.hordes.findIndex(({ id }) => id > horde.id)
  t.hordes = t.hordes.toSpliced(after < 0 ? t.hordes.length : after, 0, horde)
}

/** Puts a changed horde in the place of a horde. */
export function changeHorde(t: Pick<Table, 'hordes'>, id: number, change: Partial<Horde>): void {
  const before = hordeOf(t, id)
  t.hordes = t.hordes.map((horde) => (horde === before ? { ...before, ...change } : horde))
}

/** Puts a changed squad in the place of a squad. */
export function changeSquad(t: Pick<Table, 'squads'>, id: number, change: Partial<Squad>): void {
  const before = squadOf(t, id)
  t.squads = t.squads.map((squad) => (squad === before ? { ...before, ...change } : squad))
}

/** The id of a new horde: the first free horde space of the playsheet (3.3). */
export function freeSpace(t: Table, seat: Seat): number {
  let id = seat * 100
  while (findHorde(t, id)) id++
  return id
}

/** What is left of a horde in a fight, with those who joined it (7.7 step 4). */
export function survivorsOf({ dice, joins }: Party): readonly Die[] {
  const left: Die[] = []
  for (const { now } of dice) if (now !== 0) left.push(now)
  return withDice(withDice([], left), joins)
}

/** Puts the survivors of a party of townspeople back on their space, or into their squad. */
export function settleTownspeopleOf(t: Table, { at, id, dice }: Party): void {
  const left: Die[] = []
  for (const { now } of dice) if (now !== 0) left.push(now)
  left.sort(bySize)
  if (id < 0) return setTownspeople(t, at, left)
  if (left.length > 0) changeSquad(t, id, { dice: left })
  else t.squads = t.squads.filter((squad) => squad.id !== id)
}

// 5.4. A horde without zombies leaves the board at once; a player without hordes is out.
export function removeHorde(g: G, id: number, credit: Seat[]): void {
  const t = g.table
  const { seat, at } = hordeOf(t, id)
  t.hordes = t.hordes.filter((horde) => horde.id !== id)
  for (const destroyer of credit) t.destroyed[destroyer]!++
  g.tell({ type: 'hordeGone', seat, horde: id, at, credit })
  if (!isIn(t, seat)) g.tell({ type: 'playerOut', seat })
}

/** Lays a pawn on its side, unless it lies already. */
export function layDown(g: G, id: number, why: 'move' | 'attack' | 'split' | 'merge' | 'townie'): void {
  const horde = hordeOf(g.table, id)
  if (!horde.upright) return
  changeHorde(g.table, id, { upright: false })
  g.tell({ type: 'laidDown', seat: horde.seat, horde: id, why })
}
