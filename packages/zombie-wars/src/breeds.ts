import type { Choice, Seat } from '@shamble/engine'
import { checkEnd } from './ending.ts'
import {
  changeHorde,
  removeHorde,
  settleTownspeopleOf,
  withDice,
  withoutDice,
  withoutEach,
} from './pieces.ts'
import { hordeOf, townspeopleAt } from './questions.ts'
import { judge, newRoll, react, rollHorde, rollTownspeople, tellRoll } from './roll.ts'
import {
  die,
  horde,
  numberIn,
  sidesIn,
  square,
  type Die,
  type G,
  type Party,
  type Pass,
  type Table,
} from './table.ts'

// 13.2, R21. Resilient. At the end of each own turn one plain zombie joins one of the player's hordes.
export const addZombie: Choice<G, [seat: Seat]> = {
  seat: (_, seat) => seat,
  ask: 'Resilient: which horde gets a new zombie?',
  options({ table: t }, can, seat) {
    for (const own of t.hordes) if (own.seat === seat) can('add', horde(own.id))
  },
  take: {
    add(g, [seat], part: string) {
      const own = hordeOf(g.table, horde.of(part))
      changeHorde(g.table, own.id, { zombies: withDice(own.zombies, [6]) })
      g.tell({ type: 'zombieAdded', seat, horde: horde.of(part) })
    },
  },
  obvious: true,
}

/** Whether a Bloodthirsty attacker may pay: a 1 shows, and at least two zombies are left (13.2). */
export function mayPay(t: Table): boolean {
  const { what, seat, parties } = t.roll!
  if (what !== 'attack' || t.breeds[seat] !== 'bloodthirsty') return false
  const { dice } = parties[0]!
  return dice.length > 1 && dice.some(({ shows }) => shows === 1)
}

// 13.2, R22. Bloodthirsty. One zombie of the attacking horde is given up with its die, and all remaining ones are rolled
// again. The player may pay again while a 1 shows and two zombies are left.
export const pay: Choice<G, []> = {
  seat: (g) => g.table.roll!.seat,
  ask: 'Bloodthirsty: give up a zombie to roll all your ones again?',
  options({ table: t }, can) {
    const met = new Set<string>()
    for (const { sides, shows } of t.roll!.parties[0]!.dice) met.add(`${die(sides)}:${shows}`)
    for (const name of met) can('pay', name)
    can('pass')
  },
  take: {
    pay(g, _, part: string) {
      giveUp(g, sidesIn(part), numberIn(part))
      for (const rolled of g.table.roll!.parties[0]!.dice) {
        if (rolled.shows === 1)
          rollAgain(g, g.table.roll!.seat, 'bloodthirsty', g.table.roll!.parties[0]!, rolled)
      }
      judge(g.table)
      g.then(react, 0)
    },
    pass(g) {
      g.then(react, 1)
    },
  },
}

function giveUp(g: G, sides: Die, shows: number): void {
  const { seat, horde: id, parties } = g.table.roll!
  const { dice } = parties[0]!
  dice.splice(
    dice.findIndex((rolled) => rolled.sides === sides && rolled.shows === shows),
    1,
  )
  const { zombies } = hordeOf(g.table, id!)
  changeHorde(g.table, id!, { zombies: withoutDice(zombies, sides, 1) })
  g.tell({ type: 'paid', seat, horde: id!, sides, shows })
}

// 13.2, R25. Lucky. A token re-rolls any one die.
export const luck: Choice<G, [seat: Seat, next: number]> = {
  seat: (_, seat) => seat,
  ask: 'Lucky: spend a token to have a die rolled again?',
  options({ table: t }, can) {
    const met = new Set<string>()
    for (const { who, dice } of t.roll!.parties) {
      for (const { sides, shows } of dice) {
        const name = `${die(sides)}:${shows}`
        if (met.has(`${who} ${name}`)) continue
        met.add(`${who} ${name}`)
        can('luck', who, name)
      }
    }
    can('pass')
    can('passTurn')
    can('passOwn')
  },
  take: {
    luck(g, [seat], who: string, part: string) {
      g.table.luck[seat]!--
      const party = g.table.roll!.parties.find((p) => p.who === who)!
      const sides = sidesIn(part)
      const shows = numberIn(part)
      rollAgain(
        g,
        seat,
        'luck',
        party,
        party.dice.find((rolled) => rolled.sides === sides && rolled.shows === shows)!,
      )
      judge(g.table)
      g.then(react, 0)
    },
    pass(g, [, next]) {
      g.then(react, next + 1)
    },
    passTurn(g, [seat, next]) {
      passUntil(g.table, seat, 'turn')
      g.then(react, next + 1)
    },
    passOwn(g, [seat, next]) {
      passUntil(g.table, seat, 'own')
      g.then(react, next + 1)
    },
  },
}

