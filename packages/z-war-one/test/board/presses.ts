import { fitting, hot, Referee, spelled, start, type Move, type Options } from '@shamble/engine'
import { decide, thinkingOf } from '@shamble/engine/bots'
import { quickChance } from '@shamble/engine'
import { gestureTo, stops } from '../../board/gestures.ts'
import { bot } from '../../src/bot/bot.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { square } from '../../src/table.ts'
import type { View } from '../../src/view.ts'

/*
 * How many presses the page takes to make the moves of a game: taps on the board and presses of buttons.
 */

/** A question that was answered: what was seen and possible, the move, and what was told until the next question. */
interface Answer {
  view: View
  moves: readonly Move[]
  move: Move
  told: readonly Event[]
}

/** More moves than this are folded: those with a part are chosen on the board (`apps/web/src/lib/shell/groups.ts`). */
const MANY = 12
/** Presses of a gesture: one shows it, one makes it. */
const SHOW_AND_GO = 2
/** A gesture takes no more moves than this. */
const AHEAD = 16

/** A game of the bot on one seat. */
export function answersOf(seed: string, options: Options): Answer[] {
  const answers: Answer[] = []
  const g: Referee<Table, Event> = new Referee(zWarOne, start(zWarOne, seed, 1, options).position).settle()
  const chance = quickChance(seed)
  while (!g.result) {
    const { moves } = g.pending[0]!
    const thinking = thinkingOf(zWarOne, g.position, 0, chance)
    const chosen = decide(bot, thinking).join(' ')
    const move = moves.find((each) => each.join(' ') === chosen)!
    const view = zWarOne.view(g.table, 0)
    const from = g.told.length
    g.make(0, move)
    answers.push({ view, moves, move, told: g.told.slice(from).map(({ event }) => event) })
  }
  return answers
}

/** The fewest presses that make these answers: for each run of moves, one gesture if it makes exactly this run, else single moves. */
export async function pressesFor(answers: readonly Answer[]): Promise<number> {
  const least = Array<number>(answers.length + 1).fill(0)
  for (let n = answers.length - 1; n >= 0; n--) {
    least[n] = pressesOf(answers[n]!) + least[n + 1]!
    for (const { length, presses, then } of await gesturesAt(answers, n)) {
      const next = answers[n + length]
      // The target has been clicked already: only the way to attack it is left.
      const isChosen = next && then !== undefined && next.move[1] === then
      const rest = isChosen ? 1 + least[n + length + 1]! : least[n + length]!
      least[n] = Math.min(least[n]!, presses + rest)
    }
  }
  return least[0]!
}

/** The presses of a single move: its button if it is shown, else its parts, and its button where they are those of several moves. */
function pressesOf({ moves, move }: Answer): number {
  const isShown = moves.length <= MANY || move.length === 1
  if (isShown) return 1
  for (let n = 1; n < move.length; n++) {
    const clicked = move.slice(1, n + 1)
    if (spelled(moves, clicked) === move) return n
    if (fitting(moves, clicked).length <= MANY) return n + 1
  }
  throw new Error(`${move.join(' ')} cannot be pressed.`)
}

/** The gestures that make the next answers, move by move, and end there by themselves. */
async function gesturesAt(answers: readonly Answer[], n: number) {
  const { view, moves } = answers[n]!
  const found: { length: number; presses: number; then: string | undefined }[] = []
  for (const id of meantBy(answers.slice(n, n + AHEAD), view)) {
    const gesture = await gestureTo(view, 0, id, moves)
    if (!gesture) continue
    let length = 0
    for (let made = answers[n + length]; made; made = answers[n + length]) {
      const move = gesture.next(made.view, made.moves)
      if (move !== made.move) {
        if (move) length = 0
        break
      }
      length++
      if (made.told.some((event) => stops(event))) break
    }
    const isAtOnce = gesture.atOnce && !hot(moves, []).has(id)
    if (length > 0) found.push({ length, presses: isAtOnce ? 1 : SHOW_AND_GO, then: gesture.then })
  }
  return found
}

/** The parts that a player may mean by a tap: those of the next moves, and the rooms in which they end. */
function meantBy(ahead: readonly Answer[], { mission }: View): Set<string> {
  const parts = ahead.flatMap(({ move }) => move.slice(1))
  const { areaOf } = layoutOf(mission)
  const rooms = parts.filter((id) => id.startsWith('sq:')).map((id) => `area:${areaOf[square.of(id)]}`)
  return new Set([...parts, ...rooms])
}
