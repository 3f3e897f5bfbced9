import { layOut, Referee, type Game, type Move } from '../index.ts'
import type { Lesson, LessonStep } from '../index.ts'
import { proveClaims } from './claims.ts'

/*
 * What the tests of every lesson ask: it has a good length, each step can be done as its sentences say, what they claim is told on the way, and
 * there is something else to do, to which the step has an answer.
 */

/** A lesson has so many steps, the first turn of a real game among them. */
const FEWEST = 5
const MOST = 9
/** A sentence that a child reads in one go. */
const LONGEST = 240

/**
 * Does what a step of a lesson asks; `check` looks at every position on the way. Throws when a move is refused, when nothing else could be done,
 * when what is claimed was not told, or when dice that the step has set are left.
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
    if (!asked) throw new Error(`${step.title}: nobody is asked when ${move} is to be made.`)
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

/** What is wrong with a lesson as a text: too few or too many steps, a sentence that is missing, too long, or not whole. */
export function faultsOfLesson<Table, Event extends { type: string }>({
  steps,
  last,
}: Lesson<Table, Event>): string[] {
  const count = steps.length + 1
  const faults = count < FEWEST || count > MOST ? [`A lesson of ${count} steps.`] : []
  for (const { title, task, better, outcome, claims } of steps) {
    if (claims.length === 0) faults.push(`${title}: it claims nothing.`)
    for (const text of [task, better, outcome]) faults.push(...faultsOfText(title, text))
  }
  return [...faults, ...faultsOfText(last.title, last.task)]
}

function faultsOfText(title: string, text: string): string[] {
  if (!/^[A-Z“].*[.!?”]$/s.test(text)) return [`${title}: not a sentence: ${text}`]
  return text.length > LONGEST ? [`${title}: ${text.length} characters are too long: ${text}`] : []
}
