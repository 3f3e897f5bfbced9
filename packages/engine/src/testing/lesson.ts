import { layOut, Referee, type Game, type Move } from '../index.ts'
import type { Lesson, LessonStep } from '../index.ts'
import { proveClaims } from './claims.ts'

/*
 * Tests for any lesson: its length is right, its steps can be solved as they say, their claims come true, and the learner has
 * alternatives at each step.
 */

/** The number of steps, including the first turn of a real game. */
const MIN_STEPS = 5
const MAX_STEPS = 9
/** Characters of a text. */
const MAX_LENGTH = 240

/**
 * Plays the solution of a step; `check` is called at every position. Throws when a move is refused, when the learner has no
 * alternatives, when a claim does not come true, and when loaded dice are left.
 */
export function tryStep<Table, View, Event extends { type: string }>(
  game: Game<Table, View, Event>,
  step: LessonStep<Table, Event>,
  check: (table: Table, g: Referee<Table, Event>) => void,
): Referee<Table, Event> {
  const g = new Referee<Table, Event>(game, layOut(game, step)).settle()
  check(g.table, g)
  const learner = g.pending[0]?.seat
  let others = 0
  for (const move of step.moves) {
    const asked = g.pending[0]
    if (!asked) throw new Error(`${step.title}: no seat is asked when ${move} is to be made.`)
    if (asked.seat === learner) others += asked.moves.length - 1
    g.make(asked.seat, move.split(' ') as unknown as Move)
    check(g.table, g)
  }
  if (others === 0) throw new Error(`${step.title}: nothing else can be done, so there is nothing to learn.`)
  proveClaims(step, g.told, learner)
  const left = Object.values(g.position.rng.loaded ?? {}).flat()
  if (left.length > 0) throw new Error(`${step.title}: the dice ${left.join(', ')} are never rolled.`)
  return g
}

/** Faults in the texts of a lesson: the number of steps, and sentences that are missing, too long or incomplete. */
export function faultsOfLesson<Table, Event extends { type: string }>({
  steps,
  last,
}: Lesson<Table, Event>): string[] {
  const count = steps.length + 1
  const faults = count < MIN_STEPS || count > MAX_STEPS ? [`A lesson of ${count} steps.`] : []
  for (const { title, task, better, outcome, claims } of steps) {
    if (claims.length === 0) faults.push(`${title}: it claims nothing.`)
    for (const text of [task, better, outcome]) faults.push(...faultsOfText(title, text))
  }
  return [...faults, ...faultsOfText(last.title, last.task)]
}

function faultsOfText(title: string, text: string): string[] {
  if (!/^[A-Z“].*[.!?”]$/s.test(text)) return [`${title}: not a sentence: ${text}`]
  return text.length > MAX_LENGTH ? [`${title}: ${text.length} characters are too long: ${text}`] : []
}
