import {
  factsFor,
  fitting,
  hot,
  quickChance,
  Referee,
  spelled,
  start,
  type Move,
  type Options,
} from '@shamble/engine'
import type { Gesture } from '@shamble/engine/entry'
import { automatic, gestureTo, stops } from '../../board/gestures.ts'
import { moverOf } from '../../board/looks.ts'
import { attackId, shotId, shotsAsked, stepId, targetsOf } from '../../board/shots.ts'
import { drilled } from '../../src/bot/bot.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { square, unit as unitId } from '../../src/table.ts'
import type { View } from '../../src/view.ts'

/*
 * How many presses it takes to play a game on the page: clicks or taps on the board, and presses of buttons.
 */

/** A mouse that rests on a part shows a free gesture, and one click makes it; a finger taps twice. */
export type Pointer = 'mouse' | 'finger'

/** What is pressed on the page: a part (`rest`: the mouse rests on it first), the button of a move, or the one that unfolds the moves. */
export type Press = { part: string; rest?: boolean } | { move: string } | { unfold: true }

/** Presses that belong together, and the length of the log after them, with the moves that the page makes by itself. */
export interface Pressed {
  presses: Press[]
  at: number
}

type G = Referee<Table, Event>

/** More moves than this are folded: those with a part are chosen on the board (`apps/web/src/lib/shell/groups.ts`). */
const MANY = 12
/** The bot is asked for no more moves than this in advance. */
const AHEAD = 12

/** The presses of a game by what they were for, such as `sq`: a walk to a square. */
export type Presses = Record<string, Record<Pointer, number>>

/** A move that the bot wants, its presses where it is made alone, and the game after it. */
interface Wanted {
  kind: string
  move: Move
  presses: Press[]
  isStopped: boolean
  /** The number of moves, with those that the page makes after it. */
  length: number
  after: G
  key: string
}

/** 6.5. The attacks with a step. */
const WITH_STEP: ReadonlySet<string> = new Set(['fireMove', 'meleeMove', 'moveFire', 'moveMelee'])

const viewOf = (g: G): View => zWarOne.view(g.table, 0)
/** Games whose last move used chance, so that it cannot be taken back. */
const sealed = new WeakSet<G>()
/** The number of moves made in a game. */
const lengths = new WeakMap<G, number>()
const lengthOf = (g: G): number => lengths.get(g) ?? 0

function copyOf(g: G): G {
  const copy = new Referee<Table, Event>(zWarOne, structuredClone(g.position)).settle()
  lengths.set(copy, lengthOf(g))
  if (sealed.has(g)) sealed.add(copy)
  return copy
}

const called = (moves: readonly Move[], wanted: readonly string[]): Move | undefined =>
  moves.find((move) => move.join(' ') === wanted.join(' '))

/** Makes a move, and those that the page makes without asking. Returns whether something was revealed, provoked or asked. */
function make(g: G, move: Move): boolean {
  const told = g.told.length
  const rng = JSON.stringify(g.position.rng)
  g.make(0, move)
  if (rng === JSON.stringify(g.position.rng)) sealed.delete(g)
  else sealed.add(g)
  lengths.set(g, lengthOf(g) + 1)
  return g.told.slice(told).some(({ event }) => stops(event))
}

/** Makes the moves that the page makes by itself. */
function settle(g: G): void {
  while (!g.result) {
    const move = automatic(g.pending[0]!, viewOf(g), null, !sealed.has(g))
    if (!move) return
    make(g, move)
  }
}

/** What the bot does here. Unless it is `stepping`, it attacks from where it stands, as a beginner does. */
function think(g: G, chance: (n: number) => number, stepping: boolean): Move {
  const { moves, step } = g.pending[0]!
  const standing = stepping ? moves : moves.filter(([verb]) => !WITH_STEP.has(verb))
  const wanted = standing.length > 0 ? standing : moves
  return wanted.length === 1 ? wanted[0]! : drilled(viewOf(g), 0, step, wanted, chance)
}

/**
 * Plays a game on one seat as the bot wants it, in few presses. Where a gesture leads to what the next moves of the bot lead to, with
 * no fewer action points, it is made instead of them. `onPress` gets the presses of a mouse.
 */
