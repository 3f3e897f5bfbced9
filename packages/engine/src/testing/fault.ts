import type { Log, Options } from '../index.ts'

/** Everything conformance asserts, by name, in one sentence each. */
export const PROPERTIES = {
  start: 'Set-up succeeds with every number of seats and every option drawn.',
  seats: 'The numbers of seats under any options are among those the game names.',
  'dead-end': 'At every decision somebody has a choice, or the game has a result.',
  result: 'A result names seats of this table as winners, and one score a seat if any.',
  sides: 'Sides are whole numbers, and seats of one side win together or not at all.',
  carries: 'What a result carries is plain, short, and taken in by the game that follows.',
  'move-shape':
    'A move is a list of non-empty texts without spaces, its verb is one the choice can take, and its seat exists.',
  duplicate: 'No choice lists the same move twice.',
  longest: 'The game ends within `longest` moves.',
  invariant: "The game's own invariants hold.",
  json: 'Table, agenda, views and events survive JSON unchanged.',
  frames: 'The agenda holds texts, numbers, booleans and lists of them, never a piece of the table.',
  copy: 'A copy of the table is the same, and has no part in common with it.',
  settled: 'Settling a settled position changes nothing, tells nothing and seals nothing.',
  score: 'A score is a number from 0 to 1, and below 1 as long as the game goes on.',
  advice:
    'What a game tells its bots fits: the policy names one of the moves and changes nothing, a worth is a number from 0 to 1.',
  standing: 'A standing in a challenge is a list of numbers.',
  'sight-secret': 'What a seat sees stays the same when what it cannot see is imagined anew.',
  asking:
    'Who is asked, and what, is the same in every world that a seat cannot tell from this one, and still is after a move.',
  facts:
    'What the rules say of moves is plain, one for each, changes nothing, and is the same in imagined worlds.',
  'spectator-secret': 'A spectator sees nothing that any seat cannot.',
  'all-see-alike': 'Where a game says that all see alike, every seat sees what a spectator sees.',
  'why-not': 'Nothing is said to forbid a legal move.',
  'move-fails': 'Every listed move can be made.',
  'input-changed': 'Making a move leaves the position it is made in alone.',
  repeatable: 'The same position and move give the same result, also after a round trip through JSON.',
  quiet: 'The quiet step of bots leads to the same position as the recorded one.',
  'unsealed-chance': 'A turn that may be undone drew nothing.',
  'undo-teaches': 'A turn that may be undone taught its mover nothing.',
  'told-secret': 'What a seat is told agrees in all worlds that look alike to it, before and after.',
  undo: 'Undo returns to exactly the former position.',
  replay: 'The log replays to the same position.',
  link: 'The link lengthens to the same log.',
  unseen:
    'Every leaf of the table is shown to each seat, or dealt again when it imagines, or explained in `unseen`.',
} as const

export type Property = keyof typeof PROPERTIES

/** All that is needed to see a fault again: save it as JSON, and give it to `recheck`. */
export interface Dump {
  game: string
  version: number
  seed: string
  seats: number
  options: Options
  /** The game up to the decision at fault. */
  log: Log
  property: Property
  detail: string
}

/** A game broke one of the `PROPERTIES`; `dump` says which, where and how. */
export class ConformanceFault extends Error {
  readonly dump: Dump

  constructor(log: Log, property: Property, detail: string, options?: { cause?: unknown }) {
    const where = `seed ${log.seed}, ${log.seats} seats, after ${log.moves.length} moves`
    super(`${log.game} (${where}): ${property}. ${PROPERTIES[property]}\n  ${detail}`, options)
    this.name = 'ConformanceFault'
    const { game, version, seed, seats } = log
    this.dump = {
      game,
      version,
      seed,
      seats,
      options: { ...log.options },
      log: { ...log, moves: [...log.moves] },
      property,
      detail,
    }
  }
}
