import { look, play, start, type AnyGame, type Log, type Move, type Seat, type Turn } from '@shamble/engine'
import { moveAt, type Strength } from '@shamble/engine/bots'
import type { DrawnScene } from '../play/drawn-scene.svelte.ts'
import {
  linesOf,
  listeners,
  toldTo,
  type Chair,
  type Line,
  type Shown,
  type SomeWords,
  type Source,
} from '../shell/source.ts'

/** Moves that bots play on when a move is watched, at most. */
const WATCHED = 12
/** The bots that play on then: each decides at once. */
const STRENGTH: Strength = 'fair'

/** The game of a puzzle with its bots, loaded when a move is watched. */
export interface Playing {
  game: AnyGame
  log: Log
}

/**
 * The position of a puzzle. A move is not made but judged; the board stays, until the player watches what follows from a move.
 */
export class PuzzleSource implements Source {
  readonly #drawn: DrawnScene
  readonly #words: SomeWords
  readonly #judge: (move: Move) => void
  readonly #load: () => Promise<Playing>
  readonly #listeners = listeners()
  #shown: Shown

  readonly chairs: readonly Chair[]
  readonly seat: Seat | null
  readonly thinking = null
  readonly mayUndo = false
  readonly trouble = null
  readonly fingerprint = null
  /** What the moves watched have told. */
  lines = $state.raw<readonly Line[]>([])

  constructor(
    drawn: DrawnScene,
    words: SomeWords,
    judge: (move: Move) => void,
    load: () => Promise<Playing>,
  ) {
    this.#drawn = drawn
    this.#words = words
    this.#judge = judge
    this.#load = load
    this.#shown = drawn.shown
    this.chairs = drawn.chairs
    this.seat = drawn.seat
  }

  get shown(): Shown {
    return this.#shown
  }

  follow = this.#listeners.follow

  move(_: Seat, move: Move): void {
    this.#judge(move)
    // What was clicked is let go.
    this.#listeners.tell({ ...this.#shown, jump: true })
  }

  /** Sets the board to the puzzle again. */
  again = (): void => {
    this.lines = []
    this.#show({ ...this.#drawn.shown, jump: true })
  }

  /**
   * Makes a move with the dice of the game that the puzzle comes from, and lets bots play on: until the seat is asked again after another
   * one, or for some moves. Rejects when the rules cannot be loaded.
   */
  watch = async (move: Move): Promise<void> => {
    const { game, log } = await this.#load()
    this.again()
    const seat = this.seat!
    let turn = turnAt(game, log)
    let next: [Seat, Move] = [seat, move]
    let others = false
    for (let n = 0; n < WATCHED; n++) {
      turn = play(game, turn.position, next[0], next[1], turn.pending)
      // Nobody is asked: the watched moves are not the viewer's to go on from.
      const sight = look(game, turn.position, seat, [])
      const shown = { at: this.#shown.at + 1, sight, told: toldTo(turn.told, seat) }
      this.lines = [...this.lines, ...linesOf(this.#words, shown, this.#shown.sight.view)]
      this.#show(shown)
      const asked = turn.pending[0]?.seat
      if (asked === undefined || (asked === seat && others)) return
      others ||= asked !== seat
      next = [asked, moveAt(game, turn.position, asked, shown.at, STRENGTH)]
    }
  }

  #show(shown: Shown): void {
    this.#shown = shown
    this.#listeners.tell(shown)
  }
}

function turnAt(game: AnyGame, log: Log): Turn<unknown, unknown> {
  let turn = start(game, log.seed, log.seats, log.options, log.carried)
  for (const [seat, ...move] of log.moves) turn = play(game, turn.position, seat, move, turn.pending)
  return turn
}
