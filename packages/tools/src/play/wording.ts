import { factOf, look } from '@shamble/engine'
import type { Move, Pending, Result, Seat, SetUp, Sight, Timeline, Told, Words } from '@shamble/engine'
import type { Playable } from '../games.ts'

/** The texts for one position and one viewer. A game without words shows its moves and events as they are. */
export interface Wording {
  seat: (seat: Seat) => string
  ask: (choice: Pending) => string
  move: (move: Move) => string
  events: (told: readonly Told<any>[], viewers: ReadonlySet<Seat>) => string[]
  result: (result: Result) => string
  view: () => string
  /** The section of the rule book behind a step. */
  rule: (step: string) => string | undefined
}

/** The texts for what `seat` sees. */
export function wordingOf(
  { game, words }: Playable,
  { log, position, pending }: Timeline<any>,
  seat: Seat | null,
): Wording {
  const sight = look(game, position, seat, pending)
  return words ? spoken(words, log, sight) : bare(sight.view)
}

function spoken(words: Words<any, any>, setUp: SetUp, { view, choices }: Sight<any>): Wording {
  return {
    seat: (seat) => words.seat(seat, setUp),
    ask: (choice) => words.ask(choice, view),
    move: (move) => words.move(move, view, factOf(choices, move)),
    events: (told, viewers) =>
      toldTo(told, viewers)
        .map((event) => words.event(event, view))
        .filter(Boolean),
    result: (result) => words.result(result, view),
    view: () => JSON.stringify(view, null, 1),
    rule: words.rule,
  }
}

function bare(view: unknown): Wording {
  return {
    seat: (seat) => `seat ${seat + 1}`,
    ask: ({ ask }) => ask,
    move: (move) => move.join(' '),
    events: (told, viewers) => toldTo(told, viewers).map(factsOf),
    result: ({ winners, reason, scores }) => {
      const who = winners.map((seat) => `seat ${seat + 1}`).join(' and ') || 'nobody'
      return `Won by ${who}: ${reason}.${scores ? ` Scores: ${scores.join(', ')}.` : ''}`
    },
    view: () => JSON.stringify(view, null, 1),
    rule: () => undefined,
  }
}

// The events told at this keyboard: of an event that was told with and without its secret, only the full one.
function toldTo(told: readonly Told<any>[], viewers: ReadonlySet<Seat>): any[] {
  const own = told.filter(({ to }) => to === 'all' || viewers.has(to))
  return own
    .filter(({ event, to }, i) => {
      const next = own[i + 1]
      return !(to === 'all' && next && next.to !== 'all' && next.event.type === event.type)
    })
    .map(({ event }) => event)
}

function factsOf({ type, ...facts }: Record<string, unknown>): string {
  const said = Object.entries(facts).map(([name, fact]) => `${name} ${JSON.stringify(fact)}`)
  return said.length > 0 ? `${String(type)}: ${said.join(', ')}` : String(type)
}
