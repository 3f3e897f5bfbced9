import { Referee, start } from '../src/index.ts'
import type { AnyGame, Choice, Rule, Seat } from '../src/index.ts'

/** A referee of a tiny game, whose table is whatever a test needs. */
export type G = Referee<any, any>

/** A game made of a few steps for one test. `first` schedules; without it, the step called `begin` comes first. */
export function tiny(
  steps: Record<string, Rule<G, any> | Choice<G, any>>,
  more: Partial<AnyGame> = {},
): AnyGame {
  return {
    id: 'tiny',
    version: 1,
    seats: [1, 2, 3],
    options: {},
    setUp(g, seats, options) {
      g.table = { seats, options, said: [] }
      g.then(steps['begin'] as Rule<G, []>)
    },
    steps,
    view: (table) => ({ ...table }),
    imagine() {},
    score: () => 0.5,
    ...more,
  }
}

/** A choice of one seat between words; each word taken is said aloud on the table. */
export function choiceOf(seat: Seat | Seat[], ...words: string[]): Choice<G, any> {
  return {
    seat: () => seat,
    ask: `Which, ${words.join(' or ')}?`,
    options(_, can) {
      for (const word of words) can(word)
    },
    take: Object.fromEntries(words.map((word) => [word, (g: G) => void g.table.said.push(word)])),
  }
}

/** A rule that says a word aloud on the table. */
export const says =
  (word: string): Rule<G, []> =>
  (g) =>
    void g.table.said.push(word)

/** A new game up to its first decision. */
export const begin = (game: AnyGame, seats = 2) =>
  new Referee<any, any>(game, start(game, 'test', seats).position).settle()

/** What is offered now, seat by seat, in words. */
export const offered = (g: G) =>
  g.pending.map((p) => `${p.seat}: ${p.moves.map((m) => m.join(' ')).join(', ')}`)
