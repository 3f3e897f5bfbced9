import type { Choice } from '@shamble/engine'
import { alertStep } from './alert.ts'
import { ZOMBIE } from './data/infected.ts'
import { countFrom, FAR, isActive } from './distances.ts'
import { faceNearest } from './facing.ts'
import { figuresLeft, newUnit, placeUnit, takeFigure } from './figures.ts'
import { infectionPhase } from './infection.ts'
import { activate } from './infected-move.ts'
import type { Square } from './layout.ts'
import { layoutOf } from './missions/index.ts'
import type { Stage } from './missions/format.ts'
import { findUnit, heroAt, isFree, isHere, playersOf, unitAt } from './questions.ts'
import { rowFor, unitsIn } from './rooms.ts'
import { sees } from './sight.ts'
import { NONE, square, type G, type Table } from './table.ts'
import { rollForLowest } from './ties.ts'

const SIDES = 8

/** The stage of spawning that counts now: the last listed whose turn has come and whose flag is set (11.1). */
export function stageOf(t: Table): Stage {
  const { spawn } = layoutOf(t.mission).mission
  let found = spawn[0]!
  for (const stage of spawn)
    if (stage.fromTurn <= t.turn && (stage.needsFlag === undefined || t.flags.includes(stage.needsFlag)))
      found = stage
  return found
}

/** Whether infected may still enter by a square: a flag can close all spawn points for good (22.2). */
export function isSpawnPoint(t: Table, at: Square): boolean {
  if (layoutOf(t.mission).spawnAt[at] === NONE) return false
  const { rolls, needsFlag } = stageOf(t)
  return rolls > 0 || needsFlag === undefined
}

// 11. The infected spawn: as many rolls as the stage says.
export function spawnPhase(g: G): void {
  const t = g.table
  t.phase = 'spawn'
  t.acting = NONE
  g.tell({ type: 'phaseBegan', phase: 'spawn' })
  for (let n = stageOf(t).rolls; n > 0; n--) g.then(spawnRoll)
  g.then(infectionPhase)
}

// 11.1. A spawn roll: the first die names a spawn point or a roamer, the second which infected and how many.
export function spawnRoll(g: G): void {
  const { point, group } = stageOf(g.table)
  const die = g.roll(SIDES, 'spawn')
  const row = rowFor(point, die)
  if (row.point === undefined) {
    g.tell({ type: 'spawnRolled', point: NONE, dice: [die], kinds: [] })
    return g.then(roamer)
  }
  const { spawnPoints } = layoutOf(g.table.mission)
  const place = spawnPoints.findIndex(({ token }) => token === row.point)
  const second = g.roll(SIDES, 'spawn')
  const kinds = unitsIn(rowFor(group, second))
  g.tell({ type: 'spawnRolled', point: place, dice: [die, second], kinds })
  for (const kind of kinds) g.then(enter, kind, place)
}

// 11.2, 11.5. One unit enters: its first square is the spawn point, and it goes on as in the infected move.
export function enter(g: G, kind: number, point: number): void {
  const t = g.table
  if (figuresLeft(t, kind) <= 0) return
  const { at } = layoutOf(t.mission).spawnPoints[point]!
  const blocked = heroAt(t, at) !== NONE
  const place = blocked ? nearestFree(t, at) : at
  if (place === NONE) return
  const crowded = unitAt(t, place) !== undefined
  const unit = newUnit(t, kind, place)
  unit.acted = true
  t.infected.push(unit)
  t.acting = unit.id
  faceNearest(t, unit)
  g.tell({ type: 'entered', unit: unit.id, kind, at: place, point })
  if (!crowded) g.then(alertStep, unit.id, place)
  g.then(activate, unit.id, 1, false, NONE)
  if (crowded) g.then(turnBack, unit.id, place)
}

// 11.3, R-39. A unit that found no free square behind an occupied spawn point goes back to the pool.
export function turnBack(g: G, id: number, at: Square): void {
  const t = g.table
  const unit = findUnit(t, id)
  if (!unit || unit.at !== at || !t.infected.some((other) => other.at === at && other.id !== id)) return
  t.infected = t.infected.filter((other) => other.id !== id)
  g.tell({ type: 'turnedBack', unit: id })
}

/** The nearest free square by counting distance, the first in reading order (11.3, R-61); `NONE` when there is none. */
export function nearestFree(t: Table, from: Square): Square {
  const distance = countFrom(t, from)
  let found = NONE
  for (let at = 0; at < distance.length; at++)
    if (distance[at] !== FAR && (found === NONE || distance[at]! < distance[found]!) && isFree(t, at))
      found = at
  return found
}

// 11.4. A roamer: one Zombie on the unseen free active square nearest to a hero; of equally near heroes dice choose.
export function roamer(g: G): void {
  const t = g.table
  const near = roamerSquares(t)
  if (near.length === 0) return g.tell({ type: 'noRoamer' })
  if (t.director !== NONE) return g.then(placeRoamer, NONE)
  const heroes = near.map(({ hero }) => hero)
  g.then(placeRoamer, heroes.length > 1 ? rollForLowest(g, heroes, NONE) : heroes[0]!)
}

// 11.4. Equal squares: the players choose; the Director takes any legal square (18.5).
export const placeRoamer: Choice<G, [hero: number]> = {
  seat: (g) => (g.table.director === NONE ? playersOf(g.table) : g.table.director),
  ask: 'Where does the roamer appear?',
  obvious: true,
  options(g, can, hero) {
    const t = g.table
    const squares =
      hero === NONE ? unseenSquares(t) : (roamerSquares(t).find((near) => near.hero === hero)?.squares ?? [])
    for (const at of squares) can('place', square(at))
  },
  take: {
    place(g, _, part) {
      if (!takeFigure(g, ZOMBIE)) return
      const unit = placeUnit(g, ZOMBIE, square.of(part), square.of(part))
      unit.acted = true
      faceNearest(g.table, unit)
    },
  },
}

/** The free active squares that no hero sees, figures ignored, and that a hero has a way to. */
export function unseenSquares(t: Table): Square[] {
  const layout = layoutOf(t.mission)
  const heroes = t.heroes.filter(isHere)
  const found: Square[] = []
  for (let at = 0; at < layout.size; at++)
    if (
      layout.exists[at] &&
      isActive(layout, t.areas, at) &&
      heroes.some((hero) => countFrom(t, hero.at)[at] !== FAR) &&
      !heroes.some((hero) => sees(t, hero.at, at)) &&
      isFree(t, at)
    )
      found.push(at)
  return found
}

// 11.4. The heroes to whom an unseen square is nearest, each with his nearest ones.
function roamerSquares(t: Table): { hero: number; squares: Square[] }[] {
  const squares = unseenSquares(t)
  const found: { hero: number; squares: Square[]; least: number }[] = []
  t.heroes.forEach((figure, hero) => {
    if (!isHere(figure)) return
    const distance = countFrom(t, figure.at)
    const least = squares.reduce((min, at) => Math.min(min, distance[at]!), FAR)
    if (least < FAR) found.push({ hero, least, squares: squares.filter((at) => distance[at] === least) })
  })
  const nearest = found.reduce((min, { least }) => Math.min(min, least), FAR)
  return found.filter(({ least }) => least === nearest)
}
