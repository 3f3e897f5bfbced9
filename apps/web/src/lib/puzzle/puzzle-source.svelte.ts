import type { Move, Seat } from '@shamble/engine'
import type { DrawnScene } from '../play/drawn-scene.svelte.ts'
import {
  linesOf,
  listeners,
  type Chair,
  type Line,
  type Shown,
  type SomeWords,
  type Source,
} from '../shell/source.ts'

/**
 * The position of a puzzle. A move is not made but judged; the board stays, until the player watches what follows from a move.
 */
export class PuzzleSource implements Source {
  readonly #drawn: DrawnScene
  readonly #words: SomeWords
  readonly #judge: (move: Move) => void
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

  constructor(drawn: DrawnScene, words: SomeWords, judge: (move: Move) => void) {
    this.#drawn = drawn
    this.#words = words
    this.#judge = judge
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

  /** Plays what follows from a move, from the puzzle on. */
  playOut(follows: readonly Shown[]): void {
    this.again()
    for (const shown of follows) {
      this.lines = [...this.lines, ...linesOf(this.#words, shown, this.#shown.sight.view)]
      this.#show(shown)
    }
  }

  #show(shown: Shown): void {
    this.#shown = shown
    this.#listeners.tell(shown)
  }
}
