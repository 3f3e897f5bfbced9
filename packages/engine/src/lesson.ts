import type { Scene } from './scene.ts'

/** Part of what an event says: its type, and the facts that matter. */
export type Claim<Event extends { type: string }> = Partial<Event> & { type: Event['type'] }

/** One step of a lesson: a scene with one thing to do in it, and what comes of it. */
export interface LessonStep<Table, Event extends { type: string }> extends Scene<Table> {
  /** What it is about, in a few words without a full stop. */
  title: string
  /** What there is to do, in one sentence, or two where the second says why. */
  task: string
  /** The moves that do it, in order. The learner makes those of the seat asked first; the others are made for it. */
  moves: readonly string[]
  /** What is said to any other move that may be made: why this one is better here. */
  better: string
  /** What came of it. */
  outcome: string
  /** What the sentences say has happened: events told on the way, in this order, others between them. */
  claims: readonly Claim<Event>[]
  /** Types of events that, by the same sentences, have not happened. */
  not?: readonly Event['type'][]
}

/** How a game is learnt: short steps, and then the first turn of a real game. */
export interface Lesson<Table, Event extends { type: string }> {
  steps: readonly LessonStep<Table, Event>[]
  /** Its boards are small: they are seen as a whole, however the game's own are looked at. */
  whole?: true
  last: {
    title: string
    /** What to try in a first game, in a sentence or two. */
    task: string
    /** How that game is set up, as an address has it: seats, options. The page adds the seed and the easiest bots. */
    game: Readonly<Record<string, string>>
  }
}
