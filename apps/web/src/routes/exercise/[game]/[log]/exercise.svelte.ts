import { look, type Log, type Move, type Seat } from '@shamble/engine'
import { decisionAt } from '@shamble/review'
import { listeners, type Chair, type Line, type Loaded, type Shown, type Source } from '$lib/shell/source.ts'

/**
 * A decision of a finished game to make again: the position as its seat saw it. A move is not made, it is judged; the board stays, so
 * that one can try another.
 */
export class ExerciseSource implements Source {
  readonly #judge: (move: Move) => void
  readonly #listeners = listeners()

  readonly chairs: Chair[]
  readonly seat: Seat
  readonly shown: Shown
  readonly lines: readonly Line[] = []
  readonly thinking = null
  readonly mayUndo = false
  readonly trouble = null
  readonly fingerprint = null

  constructor({ game, words }: Loaded, log: Log, at: number, judge: (move: Move) => void) {
    const { position, pending } = decisionAt(game, log, at)
    const [seat] = log.moves[at]!
    this.#judge = judge
    this.seat = seat
    this.shown = { at, sight: look(game, position, seat, pending), told: [] }
    this.chairs = Array.from({ length: log.seats }, (_, each) => ({
      seat: each,
      name: words.seat(each, log, this.shown.sight.view),
      who: each === seat ? 'you' : 'nobody',
    }))
  }

  follow = this.#listeners.follow

  move(_: Seat, move: Move): void {
    this.#judge(move)
    // What was clicked is let go.
    this.#listeners.tell({ ...this.shown, jump: true })
  }
}
