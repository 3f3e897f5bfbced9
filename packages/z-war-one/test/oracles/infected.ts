import { INFECTED } from '../../src/data/infected.ts'
import type { Table } from '../../src/index.ts'
import {
  around,
  count,
  floorOf,
  inReach,
  isActive,
  isLegal,
  isShut,
  priceOf,
  sees,
  smell,
  stairsOf,
  walk,
  xOf,
  yOf,
  type Board,
  type Square,
  type Step,
} from './board.ts'

/*
 * A plain model of the infected move, written from chapter 10 of the reference and not from the program. It tells what a unit does as
 * a list of sentences.
 */

/** What is asked of dice: which of equally near heroes is chosen (10.5). */
export type Lowest = (heroes: readonly number[]) => number

const NOBODY = -1

interface Mover {
  board: Board
  t: Table
  id: number
  at: Square
  facing: number
}

/** 10.1. The heroes that can be detected. */
const detectable = ({ heroes }: Table): number[] =>
  heroes.flatMap(({ fate, at, hidden }, hero) => (fate === 'playing' && at >= 0 && !hidden ? [hero] : []))

/** 10.3. The unit that is activated next: the nearest one, of equally near ones the first that came; undefined if there is none. */
export function nextToAct(board: Board, t: Table): number | undefined {
  const distances = detectable(t).map((hero) => count(board, t.heroes[hero]!.at))
  const waiting = t.infected
    .filter(({ at, prone, acted }) => at >= 0 && !prone && !acted)
    .map(({ id, at }) => ({ id, distance: Math.min(...distances.map((from) => from[at]!)) }))
  const least = Math.min(...waiting.map(({ distance }) => distance))
  return waiting.find(({ distance }) => distance === least)?.id
}

/** 10.4. One activation. */
export function activation(board: Board, t: Table, id: number, lowest: Lowest): string[] {
  const { kind, at, facing } = t.infected.find((each) => each.id === id)!
  const { move, charge } = INFECTED[kind]!
  const unit: Mover = { board: { ...board }, t, id, at, facing }
  const done: string[] = []
  let used = 0
  let charging = false
  let target = NOBODY
  for (;;) {
    const heroes = detectable(t)
    const near = heroes.filter((hero) => inReach(unit.board, unit.at, t.heroes[hero]!.at, true))
    if (near.length > 0) {
      const hero = near.includes(target) ? target : near.length > 1 ? lowest(near) : near[0]!
      unit.facing = towards(unit, t.heroes[hero]!.at)
      return [...done, `grabs ${hero}`, endsAt(unit)]
    }
    const sensed = heroes.filter((hero) => sense(unit, hero) !== null)
    const begins = sensed.length > 0 && !charging
    const goes = sensed.length > 0 || !charging
    if (sensed.length > 0) charging = true
    const upstairs = sensed.length === 0 && !charging && heroes.length > 0 && isAlone(unit, heroes)
    if (upstairs) target = NOBODY
    else if (goes) {
      const nearest = nearestOf(unit, sensed.length > 0 ? sensed : heroes)
      if (nearest.length === 0) return [...done, endsAt(unit)]
      const keeps = nearest.includes(target)
      if (!keeps) target = nearest.length > 1 ? lowest(nearest) : nearest[0]!
      if (!keeps || begins) done.push(`goes for ${target}: ${sense(unit, target) ?? 'senses nothing'}`)
    }
    const left = (charging ? charge : move) - used
    const stretch = left > 0 ? next(unit, charging, target, left) : null
    if (stretch) done.push(...stretch.says)
    if (!stretch || stretch.cost === 0) return [...done, endsAt(unit)]
    used += stretch.cost
  }
}

const endsAt = ({ at, facing }: Mover) => `ends at ${at}, facing ${facing}`

// 2.7, 2.9, 10.4. How a unit senses a hero: figures do not block its sight, and On the Wind doubles its smell.
function sense({ board, t, id, at }: Mover, hero: number): 'sees' | 'smells' | null {
  const there = t.heroes[hero]!.at
  if (sees(board, at, there)) return 'sees'
  const range = INFECTED[t.infected.find((each) => each.id === id)!.kind]!.smell * (t.wind ? 2 : 1)
  return smell(board, there)[at]! <= range ? 'smells' : null
}

