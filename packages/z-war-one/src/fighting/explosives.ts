import type { Choice, Move } from '@shamble/engine'
import { activate, destroyDoor, isDestructible } from '../map/doors.ts'
import { smellFrom } from '../map/distances.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { blessed } from '../heroes/perks.ts'
import { doorsBefore, isHere, kindOf } from '../questions.ts'
import { checkEmpty } from '../heroes/gear.ts'
import { rollAttack, settleAttack } from './rolling.ts'
import { noteMover } from '../infected/senses.ts'
import { rangeBetween, sees } from '../map/sight.ts'
import { DESTROYED, LOCKED, NONE, square, withLetter, type G, type Table } from '../table.ts'
import { rangeOf } from './weapons.ts'

/*
 * 14.6. Grenades and pipe bombs.
 */

const BLAST = 1

/** The active explosive of a hero, or `NONE`. */
export function explosiveOf(t: Table, hero: number): number {
  for (const card of t.heroes[hero]!.active) if (kindOf(t, card).class === 'explosive') return card
  return NONE
}

/** The squares of a blast: at most one from its target, once the doors in front of it are destroyed. */
export function blastOf(t: Table, target: Square): Square[] {
  const layout = layoutOf(t.mission)
  let { doors } = t
  for (const door of doorsBefore(layout, target))
    if (doors[door] !== LOCKED) doors = withLetter(doors, door, DESTROYED)
  const distance = smellFrom({ mission: t.mission, doors }, target)
  const near = layout.wafts[target]!.map(({ to }) => to)
  return [target, ...near.filter((at) => distance[at]! <= BLAST && layout.floor[at] === layout.floor[target])]
}

/** The squares at which a hero may throw from `at`, one after the other: in range and line, no hero in the blast. */
export function* throwsOf(t: Table, hero: number, card: number, at = t.heroes[hero]!.at): Generator<Square> {
  const { grid, floor, height, width, exists } = layoutOf(t.mission)
  const range = rangeOf(t, card)
  const [x, y] = [grid.x[at]!, grid.y[at]!]
  const [north, south] = [floor[at]! * height, (floor[at]! + 1) * height - 1]
  for (let row = Math.max(north, y - range); row <= Math.min(south, y + range); row++)
    for (let column = Math.max(0, x - range); column <= Math.min(width - 1, x + range); column++) {
      const target = row * width + column
      if (exists[target] && isClear(t, target, hero, at) && sees(t, at, target)) yield target
    }
}

/** Whether no hero would stand in the blast around a square, with the thrower at `at`. */
function isClear(t: Table, target: Square, thrower: number, at = t.heroes[thrower]!.at): boolean {
  const layout = layoutOf(t.mission)
  const near: Square[] = []
  for (const [hero, figure] of t.heroes.entries()) {
    const from = hero === thrower ? at : figure.at
    if (isHere(figure) && rangeBetween(layout, from, target) <= BLAST) near.push(from)
  }
  if (near.length === 0) return true
  const blast = blastOf(t, target)
  return !near.some((from) => blast.includes(from))
}

/** Lists the throws a hero may make. */
export function offerThrows(t: Table, can: (...move: Move) => void, hero: number): void {
  const card = explosiveOf(t, hero)
  if (card !== NONE) for (const target of throwsOf(t, hero, card)) can('throw', square(target))
}

// 14.6, R-44. The throw: the card is spent, doors are destroyed, one roll for every infected in the blast, rooms are spawned into.
export function blast(g: G, hero: number, card: number, target: Square): void {
  const t = g.table
  if (!isClear(t, target, hero)) return // the step of the same action brought the hero into the blast
  t.cards[card]!.rounds--
  t.cards[card]!.used = true
  g.tell({ type: 'thrown', hero, kind: t.cards[card]!.kind, at: target })
  const doors = doorsBefore(layoutOf(t.mission), target).filter((door) => isDestructible(t, door))
  for (const door of doors) destroyDoor(g, door)
  noteMover(g)
  g.then(checkEmpty, hero, card)
  const squares = blastOf(t, target)
  for (const { id, at } of t.infected) if (squares.includes(at)) rollFor(g, hero, id, card)
  for (const door of doors) g.then(openBlasted, door, hero, target)
}

// 14.6. One roll for one infected in the blast.
function rollFor(g: G, hero: number, unit: number, card: number): void {
  g.then(rollAttack, hero, unit, false, 0, card)
  g.then(blessed)
  g.then(settleAttack)
}

// 7.6, R-25. A closed area behind a destroyed door becomes active; its spawn is counted from where the explosive went off.
export function openBlasted(g: G, door: number, hero: number, target: Square): void {
  activate(g, door, hero, target)
}

/** Names the target of a throw after the step of the same action (14.6). */
export const chooseThrow: Choice<G, [hero: number]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'Where is it thrown?',
  options: (g, can, hero) => offerThrows(g.table, can, hero),
  take: {
    throw(g, [hero], target) {
      g.then(blast, hero, explosiveOf(g.table, hero), square.of(target))
    },
  },
}
