import type { Seat } from '@shamble/engine'
import { larger } from './heroes.ts'
import { layDown, removeHorde, settleTownspeopleOf, sortIn } from './pieces.ts'
import { findHorde, hordeOf, isHero } from './questions.ts'
import type { Deed, Die, G, Party, Rolled, Square } from './table.ts'

// 7.7 steps 4 to 9. All at once: the hordes become what is left of them with those who joined; then a new hero, growth,
// the blast, empty hordes, and the attacker lies down if any of its dice shows 1.
export function settleFight(g: G): void {
  const roll = g.table.roll!
  for (const party of roll.parties) if (party.seat !== null) settleHorde(g, party)
  newHero(g, roll.parties)
  grow(g, roll.parties)
  const blasts = isShown(roll.parties, 'blast')
  const heroes = blasts ? goneInBlast(roll.parties) : 0
  for (const party of roll.parties) if (party.seat === null) settleTownspeopleOf(g.table, party)
  for (const { id, seat } of roll.parties)
    if (seat !== null && hordeOf(g.table, id).zombies.length === 0)
      removeHorde(g, id, destroyers(g, id, seat))
  if (blasts) blast(g, roll.at, heroes)
  const { horde: attacker, parties } = roll
  if (attacker !== null && findHorde(g.table, attacker))
    if (parties[0]!.dice.some(({ does }) => does === 'layDown')) layDown(g, attacker, 'attack')
  g.table.roll = null
}

// 7.7 step 4. Those who are left, and those who joined. Joining first and dying then comes to the same.
function settleHorde(g: G, { id, dice, joins }: Party): void {
  const zombies: Die[] = []
  for (const { now } of dice) if (now !== 0) zombies.push(now)
  const horde = hordeOf(g.table, id)
  horde.zombies = []
  sortIn(horde.zombies, zombies)
  sortIn(horde.zombies, joins)
}

// 7.7 step 5. New hero. If no hero was among them and a 1 shows, one plain townie still there becomes a d8 hero.
function newHero(g: G, parties: readonly Party[]): void {
  if (isShown(parties, 'wakes'))
    wake(
      g,
      parties.filter(({ seat }) => seat === null),
    )
}

// Whether any die of anybody does this.
function isShown(parties: readonly Party[], deed: Deed): boolean {
  for (const { dice } of parties) for (const { does } of dice) if (does === deed) return true
  return false
}

/** The first plain townie left becomes a d8 hero: one outside squads before one in a squad, one that shows a 1 before others. */
export function wake(g: G, town: readonly Party[]): void {
  for (const { at, id, dice } of town) {
    const plain = dice.filter(({ now }) => now === 6)
    const chosen = plain.find(({ shows }) => shows === 1) ?? plain[0]
    if (!chosen) continue
    chosen.now = 8
    return g.tell({ type: 'heroWoke', at, squad: id < 0 ? null : id })
  }
}

// 7.7 step 6. Growth. Each hero still there whose die shows 1 becomes one size larger.
function grow(g: G, parties: readonly Party[]): void {
  for (const { at, id, dice } of parties) {
    for (const rolled of dice) if (rolled.does === 'grows' && isHero(rolled.now)) growOne(g, at, id, rolled)
  }
}

function growOne(g: G, at: Square, id: number, rolled: Rolled): void {
  const from = rolled.now as Die
  rolled.now = larger(from)
  g.tell({ type: 'heroGrew', at, squad: id < 0 ? null : id, from, to: rolled.now })
}

// 7.7 step 7, R11. The hero that showed a 1 is gone too; one that was turned goes with the horde it joined.
function goneInBlast(parties: readonly Party[]): number {
  let heroes = 0
  for (const { dice } of parties) {
    for (const rolled of dice) {
      if (rolled.does !== 'blast' || rolled.now === 0) continue
      rolled.now = 0
      heroes++
    }
  }
  return heroes
}

// 7.7 step 7, R11. The blast. All zombies of all hordes on the space are gone, bystanders too. It credits nobody (R18).
function blast(g: G, at: Square, heroes: number): void {
  const here = g.table.hordes.filter((horde) => horde.at === at)
  const zombies = here.reduce((sum, horde) => sum + horde.zombies.length, 0)
  g.tell({ type: 'blasted', at, hordes: here.map(({ id }) => id), zombies, heroes })
  for (const { id } of here) removeHorde(g, id, [])
}

// 12.2, R18. Who destroyed a horde: the players whose own dice hit it in the fight that emptied it.
function destroyers(g: G, id: number, owner: Seat): Seat[] {
  const credit: Seat[] = []
  for (const { seat, dice } of g.table.roll!.parties) {
    if (seat === null || seat === owner || credit.includes(seat)) continue
    if (dice.some(({ on, does }) => on === id && (does === 'kills' || does === 'converts'))) credit.push(seat)
  }
  return credit
}

/** The steps of this chapter, in the order of play. */
export const steps = { settleFight }
