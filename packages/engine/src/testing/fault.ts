import type { Log, Options } from '../index.ts'

/** Everything that conformance asserts, by name. */
export const PROPERTIES = {
  start: 'Set-up succeeds with every number of seats and every option drawn.',
  seats: 'The numbers of seats under any options are among those the game names.',
  'dead-end': 'At every decision a seat has a choice, or the game has a result.',
  result: 'A result names seats of this table as winners, and one score a seat if any.',
  sides: 'Sides are integers, and the seats of a side win together or not at all.',
  carries: 'What a result carries is plain JSON, short, and accepted by the next game.',
  'move-shape':
    'A move is a list of non-empty strings without spaces, its verb is one of its choice, and its seat exists.',
  duplicate: 'No choice lists the same move twice.',
  longest: 'The game ends within `longest` moves.',
  invariant: "The game's own invariants hold.",
  json: 'Table, agenda, views and events survive JSON unchanged.',
  frames: 'The agenda holds strings, numbers, booleans and lists of them, never objects.',
  copy: 'A copy of the table is equal, and no rule changes in place what it shares with the table.',
  settled: 'Settling a settled position changes nothing, tells no event and does not seal.',
  score: 'A score is a number from 0 to 1, and below 1 while the game goes on.',
  advice: 'The policy names one of the moves and changes nothing; a worth is a number from 0 to 1.',
  standing: 'A standing in a challenge is a non-empty list of numbers.',
  'sight-secret': 'What a seat sees stays the same when what it cannot see is imagined again.',
  asking:
    'Which seats are asked what is the same in all worlds that a seat cannot tell apart, also after a move.',
  facts: 'Facts are plain JSON, one for each move, without side effects, and the same in imagined worlds.',
  'spectator-secret': 'A spectator sees nothing that any seat cannot.',
  'all-see-alike': 'If a game declares `allSeeAlike`, every seat sees what a spectator sees.',
  'why-not': '`whyNot` gives no reason against a legal move.',
  'why-not-turn': 'A seat that is asked is not told that it is not its turn.',
  'why-not-first':
    'What a reason tells the player to click first can be clicked now, is not clicked yet, and is named in `first`.',
  price: 'The price that is said of a move is what is then told and paid.',
  forecast: 'The chances and averages said of a move hold in imagined rolls.',
  'move-fails': 'Every listed move can be made.',
  'input-changed': 'Making a move leaves the given position unchanged.',
  repeatable: 'The same position and move give the same result, also after a round trip through JSON.',
  quiet: 'The quiet step of bots leads to the same position as the recorded one.',
  'unsealed-chance': 'A turn that may be undone used no chance.',
  'undo-teaches': 'A turn that may be undone revealed nothing to its mover.',
  'told-secret':
    'The events told to a seat are the same in all worlds that look alike to it before and after.',
  undo: 'Undo returns to exactly the previous position.',
  replay: 'The log replays to the same position.',
  link: 'The link lengthens to the same log.',
  unseen:
    'Every leaf of the table is seen by each seat, or dealt again by `imagine`, or explained in `unseen`.',
} as const

export type Property = keyof typeof PROPERTIES

/** All that is needed to reproduce a fault: can be saved as JSON and given to `recheck`. */
export interface Dump {
  game: string
  version: number
  seed: string
  seats: number
  options: Options
  /** The game up to the fault. */
  log: Log
  property: Property
  detail: string
}

/** Thrown when a game violates one of the `PROPERTIES`; `dump` says which, where and how. */
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