export async function playByHand(
  seed: string,
  options: Options,
  stepping: boolean,
  onPress: (pressed: Pressed) => void = () => {},
): Promise<Presses> {
  const chance = quickChance(seed)
  const made: Presses = {}
  const count = (kind: string, finger: number, mouse = finger) => {
    const so = (made[kind] ??= { mouse: 0, finger: 0 })
    so.mouse += mouse
    so.finger += finger
  }
  let g: G = new Referee<Table, Event>(zWarOne, start(zWarOne, seed, 1, options).position).settle()
  let plan: Wanted[] = []
  let clicked: string | undefined
  let at = 0
  while (!g.result) {
    plan = await wantedIn(g, plan, chance, stepping)
    const run = await bestRun(g, plan, clicked)
    if (run) {
      at += lengthOf(run.after) - lengthOf(g)
      g = run.after
      count(run.kind, run.presses.length, run.byMouse.length)
      onPress({ presses: run.byMouse, at })
      clicked = run.then
      plan = run.left
    } else {
      const [wanted] = plan as [Wanted]
      at += wanted.length
      g = wanted.after
      // The target has been clicked by the gesture before: only the button is left.
      const presses = wanted.move[1] === clicked ? [buttonOf(wanted.move)] : wanted.presses
      count(wanted.kind, presses.length)
      onPress({ presses, at })
      clicked = undefined
      plan = plan.slice(1)
    }
  }
  return made
}

/** The next moves of the bot, some of which are known, until something is revealed, provoked or asked. */
async function wantedIn(
  from: G,
  known: readonly Wanted[],
  chance: (n: number) => number,
  stepping: boolean,
): Promise<Wanted[]> {
  const wanted = [...known]
  for (let last = wanted.at(-1); !last?.isStopped && wanted.length < AHEAD; last = wanted.at(-1)) {
    const g = last?.after ?? from
    if (g.result) break
    const { moves, step } = g.pending[0]!
    const move = called(moves, think(g, chance, stepping))!
    const after = copyOf(g)
    const isStopped = make(after, move)
    settle(after)
    const presses = await pressesOf(viewOf(g), moves, move)
    const length = lengthOf(after) - lengthOf(g)
    wanted.push({ kind: `${step} ${move[0]}`, move, presses, isStopped, length, after, key: keyOf(after) })
  }
  return wanted
}

/**
 * The presses of a single move: its button where it is shown, else its parts, then its button where they are those of several moves.
 * Where its first part would do something else at once, all moves are unfolded.
 */
async function pressesOf(view: View, moves: readonly Move[], move: Move): Promise<Press[]> {
  if (moves.length <= MANY || move.length === 1) return [buttonOf(move)]
  if ((await gestureTo(view, 0, move[1]!, moves))?.atOnce) return [{ unfold: true }, buttonOf(move)]
  for (let n = 1; n < move.length; n++) {
    const parts = move.slice(1, n + 1)
    const pressed = parts.map((part) => ({ part }))
    if (spelled(moves, parts) === move) return pressed
    if (fitting(moves, parts).length <= MANY) return [...pressed, buttonOf(move)]
  }
  throw new Error(`${move.join(' ')} cannot be pressed.`)
}

const buttonOf = (move: Move): Press => ({ move: move.join(' ') })

interface Run {
  kind: string
  /** By finger. */
  presses: Press[]
  /** A mouse that has rested on a part saves a press. */
  byMouse: Press[]
  /** The moves of the bot that are left, if the game is exactly where they start. */
  left: Wanted[]
  after: G
  then: string | undefined
}

/** The gesture that stands for most of the bot's moves, if it saves presses or leaves a target clicked for the next attack. */
async function bestRun(g: G, plan: readonly Wanted[], clicked: string | undefined): Promise<Run | null> {
  const view = viewOf(g)
  if (view.phase === 'setUp') return runOf(g, view, 'quick-start', ['quick-start'], [])
  const tried = new Set<string>()
  for (let n = plan.length; n > 0; n--)
    for (const [id, taps] of meantBy(g, view, plan.slice(0, n), clicked)) {
      if (tried.has(id)) continue
      tried.add(id)
      const run = await runOf(g, view, id, taps, plan)
      if (run) return run
    }
  return null
}

/** What a gesture makes, if it leads to what moves of the bot lead to. */
async function runOf(
  g: G,
  view: View,
  id: string,
  taps: readonly string[],
  plan: readonly Wanted[],
): Promise<Run | null> {
  const gesture = await gestureTo(view, 0, id, g.pending[0]!.moves)
  const after = gesture && madeBy(gesture, g)
  if (!after) return null
  const presses = [...taps, ...(gesture.atOnce ? [] : [id])].map((part): Press => ({ part }))
  const { then } = gesture
  const isLeft = then !== undefined && !after.result && hot(after.pending[0]!.moves, []).has(then)
  const kind = id.startsWith('shot:') ? 'shot' : id.split(':')[0]!
  const byMouse = gesture.free && taps.length > 0 && !gesture.atOnce ? [{ part: id, rest: true }] : presses
  const run = { kind, presses, byMouse, after, then: isLeft ? then : undefined, left: [] }
  if (id === 'quick-start') return run
  const key = keyOf(after)
  const last = plan.findLastIndex((wanted) => wanted.key === key && isAsGood(after, wanted.after))
  const alone = plan.slice(0, last + 1).reduce((sum, wanted) => sum + wanted.presses.length, 0)
  if (presses.length > alone || (presses.length === alone && !isLeft)) return null
  const isSame = last >= 0 && isEqual(after, plan[last]!.after)
  return { ...run, left: isSame ? plan.slice(last + 1) : [] }
}

