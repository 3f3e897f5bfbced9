import type { Seat } from '@shamble/engine'
import { hasPassed, luck, mayPay, pay } from './breeds.ts'
import { keepsGoing } from './data.ts'
import { tellParty } from './events.ts'
import { hordeOf, isHero, isIn } from './questions.ts'
import { horde, MAX_DIE, squad } from './table.ts'
import type { Deed, Die, G, Party, Roll, Rolled, Square, Table } from './table.ts'

/** What an attacking zombie must show to turn a townsperson, and a townsperson to kill a zombie (7.3). */
export const TURNS = 4
export const TOWNSPERSON_KILLS = 6
const KILLS = 5
const VICIOUS_KILLS = 4
const VIRULENT_CONVERTS = 6

/** A declared action, before any dice are rolled. */
export function newRoll(what: Roll['what'], seat: Seat, at: Square, horde: number | null = null): Roll {
  return { what, seat, at, horde, townspeople: false, squad: null, hordes: [], aside: [], parties: [] }
}

// 7.2. Every piece rolls: a plain one a d6, a hero its own die.
export function rollParty(
  g: G,
  who: string,
  id: number,
  seat: Seat | null,
  at: Square,
  pieces: readonly Die[],
  stream = 'dice',
): void {
  const dice: Rolled[] = []
  for (let i = 0; i < pieces.length; i++) {
    const sides = pieces[i]!
    dice.push({ sides, shows: g.roll(sides, stream), does: null, on: null, now: sides })
  }
  g.table.roll!.parties.push({ who, id, seat, at, dice, joins: [], losesTo: [] })
}

/** A horde rolls all its dice. */
export function rollHorde(g: G, id: number): void {
  const { seat, at, zombies } = hordeOf(g.table, id)
  rollParty(g, horde(id), id, seat, at, zombies)
}

/** The townspeople of a space roll all their dice, then the squads there. */
export function rollTownspeople(g: G, at: Square, name = 'townies'): void {
  const { town, squads } = g.table
  const people = town[at]
  if (people) rollParty(g, name, -1, null, at, people)
  for (const { id, at: square, dice } of squads)
    if (square === at) rollParty(g, squad(id), id, null, at, dice)
}

/** Tells the dice that lie on the table. */
export function tellRoll(g: G, type: 'rolled' | 'counted'): void {
  const { what, seat, at, parties } = g.table.roll!
  g.tell({ type, what, seat, at, parties: parties.map(tellParty) })
}

/** The rolled party of a horde. */
export function partyOf(t: Table, id: number): Party {
  return t.roll!.parties.find((party) => party.id === id && party.seat !== null)!
}

// 13.3, R25. After a roll, before it takes effect, a Bloodthirsty attacker may pay, then Lucky players may spend tokens,
// clockwise from the acting player. After a re-roll all are asked again, until all pass. `next` is 0 for the attacker,
// then counts the seats.
export function react(g: G, next: number): void {
  const t = g.table
  if (next > t.seats) return
  if (next === 0) {
    if (mayPay(t)) return g.then(pay)
    return react(g, 1)
  }
  const seat = (t.roll!.seat + next - 1) % t.seats
  if (t.luck[seat]! > 0 && isIn(t, seat) && !hasPassed(t, seat)) return g.then(luck, seat, next)
  react(g, next + 1)
}

// 6.2, 7.3, 8.6, 12.4, 13.2. What every die does. Dice that may do two things count as kills until they are aimed.
export function judge(t: Table): void {
  const roll = t.roll!
  switch (roll.what) {
    case 'move':
      return judgeAll(roll, movesOf(t, roll))
    case 'attack':
    case 'mob':
    case 'squad':
      return judgeFight(t, roll)
    case 'pressure':
      return judgeAll(roll, (shows) => (shows === 1 ? 'wakes' : null))
    case 'noxious':
      return judgeAll(roll, (shows) => (shows === 1 ? 'removed' : null))
    case 'reinforcements':
      return judgeCount(roll)
  }
}

function judgeAll(roll: Roll, deed: (shows: number) => Deed | null): void {
  for (const { dice } of roll.parties) for (const die of dice) die.does = deed(die.shows)
}

function movesOf(t: Table, roll: Roll): (shows: number) => Deed | null {
  const needed = keepsGoing(t.breeds[roll.seat]!)
  return (shows) => (shows < needed ? 'stops' : null)
}

function judgeFight(t: Table, roll: Roll): void {
  let hero = false
  for (const { seat, dice } of roll.parties)
    if (seat === null) for (const { sides } of dice) if (isHero(sides)) hero = true
  for (const party of roll.parties) {
    for (const die of party.dice) {
      if (party.seat === null) die.does = townspersonDoes(die, hero)
      else if (party.id === roll.horde) die.does = attackerDoes(t, roll, party.seat, die.shows)
      else
        die.does = roll.what === 'attack' ? killsOrConverts(t, party.seat, die.shows) : mobbedDoes(die.shows)
    }
  }
}

// 7.3. An attacking zombie: 5 or more kills a zombie of an attacked horde, 4 or more turns a townsperson; a 1 lays the
// pawn down.
function attackerDoes(t: Table, roll: Roll, seat: Seat, shows: number): Deed | null {
  const against = roll.hordes.length > 0 ? killsOrConverts(t, seat, shows) : null
  if (against) return against
  if (shows >= TURNS && roll.townspeople) return 'turns'
  return shows === 1 ? 'layDown' : null
}

// 7.3, 13.2. Zombie against zombie: 5 or more kills, for Vicious ones 4; a Virulent 6, and only a 6, converts.
function killsOrConverts(t: Table, seat: Seat, shows: number): Deed | null {
  const breed = t.breeds[seat]!
  if (breed === 'virulent' && shows === VIRULENT_CONVERTS) return 'converts'
  return shows >= killsFrom(breed) ? 'kills' : null
}

/** What a zombie must show to hit another: 5, a Vicious one 4 (7.3, 13.2). */
export const killsFrom = (breed: string | null): number => (breed === 'vicious' ? VICIOUS_KILLS : KILLS)

// 8.5, R13. A zombie of a horde that a mob fights turns a townsperson on 4 or more; its ones do nothing.
const mobbedDoes = (shows: number): Deed | null => (shows >= TURNS ? 'turns' : null)

// 7.3, 7.7 steps 5 to 7. A townsperson kills on 6 or more. A hero's 1 lets it grow, a d20's 1 is a blast; a townie's 1
// calls a hero when there was none.
function townspersonDoes({ sides, shows }: Rolled, hero: boolean): Deed | null {
  if (shows >= TOWNSPERSON_KILLS) return 'kills'
  if (shows > 1) return null
  if (sides === MAX_DIE) return 'blast'
  if (isHero(sides)) return 'grows'
  return hero ? null : 'wakes'
}

// 12.4. The highest single die counts.
function judgeCount(roll: Roll): void {
  const count = roll.parties.find(({ who }) => who === 'count')!
  let highest = count.dice[0]!
  for (const die of count.dice) if (die.shows > highest.shows) highest = die
  for (const die of count.dice) die.does = die === highest ? 'arrives' : null
}

/** The steps of this chapter, in the order of play. */
export const steps = { react }
