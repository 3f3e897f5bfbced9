import type { Choice } from '@shamble/engine'
import { alertStep } from '../fighting/alert.ts'
import { placeUnit, takeFigure } from './arrivals.ts'
import { ZOMBIE } from '../data/infected.ts'
import { atMoment, beginActivation, beginPhase, ofDirector } from '../director/steps.ts'
import { countFrom, FAR } from '../map/distances.ts'
import { turnTo, UNTURNED } from './facing.ts'
import { figuresLeft, newUnit } from './figures.ts'
import { infectionPhase } from './infection.ts'
import { activate } from './infected-move.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import type { Stage } from '../missions/format.ts'
import { findUnit, heroAt, isFree, isHere, playersOf, unitAt } from '../questions.ts'
import { rowFor, unitsIn } from '../map/rooms.ts'
import { goalsFor, nearestOf, rollForLowest } from './senses.ts'
import { unseenSquares } from './unseen.ts'
import { NONE, square, type G, type Table } from '../table.ts'

const SIDES = 8

/** Before the first stage nothing spawns; the spawn points are there. */
const QUIET: Stage = { fromTurn: 1, rolls: 0, point: [], group: [] }

/** The stage of spawning that counts now: the last listed whose turn has come and whose flag is set (11.1). */
export function stageOf(t: Staged): Stage {
  const { spawn } = layoutOf(t.mission).mission
  let found = QUIET
  for (const stage of spawn)
    if (stage.fromTurn <= t.turn && (stage.needsFlag === undefined || t.flags.includes(stage.needsFlag)))
      found = stage
  return found
}

/** What decides the stage of a mission. */
type Staged = Pick<Table, 'mission' | 'turn' | 'flags'>

/** Whether infected may still enter by a square: a flag can close all spawn points for good (22.2). */
export function isSpawnPoint(t: Staged, at: Square): boolean {
  if (layoutOf(t.mission).spawnAt[at] === NONE) return false
  const { rolls, needsFlag } = stageOf(t)
  return rolls > 0 || needsFlag === undefined
}

// 11, 18.9, 18.11. The infected spawn: as many rolls as the stage says; a Director may take units off first, and play a card.
export function spawnPhase(g: G): void {
  const t = g.table
  t.phase = 'spawn'
  t.acting = NONE
  t.wind = false
  beginPhase(t)
  g.tell({ type: 'phaseBegan', phase: 'spawn' })
  if (t.director !== NONE) g.then(ofDirector(g, 'dropOff'))
  atMoment(g, 'spawn-start')
  for (let n = stageOf(t).rolls; n > 0; n--) g.then(spawnRoll)
  atMoment(g, 'spawn-end')
  g.then(infectionPhase)
}

// 11.1, 18.11. A spawn roll: the first die names a spawn point or a roamer; a Director may play a card before the second.
export function spawnRoll(g: G): void {
  const { point } = stageOf(g.table)
  const die = g.roll(SIDES, 'spawn')
  const row = rowFor(point, die)
  if (row.point === undefined) {
    g.tell({ type: 'spawnRolled', point: NONE, dice: [die], kinds: [] })
    return g.then(roamer)
  }
  const { spawnPoints } = layoutOf(g.table.mission)
  const place = spawnPoints.findIndex(({ token }) => token === row.point)
  if (g.table.director !== NONE) g.tell({ type: 'pointNamed', point: place, die })
  atMoment(g, 'spawn-instead-of-group', place, die)
}

// 11.1. The second die of a spawn roll: which infected, and how many.
export function rollGroup(g: G, place: number, die: number): void {
  const second = g.roll(SIDES, 'spawn')
  const kinds = unitsIn(rowFor(stageOf(g.table).group, second))
  g.tell({ type: 'spawnRolled', point: place, dice: [die, second], kinds })
  for (const kind of kinds) g.then(enter, kind, place)
}

// 11.2, 11.3, 11.5. One unit enters by its spawn point; where a hero stands there, on the nearest free square.
export function enter(g: G, kind: number, point: number): void {
  const t = g.table
  if (figuresLeft(t, kind) <= 0) return
  const { at } = layoutOf(t.mission).spawnPoints[point]!
  if (heroAt(t, at) === NONE) return enterAt(g, kind, point, at)
  const near = nearestFree(t, at)
  if (near.length > 1 && t.director !== NONE) return g.then(ofDirector(g, 'enterBeside'), kind, point)
  if (near.length > 0) enterAt(g, kind, point, near[0]!)
}

// 11.2. From its first square the unit goes on as in the infected move.
export function enterAt(g: G, kind: number, point: number, place: Square): void {
  const t = g.table
  beginActivation(t)
  const crowded = unitAt(t, place) !== undefined
  const unit = newUnit(t, kind, place, UNTURNED)
  unit.acted = true
  t.infected.push(unit)
  t.acting = unit.id
  const [target] = nearestOf(t, place, goalsFor(t, unit))
  turnTo(t, unit, target === undefined ? place : t.heroes[target]!.at)
  g.tell({ type: 'entered', unit: unit.id, kind, at: place, facing: unit.facing, point })
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

/** The nearest free squares by counting distance, in reading order (11.3, R-61). */
export function nearestFree(t: Table, from: Square): Square[] {
  const distance = countFrom(t, from)
  let least = FAR
  let found: Square[] = []
  for (let at = 0; at < distance.length; at++) {
    if (distance[at] === FAR || distance[at]! > least || !isFree(t, at)) continue
    if (distance[at]! < least) found = []
    least = distance[at]!
    found.push(at)
  }
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
    place(g, [hero], part) {
      if (takeFigure(g, ZOMBIE)) placeUnit(g, ZOMBIE, square.of(part), NONE, hero).acted = true
    },
  },
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