/** The game after a gesture; null if it makes nothing. */
function madeBy(gesture: Gesture, g: G): G | null {
  const after = copyOf(g)
  for (let isStopped = false; !isStopped;) {
    const move = after.result ? null : gesture.next(viewOf(after), after.pending[0]!.moves)
    if (!move || move === 'back') break
    isStopped = make(after, move)
  }
  settle(after)
  return after.told.length > 0 ? after : null
}

/** The question and the table, but for action points; how infected were passed may differ. */
function keyOf(g: G): string {
  const { heroes, infected, ...t } = g.table
  return JSON.stringify([
    g.pending[0]?.step,
    heroes.map((hero) => ({ ...hero, ap: 0 })),
    infected.map((unit) => ({ ...unit, seen: 0 })),
    t,
  ])
}

const isEqual = (g: G, other: G): boolean => JSON.stringify(g.position) === JSON.stringify(other.position)

/** Whether no hero has fewer action points than in another game. */
const isAsGood = (g: G, other: G): boolean =>
  g.table.heroes.every(({ ap }, hero) => ap >= other.table.heroes[hero]!.ap)

/** The parts that mean a gesture, and what is tapped until it is shown or made. */
type Meant = [id: string, taps: readonly string[]]

/** The parts that a player may tap to mean the last of these moves. */
function meantBy(g: G, view: View, plan: readonly Wanted[], clicked: string | undefined): Meant[] {
  const { move, after } = plan.at(-1)!
  const { areaOf } = layoutOf(view.mission)
  const parts = move.slice(1).filter((part) => !part.startsWith('card:'))
  const ends = after.table.heroes.flatMap(({ at }, hero) =>
    at >= 0 && at !== view.heroes[hero]!.at ? [at] : [],
  )
  const targets = plan.flatMap((wanted) => wanted.move.slice(1)).filter((part) => part.startsWith('unit:'))
  const steps = ends.flatMap((at) => targets.map((id) => ({ id: stepId(unitId.of(id), at), target: id })))
  const all = [
    ...steps.map(({ id, target }): Meant => [id, target === clicked ? [id] : [target, id]]),
    ...shotsIn(g, clicked),
    ...attacksIn(g, view, clicked),
    ...[...parts, ...ends.flatMap((at) => [square(at), `area:${areaOf[at]}`])].map((id): Meant => [
      id,
      id === clicked ? [] : [id],
    ]),
  ]
  return all.sort(([, a], [, b]) => a.length - b.length)
}

/** The buttons of the best attacks, which are shown until an infected is clicked. */
function attacksIn(g: G, view: View, clicked: string | undefined): Meant[] {
  if (clicked !== undefined) return []
  const choice = [{ ...g.pending[0]!, facts: g.factsOf(0) ?? [] }]
  const facts = (id: string) => factsFor(choice, [id])
  const targets = targetsOf({ view, hot: hot(g.pending[0]!.moves, []), facts })
  return targets.map(({ unit }) => [attackId(unit), [attackId(unit)]])
}

/** The buttons of shots: at infected that are clicked first, or at the one a hero on alert watches. */
function shotsIn(g: G, clicked: string | undefined): Meant[] {
  const view = viewOf(g)
  const { moves } = g.pending[0]!
  const watched = g.factsOf(0)?.[0] as { hero?: number; unit?: number } | null
  if (watched?.unit !== undefined && watched.hero !== undefined && called(moves, ['fire']))
    return buttons(view, watched.hero, watched.unit, hot(moves, []), [])
  return view.infected.flatMap(({ id }) =>
    buttons(view, moverOf(view), id, hot(moves, [unitId(id)]), unitId(id) === clicked ? [] : [unitId(id)]),
  )
}

function buttons(
  view: View,
  hero: number,
  unit: number,
  now: ReadonlySet<string>,
  before: readonly string[],
) {
  return shotsAsked(view, hero, unit, now).map((shot): Meant => [
    shotId(shot, unit),
    [...before, shotId(shot, unit)],
  ])
}
