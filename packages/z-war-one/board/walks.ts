import type { Move, Seat } from '@shamble/engine'
import type { Gesture } from '@shamble/engine/entry'
import { withHero } from '../src/bot/imagined.ts'
import { AP, AP_BY_STAGE, SPRINT } from '../src/data/action-points.ts'
import { canShoot, canStrike } from '../src/fighting/attacks.ts'
import { isInfested, searchCost } from '../src/heroes/searching.ts'
import { objectivesOf, taskCost } from '../src/heroes/tasks.ts'
import { isShut } from '../src/map/distances.ts'
import { layoutOf } from '../src/missions/index.ts'
import { findUnit, holderOf, isGrappled } from '../src/questions.ts'
import {
  door as doorId,
  heroId,
  NONE,
  SEARCHED,
  square,
  task as taskId,
  unit as unitId,
  type Table,
} from '../src/table.ts'
import type { View } from '../src/view.ts'
import {
  areaName,
  doorName,
  heroName,
  objectName,
  squareName,
  taskName,
  unitName,
} from '../src/words/names.ts'
import { exitsAreOpen, moverOf } from './looks.ts'
import { endOf, order, routesOf, type Route } from './routes.ts'
import { attackOf, bestChance } from './shots.ts'

/*
 * What a tap on something far means: a walk there, with what is done at its end.
 */

/** What a hero walks for. */
interface Errand {
  /** Whether it can be done on a square. */
  at: (square: number) => boolean
  /** The move that is made there. */
  move?: Move
  /** The part that is chosen from there. */
  then?: string
  /** The action points that must be left for it. */
  ap: number
  /** Without enough points for it he only walks there. */
  mayWait?: boolean
  /** In the words of a button, with the square at the end of the walk. */
  says: (to: string, isDone: boolean) => string
}

/** The gesture that a tap on a part means; null if it means nothing, or no more than a single move. */
export function gestureOf(view: View, seat: Seat, id: string, moves: readonly Move[]): Gesture | null {
  const hero = moverOf(view)
  const [kind] = id.split(':')
  const n = Number(id.slice(kind!.length + 1))
  if (hero === NONE) return kind === 'unit' ? beginAttack(view, n, moves) : beginFor(view, kind!, n, moves)
  if (view.owner[hero] !== seat) return null
  if (kind === 'hero') return handOver(view, hero, n, moves)
  const attack = kind === 'unit' ? attackOf(view, hero, n, moves) : null
  if (attack || !moves.some(([verb]) => verb === 'move')) return attack
  const found = walkTo(view, hero, kind!, n)
  return found && gestureFor(view, found, moves)
}

const asBegun = new WeakMap<View, Map<number, View>>()

/** A view with a hero at the beginning of his move (4.2). */
function begun(view: View, hero: number): View {
  const known = asBegun.get(view) ?? new Map<number, View>()
  asBegun.set(view, known)
  const { stage, allowance } = view.heroes[hero]!
  const ap = AP_BY_STAGE[stage]! + allowance
  const seen = known.get(hero) ?? {
    ...view,
    heroes: withHero(tableOf(view), hero, { ap, hidden: false }).heroes,
  }
  known.set(hero, seen)
  return seen
}

/** The heroes who may move next. */
const waiting = (moves: readonly Move[]): number[] =>
  moves.flatMap(([verb, part]) => (verb === 'begin' ? [heroId.of(part!)] : []))

/** While a hero is chosen: the one who gets there for the fewest action points moves next, and walks there. */
function beginFor(view: View, kind: string, n: number, moves: readonly Move[]): Gesture | null {
  const found = waiting(moves).flatMap((hero) => walkTo(begun(view, hero), hero, kind, n) ?? [])
  const [best] = found.sort((a, b) => order(a.route, b.route))
  if (!best) return null
  const walk = gestureFor(view, best, [])
  return {
    ...walk,
    says: `${heroName(best.hero)} moves next. ${walk.says}`,
    next: (now: View, possible) =>
      moverOf(now) === best.hero ? walk.next(now, possible) : beginning(best.hero, possible),
  }
}

