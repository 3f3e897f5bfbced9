import { entryOf } from '@shamble/catalogue'
import { chancesOf } from '@shamble/catalogue/chances'
import { DEFAULT_WORDS, reached, type Reached } from '@shamble/challenge'
import { look, play, replay, start, type AnyGame, type Log, type Seat } from '@shamble/engine'
import { inSlices, PERSON } from '@shamble/engine/bots'
import { accountOf, estimatorOf, following, luckInWords } from '@shamble/review'
import { toldTo, type Loaded } from '../shell/source.ts'
import { reachedInWords } from './sentences.ts'

/** The outcome of a finished game for a seat, in numbers and sentences. */
export interface Outcome extends Reached {
  /** The chances before the first move and after each, from 0 (lost) to 1 (won). */
  course: number[]
  /** The result, and the number of moves. */
  says: string
  /** How lucky the player was. */
  luck: string
  /** The move that changed the chances most, if one stands out. */
  turning: { at: number; says: string } | null
}

/** By how much a turning point changes the chances at least. */
const MIN_TURN = 0.15

/** Measures a finished game, in slices of some milliseconds. */
export async function outcomeOf({ game, words }: Loaded, log: Log, seat: Seat = PERSON): Promise<Outcome> {
  const moves = log.moves.filter(([mover]) => mover === seat).length
  const end = replay(game, log)
  const came = reached(game, end, moves, seat)
  // The words of a game of sides are about the side of the first seat.
  const isOther = game.sideOf && game.sideOf(end.table, seat) !== game.sideOf(end.table, PERSON)
  const result = isOther
    ? DEFAULT_WORDS.reached([came.standing[0]!], came.result, moves)
    : reachedInWords(words, came)
  const says = `${result}, after ${moves} ${moves === 1 ? 'move' : 'moves'}.`
  const course = await inSlices(following(game, log, estimatorOf(game, log.seats, await chancesOf(game))), {
    now: () => performance.now(),
  })
  const chances = [course.start, ...course.steps.map(({ after }) => after)].map((values) => values[seat]!)
  return {
    ...came,
    course: chances,
    says,
    luck: luckInWords(accountOf(course, seat).share),
    turning: turningPoint({ game, words }, log, chances),
  }
}

/** Where a seat's points came from, in the sentences of the game; none where the board shows it. */
export async function accountIn(
  game: AnyGame,
  { seed, seats, options, carried, moves }: Log,
  seat: Seat = PERSON,
): Promise<string[]> {
  const account = await entryOf(game.id)?.account?.()
  if (!account) return []
  let turn = start(game, seed, seats, options, carried)
  const told = toldTo(turn.told, seat)
  for (const [mover, ...move] of moves) {
    turn = play(game, turn.position, mover, move, turn.pending)
    told.push(...toldTo(turn.told, seat))
  }
  return account.accountOf(told)
}

function turningPoint({ game, words }: Loaded, log: Log, chances: readonly number[]): Outcome['turning'] {
  // The last change is the result itself.
  const changes = chances.slice(0, -1).map((now, n) => Math.abs(now - (chances[n - 1] ?? now)))
  const at = changes.indexOf(Math.max(...changes))
  if (!(changes[at]! >= MIN_TURN)) return null
  const [seat, ...move] = log.moves[at - 1]!
  const position = replay(game, { ...log, moves: log.moves.slice(0, at - 1) })
  const { view } = look(game, position, seat)
  const [from, to] = [chances[at - 1]!, chances[at]!].map((share) => Math.round(100 * share))
  const who = log.seats > 1 ? `${words.seat(seat, log, view)}: ` : ''
  const did = words.move(move, view, null).replace(/\.$/, '')
  return { at, says: `Turning point, move ${at}. ${who}${did}. From ${from} to ${to} of 100.` }
}

/** The course of a game in a sentence. */
export function courseInWords(course: readonly number[], who: string): string {
  const hundred = (at: number) => Math.round(course[at]! * 100)
  const best = course.indexOf(Math.max(...course))
  const worst = course.indexOf(Math.min(...course))
  return (
    `How ${who} stood, from 0, lost, to 100, won: ${hundred(0)} at the start, ` +
    `at best ${hundred(best)} after move ${best}, at worst ${hundred(worst)} after move ${worst}, ` +
    `${hundred(course.length - 1)} at the end.`
  )
}
