import type { AnyGame, Move, Pending, Position, Result, Seat, Told, Words } from '@shamble/engine'
import type { Playable } from '../games.ts'

/** A game's words for one moment and one viewer; a game without words shows its moves and events as they are. */
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

/** The words for what `seat` sees in a position. */
export function wordingOf({ game, words }: Playable, position: Position<any>, seat: Seat | null): Wording {
  const view = game.view(position.table, seat)
  return words ? spoken(game, words, view) : bare(view)
}

function spoken(_game: AnyGame, words: Words<any, any>, view: unknown): Wording {
  return {
    seat: words.seat,
    ask: (choice) => words.ask(choice, view),
    move: (move) => words.move(move, view),
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

// What those at this keyboard were told. Where a secret comes beside its bare form, only the secret.
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
