import type { Choice } from '@shamble/engine'
import { changeHorde, freeSpace, layDown, raiseHorde, withDice, withoutDice } from './pieces.ts'
import { hordeOf } from './questions.ts'
import { DICE, die, horde, numberIn, sidesIn, type Die, type G } from './table.ts'

// 8.1, R12. Splitting. Some zombies, but not all, go to a free horde space; the new pawn stands up on the same space of
// the board. Then the larger horde lies down.
export function split(g: G, from: number): void {
  g.then(send, from, freeSpace(g.table, hordeOf(g.table, from).seat), 6)
}

// 8.2. Merging. Some or all zombies go to another own horde on the same space. Then the larger horde lies down.
export function merge(g: G, from: number, to: number): void {
  g.then(send, from, to, 6)
}

// How many zombies of each size go, plain ones first; sizes the horde does not have are skipped. A Split sends at least
// one and keeps at least one; a Merge sends at least one.
function send(g: G, from: number, to: number, sides: number): void {
  const { zombies } = hordeOf(g.table, from)
  const next = DICE.find((size) => size >= sides && zombies.includes(size))
  if (next === undefined) return arrive(g, from, to)
  g.then(sendSome, from, to, next)
}

const sendSome: Choice<G, [from: number, to: number, sides: number]> = {
  seat: (g, from) => hordeOf(g.table, from).seat,
  ask: (_, __, sides) => `How many ${die(sides)} go?`,
  options({ table: t }, can, from, to, sides) {
    const { zombies } = hordeOf(t, from)
    const here = zombies.filter((zombie) => zombie === sides).length
    const larger = zombies.filter((zombie) => zombie > sides).length
    const smaller = zombies.length - here - larger
    const isMerge = t.hordes.some((other) => other.id === to)
    const most = !isMerge && smaller + larger === 0 ? here - 1 : here
    const least = t.inHand.length === 0 && larger === 0 ? 1 : 0
    for (let n = least; n <= most; n++) can('send', `${die(sides)}:${n}`)
  },
  take: {
    send(g, [from, to, sides], part: string) {
      const n = numberIn(part)
      if (n > 0) takeInHand(g, from, sidesIn(part), n)
      g.then(send, from, to, sides + 1)
    },
  },
  obvious: true,
}

function takeInHand(g: G, from: number, sides: Die, n: number): void {
  const { seat, zombies } = hordeOf(g.table, from)
  const dice = Array<Die>(n).fill(sides)
  changeHorde(g.table, from, { zombies: withoutDice(zombies, sides, n) })
  g.table.inHand.push(...dice)
  g.tell({ type: 'sent', seat, horde: from, dice })
}

// The zombies in hand join the other horde, or become a new one. A horde that gave all its zombies leaves the board.
function arrive(g: G, from: number, to: number): void {
  const t = g.table
  const { seat, at, zombies } = hordeOf(t, from)
  const sent = t.inHand
  t.inHand = []
  const other = t.hordes.find((horde) => horde.id === to)
  if (!other) {
    raiseHorde(t, { id: to, seat, at, upright: true, zombies: sent })
    g.tell({ type: 'split', seat, horde: from, to, at, dice: [...sent] })
    return largerLiesDown(g, from, to, 'split')
  }
  changeHorde(t, to, { zombies: withDice(other.zombies, sent) })
  const all = zombies.length === 0
  g.tell({ type: 'merged', seat, horde: from, to, at, dice: sent, all })
  if (!all) return largerLiesDown(g, from, to, 'merge')
  t.hordes = t.hordes.filter((horde) => horde.id !== from)
  layDown(g, to, 'merge')
}

// 8.1, 8.2. The larger of the two, counted in zombies, lies down; of equal ones, the owner's choice.
function largerLiesDown(g: G, from: number, to: number, why: 'split' | 'merge'): void {
  const difference = hordeOf(g.table, from).zombies.length - hordeOf(g.table, to).zombies.length
  if (difference === 0) return g.then(layOne, from, to, why)
  layDown(g, difference > 0 ? from : to, why)
}

const layOne: Choice<G, [from: number, to: number, why: 'split' | 'merge']> = {
  seat: (g, from) => hordeOf(g.table, from).seat,
  ask: 'Both hordes are the same size: which of them lies down?',
  options(_, can, from, to) {
    can('lay', horde(Math.min(from, to)))
    can('lay', horde(Math.max(from, to)))
  },
  take: {
    lay(g, [, , why], part: string) {
      layDown(g, horde.of(part), why)
    },
  },
}

/** The steps of this chapter, in the order of play. */
export const steps = { send, sendSome, layOne }