/** While a hero is chosen: the one who has the best attack on an infected moves next. Nothing is lost by it: it is done at once. */
function beginAttack(view: View, id: number, moves: readonly Move[]): Gesture | null {
  const chances = waiting(moves).flatMap((hero) => {
    const chance = bestChance(begun(view, hero), hero, id)
    return chance === null ? [] : [{ hero, chance }]
  })
  const [best] = chances.sort((a, b) => b.chance - a.chance)
  if (!best) return null
  return {
    path: [unitId(id)],
    says: '',
    atOnce: true,
    then: unitId(id),
    next: (_: View, possible) => beginning(best.hero, possible),
  }
}

const beginning = (hero: number, moves: readonly Move[]): Move | null =>
  moves.find((move) => move.join(' ') === `begin ${heroId(hero)}`) ?? null

/** A tap on a hero who has not moved yet: the move of the other ends, without a question if no action point is lost (4.1). */
function handOver(view: View, from: number, to: number, moves: readonly Move[]): Gesture | null {
  const { ap } = view.heroes[from]!
  const id = heroId(to)
  const isFree = view.heroes[to]?.move === 'waiting' && view.owner[to] === view.owner[from]
  if (!isFree || !moves.some(([verb]) => verb === 'end')) return null
  return {
    path: [id],
    says: `End the move of ${heroName(from)}, with ${ap} AP left: ${heroName(to)} moves.`,
    atOnce: ap === 0,
    next: (now: View, possible) => {
      const wanted = moverOf(now) === from ? 'end' : `begin ${id}`
      return possible.find((move) => move.join(' ') === wanted) ?? null
    },
  }
}

const ERRANDS: Readonly<Record<string, (t: Table, hero: number, n: number, view: View) => Errand | null>> = {
  sq(t, hero, at, view) {
    const { object } = t.heroes[hero]!
    const isLoading =
      object !== NONE && exitsAreOpen(view) && layoutOf(t.mission).isExit[at] && mayLoad(t.mission)
    return {
      at: (to) => to === at,
      ...(isLoading ? { move: ['stow'] as const } : {}),
      ap: 0,
      says: (to) => `Walk to ${to}${isLoading ? ` and load the ${objectName(object, view)}` : ''}`,
    }
  },
  door(t, hero, door, view) {
    if (!isShut(t.doors, door)) return null
    const { sides } = layoutOf(t.mission).doors[door]!
    if (sides.includes(t.heroes[hero]!.at)) return null
    return {
      at: (to) => sides.includes(to),
      move: ['open', doorId(door)],
      ap: AP.door,
      says: () => `Walk to ${doorName(door, view)} and open it`,
    }
  },
  area(t, hero, area, view) {
    const { areaOf, areas } = layoutOf(t.mission)
    if (!areas[area]?.room || t.searched[area] === SEARCHED || isInfested(t, area)) return null
    if (areaOf[t.heroes[hero]!.at] === area) return null
    const name = areaName(area, view)
    return {
      at: (to) => areaOf[to] === area,
      move: ['search'],
      ap: searchCost(t, hero),
      mayWait: true,
      says: (to, isDone) =>
        isDone ? `Walk to ${to} and search ${name}` : `Walk to ${to}, to search ${name}`,
    }
  },
  task(t, hero, task, view) {
    const heroesAt = (at: number) => t.heroes.map((each, n) => (n === hero ? { ...each, at } : each))
    const serves = (at: number) => objectivesOf({ ...t, heroes: heroesAt(at) }, hero, task).length > 0
    if (!layoutOf(t.mission).tasks[task] || serves(t.heroes[hero]!.at)) return null
    return {
      at: serves,
      move: ['task', taskId(task)],
      ap: taskCost(t, hero),
      mayWait: true,
      says: (to, isDone) => `Walk to ${to}${isDone ? '' : ', to do the task'}: ${taskName(task, view)}`,
    }
  },
  unit(t, hero, id, view) {
    const unit = findUnit(t, id)
    const isInReach = (at: number) => canShoot(t, hero, unit!, at) || canStrike(t, hero, unit!, at)
    if (!unit || isInReach(t.heroes[hero]!.at)) return null
    const held = holderOf(t, id)
    const why = held === NONE ? '' : `, to help ${heroName(held)}`
    return {
      at: isInReach,
      then: unitId(id),
      ap: Math.min(AP.quick, AP.melee),
      says: (to) => `Walk to ${to}${why}, then attack ${unitName(id, view)}`,
    }
  },
}

