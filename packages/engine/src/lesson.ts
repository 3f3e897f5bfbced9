import type { Scene } from './scene.ts'

/** A pattern for an event: its type, and some of its fields. */
export type Claim<Event extends { type: string }> = Partial<Event> & { type: Event['type'] }

/** One step of a lesson: a scene with a task, and what its solution leads to. */
export interface LessonStep<Table, Event extends { type: string }> extends Scene<Table> {
  /** A few words without a full stop. */
  title: string
  /** What to do, in one sentence, or two if the second says why. */
  task: string
  /** The solution, in order. The learner makes the moves of the seat asked first; the page makes the others. */
  moves: readonly string[]
  /** The answer to any other legal move: why the solution is better here. */
  better: string
  /** What the solution led to, in words. */
  outcome: string
  /** The events that the outcome claims, in this order, possibly with others between them. */
  claims: readonly Claim<Event>[]
  /** Types of events that, by the outcome, did not happen. */
  not?: readonly Event['type'][]
}

/** A lesson: short steps, then the first turn of a real game. */
export interface Lesson<Table, Event extends { type: string }> {
  steps: readonly LessonStep<Table, Event>[]
  /** The boards of the steps are small, so they are shown whole even if the game's own zooms. */
  whole?: true
  last: {
    title: string
    /** What to try in a first game, in a sentence or two. */
    task: string
    /** The set-up of that game as in an address: seats and options. The page adds the seed and the easiest bots. */
    game: Readonly<Record<string, string>>
  }
}