// 10.12. Whether no hero is on the unit's floor.
const isAlone = ({ board, t, at }: Mover, heroes: readonly number[]): boolean =>
  !heroes.some((hero) => floorOf(board, t.heroes[hero]!.at) === floorOf(board, at))

// 10.5. The nearest by counting distance; none where no way leads.
function nearestOf({ board, t, at }: Mover, heroes: readonly number[]): number[] {
  const distances = heroes.map((hero) => count(board, t.heroes[hero]!.at)[at]!)
  const least = Math.min(...distances)
  return heroes.filter((_, n) => distances[n] === least && least < Infinity)
}

/** What a unit does next; nothing but turning costs nothing. */
interface Stretch {
  says: string[]
  cost: number
}

// 10.6. The next stretch of a unit's way.
function next(unit: Mover, charging: boolean, target: number, left: number): Stretch {
  const goal = target === NOBODY ? farSideOfStairs(unit) : unit.t.heroes[target]!.at
  if (goal < 0) return STAYS
  const grabs = charging && target !== NOBODY ? waysToGrab(unit, goal, left) : []
  const ways = grabs.length > 0 ? grabs : waysTo(unit, goal)
  if (ways.length === 0) {
    unit.facing = towards(unit, goal)
    return STAYS
  }
  const free = ways.find((way) => isLegal(way.step) && isFree(unit, way.step.to))
  if (free) return go(unit, [free.step], goal)
  for (const way of ways) {
    if (mayOpen(unit, way.step)) return open(unit, way.step, goal)
    const run = charging ? runThrough(unit, way, left) : null
    if (run) return go(unit, run, goal)
  }
  // 7.7. It stops in front of what it cannot open, or of figures, and turns there.
  const barred = ways.find(({ step }) => isHeld(unit, unit.at, step))
  unit.facing = after(unit, (barred ?? ways[0]!).step.direction, goal)
  const isBarricade = barred && barred.step.ways[0]![0] === 'b'
  return isBarricade ? { says: [`wears down ${doorOn(unit, barred.step)}`], cost: 0 } : STAYS
}

const STAYS: Stretch = { says: [], cost: 0 }

/** A step on a way, and the steps that may follow it. */
interface Way {
  step: Step
  onwards: () => Way[]
}

// 10.6 no. 1 and 2. The steps that lie on a cheapest way to a square, in the order of directions.
function waysTo(unit: Mover, goal: Square): Way[] {
  const costs = walk(unit.board, goal)
  const from = (at: Square): Way[] =>
    around(unit.board, at)
      .filter((step) => costs[at]! < Infinity && costs[step.to]! + priceOf(step) === costs[at]!)
      .map((step) => ({ step, onwards: () => from(step.to) }))
  return from(unit.at)
}

// The same on the cheapest ways to a free square to grab from, through infected and doors, never through heroes or closed areas.
function waysToGrab(unit: Mover, target: Square, most: number): Way[] {
  const { board } = unit
  const cheapest = (at: Square, left: number): number => {
    if (at !== unit.at && isFree(unit, at) && inReach(board, at, target, true)) return 0
    return Math.min(
      Infinity,
      ...pricesFrom(at, left).map(([step, price]) => price + cheapest(step.to, left - price)),
    )
  }
  const pricesFrom = (at: Square, left: number): [Step, number][] =>
    around(board, at).flatMap((step): [Step, number][] => {
      const price = priceOf(step)
      if (price > left || !isActive(board, step.to) || standsOn(unit, step.to) === 'hero') return []
      return price === 2 && !mayOpen(unit, step, at) ? [] : [[step, price]]
    })
  const from = (at: Square, left: number): Way[] => {
    const least = cheapest(at, left)
    return pricesFrom(at, left)
      .filter(([step, price]) => least < Infinity && price + cheapest(step.to, left - price) === least)
      .map(([step, price]) => ({ step, onwards: () => from(step.to, left - price) }))
  }
  return from(unit.at, most)
}

