import { course, luckOf, reached, type Reached } from '@shamble/challenge'
import { replay, type Log } from '@shamble/engine'
import { PERSON } from '@shamble/engine/bots'
import type { Loaded } from '../shell/source.ts'
import { reachedInWords } from './sentences.ts'

/** The outcome of a finished game for the first seat, in numbers and sentences. */
export interface Outcome extends Reached {
  /** The chances before the first move and after each, from 0 (lost) to 1 (won). */
  course: number[]
  /** The result, and the number of moves. */
  says: string
  /** How lucky the player was. */
  luck: string
}

/** Measures a finished game, in some tens of milliseconds. */
export function outcomeOf({ game, words }: Loaded, log: Log): Outcome {
  const moves = log.moves.filter(([seat]) => seat === PERSON).length
  const came = reached(game, replay(game, log), moves)
  const says = `${reachedInWords(words, came)}, after ${moves} ${moves === 1 ? 'move' : 'moves'}.`
  const { share } = luckOf(game, log, PERSON)
  return { ...came, course: course(game, log, PERSON), says, luck: luckInWords(share) }
}

/** Luck in a sentence; `share` of all chances would have been worse. */
export function luckInWords(share: number): string {
  const games = Math.max(1, Math.min(99, Math.round(share * 100)))
  if (games >= 45 && games <= 55) return 'Fair luck.'
  if (games > 55) return `Luckier than ${games} % of games.`
  return `Unluckier than ${100 - games} % of games.`
}

/** The course of a game in a sentence. */
export function courseInWords(course: readonly number[]): string {
  const hundred = (at: number) => Math.round(course[at]! * 100)
  const best = course.indexOf(Math.max(...course))
  const worst = course.indexOf(Math.min(...course))
  return (
    `How the first player stood, from 0, lost, to 100, won: ${hundred(0)} at the start, ` +
    `at best ${hundred(best)} after move ${best}, at worst ${hundred(worst)} after move ${worst}, ` +
    `${hundred(course.length - 1)} at the end.`
  )
}
