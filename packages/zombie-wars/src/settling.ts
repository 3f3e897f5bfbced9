import { checkEnd } from './ending.ts'
import type { Event } from './events.ts'
import { larger } from './heroes.ts'
import { changeHorde, layDown, removeHorde, settleTownspeopleOf, survivorsOf } from './pieces.ts'
import { findHorde, hordeOf, isHero } from './questions.ts'
import type { Deed, Die, G, Party, Rolled, Square } from './table.ts'

/** Heroes that a blast takes, by squad. */
type Lost = Extract<Event, { type: 'blasted' }>['lost']

// 7.7 steps 4 to 9. All at once: hordes keep their survivors and receive those who joined; then a new hero, growth, the
// blast, empty hordes, and the attacker lies down if any of its dice shows 1. The game may be over now (10.1).
export function settleFight(g: G): void {
  const roll = g.table.roll!
  for (const party of roll.parties)
    if (party.seat !== null) changeHorde(g.table, party.id, { zombies: survivorsOf(party) })
  newHero(g, roll.parties)
  grow(g, roll.parties)
  const blasts = isShown(roll.parties, 'blast')
  const lost = blasts ? goneInBlast(roll.parties) : []
  for (const party of roll.parties) if (party.seat === null) settleTownspeopleOf(g.table, party)
  for (const { id, seat, losesTo } of roll.parties)
    if (seat !== null && hordeOf(g.table, id).zombies.length === 0) removeHorde(g, id, losesTo)
  if (blasts) blast(g, roll.at, lost)
  const { horde: attacker, parties } = roll
  if (attacker !== null && findHorde(g.table, attacker))
    if (parties[0]!.dice.some(({ does }) => does === 'layDown')) layDown(g, attacker, 'attack')
  g.table.roll = null
  g.then(checkEnd)
}

// 7.7 step 5. New hero. If a townie shows 1 and no hero was there, one surviving plain townie becomes a d8 hero.
function newHero(g: G, parties: readonly Party[]): void {
  if (isShown(parties, 'wakes'))
    wake(
      g,
      parties.filter(({ seat }) => seat === null),
    )
}

// Whether any die does this.
function isShown(parties: readonly Party[], deed: Deed): boolean {
  for (const { dice } of parties) for (const { does } of dice) if (does === deed) return true
  return false
}

/** One plain townie becomes a d8 hero: one outside squads before one in a squad. */
export function wake(g: G, town: readonly Party[]): void {
  for (const { at, id, dice } of town) {
    const chosen = dice.find(({ now }) => now === 6)
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

// 7.7 step 7, R11. The hero that showed a 1 is gone too; if it was turned, it goes with the horde it joined.
function goneInBlast(parties: readonly Party[]): Lost {
  const lost: Lost = []
  for (const { id, dice } of parties) {
    const gone: Die[] = []
    for (const rolled of dice) {
      if (rolled.does !== 'blast' || rolled.now === 0) continue
      gone.push(rolled.now)
      rolled.now = 0
    }
    if (gone.length > 0) lost.push({ squad: id < 0 ? null : id, dice: gone })
  }
  return lost
}

// 7.7 step 7, R11. The blast. All hordes on the space are gone, bystanders too. No player is credited (R18).
function blast(g: G, at: Square, lost: Lost): void {
  const here = g.table.hordes.filter((horde) => horde.at === at)
  const zombies = here.reduce((sum, horde) => sum + horde.zombies.length, 0)
  const heroes = lost.reduce((sum, { dice }) => sum + dice.length, 0)
  g.tell({ type: 'blasted', at, hordes: here.map(({ id }) => id), zombies, heroes, lost })
  for (const { id } of here) removeHorde(g, id, [])
}

/** The steps of this chapter, in the order of play. */
export const steps = { settleFight }
