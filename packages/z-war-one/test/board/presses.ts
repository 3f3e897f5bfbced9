import { fitting, hot, quickChance, Referee, spelled, start, type Move, type Options } from '@shamble/engine'
import type { Gesture } from '@shamble/engine/entry'
import { decide, thinkingOf } from '@shamble/engine/bots'
import { gestureTo, stops } from '../../board/gestures.ts'
import { moverOf } from '../../board/looks.ts'
import { shotId, shotsAsked } from '../../board/shots.ts'
import { bot } from '../../src/bot/bot.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { square, unit as unitId } from '../../src/table.ts'
import type { View } from '../../src/view.ts'

/*
 * How many presses it takes to play a game on the page: taps on the board and presses of buttons.
 */

type G = Referee<Table, Event>

/** More moves than this are folded: those with a part are chosen on the board (`apps/web/src/lib/shell/groups.ts`). */
const MANY = 12
/** The bot is asked for no more moves than this in advance. */
const AHEAD = 12

/** A move that the bot wants, the presses it takes by itself, and the game after it. */
interface Wanted {
  move: Move
  presses: number
  after: G
}

const viewOf = (g: G): View => zWarOne.view(g.table, 0)
const copyOf = (g: G): G => new Referee<Table, Event>(zWarOne, structuredClone(g.position), true).settle()
const sameMove = (a: Move, b: readonly string[]): boolean => a.join(' ') === b.join(' ')

/**
 * Plays a game on one seat as the bot wants it, in few presses. Where a gesture leads to what the next moves of the bot lead to, with
 * no fewer action points, it is made instead of them. Returns the moves and the presses.
 */
export async function playByHand(
  seed: string,
  options: Options,
): Promise<{ moves: number; presses: number }> {
  const chance = quickChance(seed)
  let g: G = new Referee<Table, Event>(zWarOne, start(zWarOne, seed, 1, options).position, true).settle()
  let plan: Wanted[] = []
  let clicked: string | undefined
  let [moves, presses] = [0, 0]
  while (!g.result) {
    if (plan.length === 0) plan = wantedIn(g, chance)
    const run = await bestRun(g, plan)
    if (run) {
      const [made, after] = [run.moves, run.after]
      g = after
      moves += made
      presses += run.presses
      clicked = run.then
      plan = []
      continue
    }
    const [{ move, after, presses: alone }] = plan as [Wanted]
    // The target has been clicked by the gesture before: only the button is left.
    presses += clicked !== undefined && move[1] === clicked ? 1 : alone
    moves++
    clicked = undefined
    g = after
    plan = plan.slice(1)
  }
  return { moves, presses }
}

/** The next moves of the bot, until something is revealed, provoked or asked. */
function wantedIn(from: G, chance: (n: number) => number): Wanted[] {
  const wanted: Wanted[] = []
  for (let g = from; !g.result && wanted.length < AHEAD;) {
    const { moves } = g.pending[0]!
    const chosen = decide(bot, thinkingOf(zWarOne, g.position, 0, chance))
    const move = moves.find((each) => sameMove(each, chosen))!
    const after = copyOf(g)
    after.make(0, move)
    wanted.push({ move, presses: pressesOf(moves, move), after })
    if (after.told.some(({ event }) => stops(event))) break
    g = after
  }
  return wanted
}

/** The presses of a single move: its button where it is shown, else its parts, then its button where they are those of several moves. */
function pressesOf(moves: readonly Move[], move: Move): number {
  if (moves.length <= MANY || move.length === 1) return 1
  for (let n = 1; n < move.length; n++) {
    const parts = move.slice(1, n + 1)
    if (spelled(moves, parts) === move) return n
    if (fitting(moves, parts).length <= MANY) return n + 1
  }
  throw new Error(`${move.join(' ')} cannot be pressed.`)
}

interface Run {
  moves: number
  presses: number
  /** The presses of the bot's moves that it stands for, less its own. */
  saved: number
  after: G
  then: string | undefined
}

