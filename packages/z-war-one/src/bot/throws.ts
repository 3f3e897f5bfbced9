import type { Move } from '@shamble/engine'
import { AP } from '../data/action-points.ts'
import { isDestructible } from '../map/doors.ts'
import { blastOf, throwsOf } from '../fighting/explosives.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { cardsOf, classOf, doorsBefore, kindOf } from '../questions.ts'
import { rangeBetween } from '../map/sight.ts'
import { card as cardId, INACTIVE, NONE, square, type Table } from '../table.ts'
import { chancesOf } from './odds.ts'
import { killWorth, type Series } from './series.ts'
import { WORTH } from './worth.ts'

/*
 * Explosives (14.6): thrown as the last action of a move, where several infected stand together.
 */

// Infected in a blast that make a throw worthwhile.
const MIN_CROWD = 2
const BLAST = 1

/** A throw after some attacks: the series with the throw, and the action that begins it. */
export interface Throw {
  series: Series
  begins: Move
}

/** The throw that kills most from where a hero is, with `ap` action points left; undefined without a crowd. */
export function bestThrow(t: Table, hero: number, before: Series, ap: number): Throw | undefined {
  const card = explosiveFor(t, hero)
  if (card === NONE || ap < AP.quick) return undefined
  const crowded = crowds(t)
  if (crowded.size === 0) return undefined
  let best: Throw | undefined
  for (const target of throwsOf(t, hero, card)) {
    if (!crowded.has(target) || opensRoom(t, target)) continue
    const thrown = throwAt(t, hero, card, target, before)
    if (!best || thrown.series.worth > best.series.worth) best = thrown
  }
  return best
}

// 4.4. An explosive in hand, or one that can still be made active in this move.
function explosiveFor(t: Table, hero: number): number {
  const { active, changes } = t.heroes[hero]!
  const carried = cardsOf(t, hero).filter((card) => kindOf(t, card).class === 'explosive')
  const held = carried.find((card) => active.includes(card))
  return held ?? (changes === 0 ? (carried[0] ?? NONE) : NONE)
}

// The squares with a crowd around them.
function crowds(t: Table): Set<Square> {
  const layout = layoutOf(t.mission)
  const near = new Map<Square, number>()
  for (const { at } of t.infected) {
    if (at === NONE) continue
    for (const centre of [at, ...layout.wafts[at]!.map(({ to }) => to)])
      if (rangeBetween(layout, at, centre) <= BLAST) near.set(centre, (near.get(centre) ?? 0) + 1)
  }
  return new Set([...near].flatMap(([centre, figures]) => (figures >= MIN_CROWD ? [centre] : [])))
}

// 7.6. Whether a blast would destroy the door of a closed room and so spawn into it.
function opensRoom(t: Table, target: Square): boolean {
  const { areaOf, doors } = layoutOf(t.mission)
  return doorsBefore(layoutOf(t.mission), target).some(
    (door) =>
      isDestructible(t, door) && doors[door]!.sides.some((side) => t.areas[areaOf[side]!] === INACTIVE),
  )
}

function throwAt(t: Table, hero: number, card: number, target: Square, before: Series): Throw {
  const squares = blastOf(t, target)
  const { kill, stop } = chancesOf(t, hero, [card])
  const likely = new Map(before.likely)
  let worth = before.worth - WORTH.explosive
  for (const unit of t.infected) {
    if (unit.at === NONE || !squares.includes(unit.at)) continue
    const acts = likely.get(unit.id) ?? 1
    const falls = kill / (classOf(unit).killPoints - unit.hurt)
    worth += acts * falls * killWorth(t, unit)
    likely.set(unit.id, acts * (1 - (unit.prone ? falls : stop)))
  }
  const isHeld = t.heroes[hero]!.active.includes(card)
  return {
    series: { attacks: before.attacks, cost: before.cost + AP.quick, worth, likely },
    begins: isHeld ? ['throw', square(target)] : ['ready', cardId(card)],
  }
}