/** A walk of a hero for an errand, and whether the errand is done at its end. */
interface Walk {
  hero: number
  route: Route
  errand: Errand
  isDone: boolean
}

const mayLoad = (mission: string): boolean => layoutOf(mission).mission.exits?.loading === true

/** The best walk to what a part stands for; doors are opened only where there is no way without. */
function walkTo(view: View, hero: number, kind: string, n: number): Walk | null {
  const figure = view.heroes[hero]!
  const t = tableOf(view)
  const errand = figure.prone || isGrappled(figure) ? null : ERRANDS[kind]?.(t, hero, n, view)
  if (!errand) return null
  for (const left of errand.mayWait ? [errand.ap, 0] : [errand.ap])
    for (const opening of [false, true]) {
      const routes = [...routesOf(t, hero, opening).values()].filter(
        (route) => route.squares.length > 1 && route.ap + left <= figure.ap && errand.at(endOf(route)),
      )
      const [route] = routes.sort(order)
      if (route) return { hero, route, errand, isDone: left === errand.ap }
    }
  return null
}

const tableOf = (view: View): Table => view as unknown as Table

/** A walk as a gesture. A single step is made at once if it risks nothing and is all that a tap there can mean. */
function gestureFor(view: View, { hero, route, errand, isDone }: Walk, moves: readonly Move[]): Gesture {
  const { squares, doors, safe } = route
  const opened = doors.filter((door) => door !== NONE).map((door) => `, through ${doorName(door, view)}`)
  const ap = route.ap + (isDone && errand.move ? errand.ap : 0)
  const risk = Math.round((1 - safe) * 100)
  const to = square(endOf(route))
  const last = isDone ? errand.move : undefined
  const meant = moves.filter(([, part]) => part === to)
  return {
    path: squares.slice(1).map((at) => square(at)),
    says: `${errand.says(squareName(endOf(route), view), isDone)}${opened.join('')}: ${ap} AP${risk > 0 ? `, ${risk} % risk of a grab` : ''}.`,
    then: errand.then,
    free: safe === 1 && opened.length === 0 && (!last || last[0] === 'stow'),
    atOnce:
      squares.length === 2 && safe === 1 && meant.length > 0 && meant.every(([verb]) => STEPS.has(verb)),
    next: (now: View, possible) => {
      const at = squares.indexOf(now.heroes[hero]!.at)
      return at < 0 ? null : nextOf(now, possible, route, at, last)
    },
  }
}

/** The moves that begin with a single step, and differ in their cost only. */
const STEPS: ReadonlySet<string> = new Set(['move', 'sprint', 'turbo'])

/** The next move of a walk from the place `n` of its squares. Three squares without a door between are a sprint (5.2). */
function nextOf(view: View, moves: readonly Move[], route: Route, n: number, last?: Move): Move | null {
  const { squares, doors } = route
  const find = (wanted: Move) => moves.find((move) => move.join(' ') === wanted.join(' ')) ?? null
  const isSprinting = !moves.some(([verb]) => verb === 'end' || verb === 'move')
  if (n === squares.length - 1) return isSprinting ? find(['stop']) : last ? find(last) : null
  const to = square(squares[n + 1]!)
  const door = doors[n + 1]!
  if (door !== NONE && isShut(view.doors, door))
    return isSprinting ? find(['stop']) : find(['open', doorId(door)])
  if (isSprinting) return find(['sprint', to]) ?? find(['stop'])
  const next = doors.findIndex((each, k) => k > n + 1 && each !== NONE)
  const left = (next < 0 ? squares.length : next) - 1 - n
  return find([left >= SPRINT ? 'sprint' : 'move', to])
}
