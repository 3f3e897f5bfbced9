import type { Move, Seat } from '@shamble/engine'
import type { Gesture } from '@shamble/engine/entry'
import { AP, SPRINT } from '../src/data/action-points.ts'
import { stepRisk } from '../src/heroes/facts.ts'
import { stepsOf } from '../src/heroes/movement.ts'
import { layoutOf } from '../src/missions/index.ts'
import { isShut } from '../src/map/distances.ts'
import { isGrappled } from '../src/questions.ts'
import { door as doorId, NONE, square, type Table } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { squareName } from '../src/words/names.ts'
import { moverOf } from './looks.ts'

/*
 * Walks: a tap on a far square, or on a far door, means all steps that lead there.
 */

/** A walk along squares, and a door that is opened at its end. */
interface Walk {
  hero: number
  /** The squares, from that of the hero. */
  squares: readonly number[]
  door: number
}

/** The walk of the hero whose move it is to a square, or to a closed door. */
export function walkOf(view: View, seat: Seat, id: string, moves: readonly Move[]): Gesture | null {
  const hero = moverOf(view)
  const figure = view.heroes[hero]
  if (!figure || view.owner[hero] !== seat || figure.prone || isGrappled(figure)) return null
  if (!moves.some(([verb]) => verb === 'move')) return null
  const n = Number(id.split(':')[1])
  const walk =
    id === square(n) ? walkTo(view, hero, [n], NONE) : id === doorId(n) ? walkToDoor(view, hero, n) : null
  return walk && gestureOf(view, walk)
}

function walkToDoor(view: View, hero: number, door: number): Walk | null {
  if (!isShut(view.doors, door)) return null
  const { sides } = layoutOf(view.mission).doors[door]!
  return walkTo(view, hero, sides, door)
}

/** The shortest walk to one of these squares, the safest among equals; null when it is too far. */
function walkTo(view: View, hero: number, goals: readonly number[], door: number): Walk | null {
  const t = view as unknown as Table
  const { at, ap } = view.heroes[hero]!
  const before = new Map<number, { from: number; length: number; safe: number }>()
  before.set(at, { from: NONE, length: 0, safe: 1 })
  for (let rim = [at]; rim.length > 0 && !goals.some((goal) => before.has(goal));) {
    const next = new Set<number>()
    for (const from of rim) {
      const { length, safe } = before.get(from)!
      for (const to of stepsOf(t, hero, from)) {
        const known = before.get(to)
        const chance = safe * stepRisk(t, hero, from, to)
        if (known && (known.length <= length || known.safe >= chance)) continue
        before.set(to, { from, length: length + 1, safe: chance })
        next.add(to)
      }
    }
    rim = [...next]
  }
  const reached = goals.filter((goal) => before.has(goal))
  const [goal] = reached.sort((a, b) => before.get(b)!.safe - before.get(a)!.safe)
  if (goal === undefined) return null
  const squares: number[] = []
  for (let square = goal; square !== NONE; square = before.get(square)!.from) squares.unshift(square)
  const cost = costOf(squares.length - 1) + (door === NONE ? 0 : AP.door)
  const isOneMove = squares.length === 1
  return cost > ap || isOneMove ? null : { hero, squares, door }
}

/** The action points for a walk: three squares are a sprint (5.2), others single steps. */
const costOf = (steps: number): number => Math.floor(steps / SPRINT) * AP.sprint + (steps % SPRINT) * AP.move

function gestureOf(view: View, { hero, squares, door }: Walk): Gesture {
  const t = view as unknown as Table
  const steps = squares.length - 1
  const ap = costOf(steps) + (door === NONE ? 0 : AP.door)
  let safe = 1
  for (let n = 0; n < steps; n++) safe *= stepRisk(t, hero, squares[n]!, squares[n + 1]!)
  const risk = Math.round((1 - safe) * 100)
  const where =
    door === NONE ? `Walk to ${squareName(squares.at(-1)!, view)}` : 'Walk there and open the door'
  return {
    path: squares.slice(1).map((at) => square(at)),
    says: `${where}: ${ap} AP${risk > 0 ? `, ${risk} % risk of a grab` : ''}.`,
    next: (now: View, moves) => nextOf(now, moves, { hero, squares, door }),
  }
}

function nextOf(view: View, moves: readonly Move[], { hero, squares, door }: Walk): Move | null {
  const n = squares.indexOf(view.heroes[hero]!.at)
  if (n < 0) return null
  const find = (...wanted: string[]) => moves.find((move) => move.join(' ') === wanted.join(' ')) ?? null
  const left = squares.length - 1 - n
  const isSprinting = !moves.some(([verb]) => verb === 'end' || verb === 'move')
  if (left === 0) {
    const opens = door === NONE ? null : find('open', doorId(door))
    return isSprinting ? find('stop') : opens
  }
  const to = square(squares[n + 1]!)
  return isSprinting || left >= SPRINT ? find('sprint', to) : find('move', to)
}