/** The gesture that saves most presses, if there is one. */
async function bestRun(g: G, plan: readonly Wanted[]): Promise<Run | null> {
  const runs: Run[] = []
  const view = viewOf(g)
  for (const [id, presses] of meantBy(g, plan)) {
    const gesture = await gestureTo(view, 0, id, g.pending[0]!.moves)
    if (!gesture) continue
    const { after, moves } = madeBy(gesture, g)
    const isQuickStart = id === 'quick-start'
    const last = isQuickStart ? 0 : plan.findLastIndex((wanted) => isAsGood(after, wanted.after))
    if (moves === 0 || last < 0) continue
    const alone = plan.slice(0, last + 1).reduce((sum, wanted) => sum + wanted.presses, 0)
    const own = gesture.atOnce ? presses : presses + 1
    const saved = isQuickStart ? moves : alone - own
    runs.push({ moves, presses: own, saved, after, then: gesture.then })
  }
  const [best] = runs.sort((a, b) => b.saved - a.saved)
  return best && best.saved > 0 ? best : null
}

function madeBy(gesture: Gesture, g: G): { after: G; moves: number } {
  const after = copyOf(g)
  for (let moves = 0; ; moves++) {
    const told = after.told.length
    const move = after.result ? null : gesture.next(viewOf(after), after.pending[0]!.moves)
    if (!move || move === 'back') return { after, moves }
    after.make(0, move)
    if (after.told.slice(told).some(({ event }) => stops(event))) return { after, moves: moves + 1 }
  }
}

/** Whether a gesture leads to the same question on the same table, with no fewer action points; how infected were passed may differ. */
function isAsGood(g: G, wanted: G): boolean {
  const points = (t: Table) => t.heroes.map(({ ap }) => ap)
  const rest = ({ heroes, infected, ...t }: Table) =>
    JSON.stringify([
      heroes.map((hero) => ({ ...hero, ap: 0 })),
      infected.map((unit) => ({ ...unit, seen: 0 })),
      t,
    ])
  const least = points(wanted.table)
  return (
    g.pending[0]?.step === wanted.pending[0]?.step &&
    rest(g.table) === rest(wanted.table) &&
    points(g.table).every((ap, hero) => ap >= least[hero]!)
  )
}

/** The parts that a player may tap to mean the next moves, and the presses that it takes until the gesture is shown or made. */
function meantBy(g: G, plan: readonly Wanted[]): Map<string, number> {
  const view = viewOf(g)
  if (view.phase === 'setUp') return new Map([['quick-start', 1]])
  const { areaOf } = layoutOf(view.mission)
  const parts = plan.flatMap(({ move }) => move.slice(1))
  const ends = plan.map(({ after }) => after.table.heroes[moverOf(view)]?.at ?? -1).filter((at) => at >= 0)
  const found = new Map<string, number>()
  for (const id of [...parts, ...ends.map((at) => square(at)), ...ends.map((at) => `area:${areaOf[at]}`)])
    if (!id.startsWith('card:')) found.set(id, 1)
  for (const [id, presses] of shotsIn(g)) found.set(id, presses)
  return found
}

/** The buttons of shots: at infected that are clicked first, or at the one a hero on alert watches. */
function shotsIn(g: G): [string, number][] {
  const view = viewOf(g)
  const { moves, facts } = g.pending[0]!
  const watched = facts?.[0] as { hero?: number; unit?: number } | null
  if (
    watched?.unit !== undefined &&
    watched.hero !== undefined &&
    moves.some((move) => sameMove(move, ['fire']))
  )
    return buttons(view, watched.hero, watched.unit, hot(moves, []), 1)
  return view.infected.flatMap(({ id }) => buttons(view, moverOf(view), id, hot(moves, [unitId(id)]), 2))
}

const buttons = (view: View, hero: number, unit: number, now: ReadonlySet<string>, presses: number) =>
  shotsAsked(view, hero, unit, now).map((shot): [string, number] => [shotId(shot, unit), presses])