// S14. A player whose breed reacts to others may pass for a stretch: they are not asked until it is over.
function passUntil(t: Table, seat: Seat, until: Pass['until']): void {
  t.passes = [...(t.passes ?? []), { seat, until }]
}

/** Whether a player lets everything happen for now (S14). */
export const hasPassed = ({ passes }: Table, seat: Seat): boolean =>
  passes?.some((pass) => pass.seat === seat) ?? false

/** A turn begins: passes for the last one are over, and those of the player whose turn it is (S14). */
export function endPasses(t: Table, turn: Seat): void {
  if (t.passes) t.passes = t.passes.filter(({ seat, until }) => until === 'own' && seat !== turn)
}

function rollAgain(
  g: G,
  by: Seat,
  why: 'luck' | 'bloodthirsty',
  party: Party,
  rolled: Party['dice'][number],
): void {
  const was = rolled.shows
  rolled.shows = g.roll(rolled.sides)
  g.tell({ type: 'rerolled', by, why, who: party.who, sides: rolled.sides, was, shows: rolled.shows })
}

// 13.2, R23. Stealthy. A horde smaller than its attacker may step out of the targets.
export const stepAside: Choice<G, [target: number]> = {
  seat: (g, target) => hordeOf(g.table, target).seat,
  ask: 'Stealthy: take this horde out of the attack?',
  options({ table: t }, can, target) {
    // A pass counts for the other hordes of this attack, too.
    if (hasPassed(t, hordeOf(t, target).seat)) return
    can('slip', horde(target))
    can('stand', horde(target))
    can('standTurn')
    can('standOwn')
  },
  take: {
    slip(g, [target]) {
      const roll = g.table.roll!
      roll.hordes.splice(roll.hordes.indexOf(target), 1)
      roll.aside.push(target)
      const { seat } = hordeOf(g.table, target)
      g.tell({ type: 'steppedAside', seat, horde: target, attacker: roll.horde! })
    },
    stand() {},
    standTurn: (g, [target]) => passUntil(g.table, hordeOf(g.table, target).seat, 'turn'),
    standOwn: (g, [target]) => passUntil(g.table, hordeOf(g.table, target).seat, 'own'),
  },
}

// 13.2, R26. Noxious. At the end of the player's turn all other dice in each space with one of their pawns are rolled;
// each 1 is removed. It is no fight: heroes do not grow, and nothing blasts.
export function spread(g: G, seat: Seat): void {
  const t = g.table
  t.roll = newRoll('noxious', seat, 0)
  for (const at of spacesOf(t, seat)) {
    if (townspeopleAt(t, at)) rollTownspeople(g, at, square(at))
    for (const other of t.hordes) if (other.at === at && other.seat !== seat) rollHorde(g, other.id)
  }
  if (t.roll.parties.length === 0) {
    t.roll = null
    return
  }
  judge(t)
  tellRoll(g, 'rolled')
  g.then(react, 0)
  g.then(settleNoxious)
}

function spacesOf(t: Table, seat: Seat): number[] {
  const spaces = new Set<number>()
  for (const own of t.hordes) if (own.seat === seat) spaces.add(own.at)
  return [...spaces].sort((a, b) => a - b)
}

// 13.2, R18, R26. Each 1 is removed from the game, heroes too; an emptied horde counts as destroyed by the Noxious player.
function settleNoxious(g: G): void {
  const { parties, seat: by } = g.table.roll!
  for (const party of parties) {
    const gone: Die[] = []
    for (const rolled of party.dice) {
      if (rolled.does !== 'removed') continue
      gone.push(rolled.sides)
      rolled.now = 0
    }
    if (gone.length === 0) continue
    g.tell({ type: 'removed', by, who: party.who, at: party.at, dice: gone })
    if (party.seat === null) settleTownspeopleOf(g.table, party)
    else loseZombies(g, party.id, gone, by)
  }
  g.table.roll = null
  g.then(checkEnd)
}

function loseZombies(g: G, id: number, gone: readonly Die[], by: Seat): void {
  const left = withoutEach(hordeOf(g.table, id).zombies, gone)
  changeHorde(g.table, id, { zombies: left })
  if (left.length === 0) removeHorde(g, id, [by])
}

/** The steps of this chapter, in the order of play. */
export const steps = { addZombie, pay, luck, stepAside, spread, settleNoxious }