function standsOn({ t, id }: Mover, at: Square): 'hero' | 'infected' | null {
  if (t.heroes.some((hero) => hero.at === at)) return 'hero'
  return t.infected.some((each) => each.at === at && each.id !== id) ? 'infected' : null
}

const isFree = (unit: Mover, at: Square): boolean => standsOn(unit, at) === null

// 7.7, R-66. A door that cannot be opened now.
const isHeld = ({ board, t }: Mover, at: Square, step: Step): boolean =>
  isShut(step) && (step.ways[0]![0] === 'b' || board.doorBetween(at, step.to) === t.jammed)

// 10.9, R-60. A closed door is opened from a free square.
const mayOpen = (unit: Mover, step: Step, at = unit.at): boolean =>
  isShut(step) && isFree(unit, at) && !isHeld(unit, at, step)

// 10.8, R-60. The first run through infected that ends on a free square in time.
function runThrough(unit: Mover, { step, onwards }: Way, left: number): Step[] | null {
  if (left < 1 || !isLegal(step)) return null
  const stands = standsOn(unit, step.to)
  if (stands !== 'infected') return stands === 'hero' ? null : [step]
  for (const way of onwards()) {
    const rest = runThrough(unit, way, left - 1)
    if (rest) return [step, ...rest]
  }
  return null
}

function go(unit: Mover, steps: Step[], goal: Square): Stretch {
  for (const step of steps) {
    unit.facing = after(unit, step.direction, goal)
    unit.at = step.to
  }
  return { says: [`moves ${steps.map(({ to }) => to).join(' ')}, facing ${unit.facing}`], cost: steps.length }
}

function open(unit: Mover, step: Step, goal: Square): Stretch {
  const { board } = unit
  const door = doorOn(unit, step)
  unit.facing = after(unit, step.direction, goal)
  board.doors = board.doors.slice(0, door) + 'o' + board.doors.slice(door + 1)
  return { says: [`opens ${door}, facing ${unit.facing}`], cost: 1 }
}

const doorOn = ({ board, at }: Mover, { to }: Step): number => board.doorBetween(at, to)

// 10.12, R-72. The far side of the nearest staircase that leads off this floor; of equally near ones the lower number. -1: none.
function farSideOfStairs({ board, at }: Mover): Square {
  let goal = -1
  let least = Infinity
  for (const ends of stairsOf(board)) {
    if (!ends.some((end) => floorOf(board, end) === floorOf(board, at))) continue
    const far = ends.find((end) => floorOf(board, end) !== floorOf(board, at))!
    const cost = walk(board, far)[at]!
    if (cost >= least) continue
    least = cost
    goal = far
  }
  return goal
}

// Facing after a step: straight, or one of the two directions of a diagonal.
function after({ board, at, facing }: Mover, direction: number, target: Square): number {
  if (direction < 4) return direction
  const [vertical, horizontal] = [
    [0, 1],
    [2, 1],
    [2, 3],
    [0, 3],
  ][direction - 4]! as [number, number]
  if (facing === vertical || facing === horizontal) return facing
  const across = Math.abs(xOf(board, target) - xOf(board, at))
  const down = Math.abs(yOf(board, target) - yOf(board, at))
  return down > across ? vertical : horizontal
}

// 10.10. Facing towards a square: straight in line with it, else as after a diagonal step.
function towards(unit: Mover, target: Square): number {
  const dx = Math.sign(xOf(unit.board, target) - xOf(unit.board, unit.at))
  const dy = Math.sign(yOf(unit.board, target) - yOf(unit.board, unit.at))
  if (dx === 0 && dy === 0) return unit.facing
  if (dx === 0) return dy < 0 ? 0 : 2
  if (dy === 0) return dx > 0 ? 1 : 3
  return after(unit, dx > 0 ? (dy < 0 ? 4 : 5) : dy > 0 ? 6 : 7, target)
}
