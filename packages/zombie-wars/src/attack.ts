import type { Choice } from '@shamble/engine'
import { stepAside } from './breeds.ts'
import { fight } from './fight.ts'
import { findHorde, hordeOf, hordesAt, townspeopleAt } from './questions.ts'
import { newRoll } from './roll.ts'
import { horde, type G, type Horde, type Table } from './table.ts'

type Can = (...move: [string, ...string[]]) => void

// 7.1, R7. Targets. The townspeople; one, several or all enemy hordes; or everything. Equal targets are listed once: with
// one enemy horde there is no "all", without townspeople no "everything".
export function listTargets(t: Table, can: Can, pawn: Horde): void {
  const name = horde(pawn.id)
  const people = townspeopleAt(t, pawn.at)
  if (people) can('attack', name, 'townies')
  const { hordes } = t
  let enemies = 0
  let open = 0
  for (let i = 0; i < hordes.length; i++) {
    const other = hordes[i]!
    if (other.at !== pawn.at || other.seat === pawn.seat) continue
    enemies++
    if (evades(t, pawn, other)) continue
    open++
    can('attack', name, horde(other.id))
  }
  if (open === 0) return
  if (open > 1 && open === enemies) can('attack', name, 'hordes')
  if (open > 2 || (open === 2 && enemies > 2)) can('attack', name, 'some')
  if (people && open === enemies) can('attack', name, 'everything')
}

// R23. A Stealthy horde that left this attacker without a target may not be named by it again this turn, unless one of
// the two sizes has changed.
function evades(t: Table, attacker: Horde, target: Horde): boolean {
  for (const [from, id, ours, theirs] of t.withdrawals) {
    if (from === attacker.id && id === target.id)
      if (ours === attacker.zombies.length && theirs === target.zombies.length) return true
  }
  return false
}

/** The enemy hordes an attacker may name, clockwise from it. */
function namable(t: Table, attacker: Horde): number[] {
  return hordesAt(t, attacker.at, attacker.seat).filter((id) => {
    const other = hordeOf(t, id)
    return other.seat !== attacker.seat && !evades(t, attacker, other)
  })
}

// 7.1. Attacking. The targets are declared before anything is rolled.
export function attack(g: G, id: number, targets: string): void {
  const t = g.table
  const pawn = hordeOf(t, id)
  const roll = (t.roll = newRoll('attack', pawn.seat, pawn.at, id))
  if (targets === 'some') return g.then(nameTargets)
  roll.townspeople = targets === 'townies' || targets === 'everything'
  if (targets.startsWith('horde:')) roll.hordes.push(horde.of(targets))
  else if (targets !== 'townies') roll.hordes = namable(t, pawn)
  declared(g)
}

// 7.1, 8.5. Some hordes: named one by one, at least two, but not all, which is a target of its own.
export const nameTargets: Choice<G, []> = {
  seat: (g) => g.table.roll!.seat,
  ask: 'Which hordes? Name at least two.',
  options({ table: t }, can) {
    const { hordes: named } = t.roll!
    const all = candidates(t)
    const from = named.length === 0 ? 0 : all.indexOf(named.at(-1)!) + 1
    const most = mayNameAll(t, all) ? all.length : all.length - 1
    for (let i = from; i < all.length && named.length < most; i++) {
      if (named.length > 0 || i < all.length - 1) can('target', horde(all[i]!))
    }
    if (named.length >= 2) can('roll')
  },
  take: {
    target(g, _, part: string) {
      g.table.roll!.hordes.push(horde.of(part))
      g.then(nameTargets)
    },
    roll(g) {
      declared(g)
    },
  },
  obvious: true,
}

function candidates(t: Table): number[] {
  const { what, horde: id, at, seat } = t.roll!
  return what === 'attack' ? namable(t, hordeOf(t, id!)) : hordesAt(t, at, seat)
}

// If a Stealthy horde evades, naming all candidates is not the target "all".
function mayNameAll(t: Table, all: number[]): boolean {
  const { what, at, seat } = t.roll!
  if (what !== 'attack') return false
  return t.hordes.some((other) => other.at === at && other.seat !== seat && !all.includes(other.id))
}

// The targets are declared. In an attack Stealthy hordes may now step aside (13.2); then the dice are rolled.
export function declared(g: G): void {
  const { what, seat, at, horde: id, townspeople, squad, hordes } = g.table.roll!
  if (what !== 'attack') {
    g.tell({ type: 'mobFought', seat, at, hordes: [...hordes], squad })
    return g.then(fight)
  }
  const enemies = hordesAt(g.table, at, seat).filter((other) => hordeOf(g.table, other).seat !== seat)
  const all = enemies.length === hordes.length && townspeople === townspeopleAt(g.table, at)
  const size = hordeOf(g.table, id!).zombies.length
  g.tell({ type: 'attacked', seat, horde: id!, size, at, townspeople, hordes: [...hordes], all })
  for (const target of hordes) if (mayStepAside(g.table, target)) g.then(stepAside, target)
  g.then(unlessEvaded)
}

// 13.2. Stealthy, and with fewer zombies than the attacker.
function mayStepAside(t: Table, target: number): boolean {
  const { seat, zombies } = hordeOf(t, target)
  return t.breeds[seat] === 'stealthy' && zombies.length < hordeOf(t, t.roll!.horde!).zombies.length
}

// R23. If no target is left, no die is rolled, nothing is used up, and the attacker may not name those hordes again for now.
function unlessEvaded(g: G): void {
  const t = g.table
  const { horde: id, seat, townspeople, hordes, aside } = t.roll!
  if (townspeople || hordes.length > 0) return g.then(fight)
  const attacker = hordeOf(t, id!)
  for (const target of aside) {
    t.withdrawals.push([attacker.id, target, attacker.zombies.length, findHorde(t, target)!.zombies.length])
  }
  t.roll = null
  g.tell({ type: 'attackEvaded', seat, horde: attacker.id })
}

/** The steps of this chapter, in the order of play. */
export const steps = { nameTargets, unlessEvaded }
