import type { Gesture, GesturesModule } from '@shamble/engine/entry'
import type { ShownBoard } from '../games.ts'
import type { Choosing } from './choosing.svelte.ts'
import type { MotionQueue } from './motion-queue.svelte.ts'
import type { Source } from './source.ts'

/** A gesture that is proposed: the part that was clicked, and what it means. */
interface Proposal {
  id: string
  gesture: Gesture
}

/**
 * Gestures: the first click on a part shows what it means, the second one does it, move by move. The rules are asked as for any other
 * move, so logs, links and rooms see ordinary moves.
 */
export class Gesturing {
  readonly #choosing: Choosing
  readonly #source: Source
  readonly #board: ShownBoard
  readonly #queue: MotionQueue
  #module: GesturesModule | null = null
  /** The gesture under way. */
  #going: Gesture | null = null
  /** The lengths of the log before and after the last gesture. */
  #from = 0
  #to = 0

  /** The gesture that the next click on the same part makes. */
  proposed = $state.raw<Proposal | null>(null)

  constructor(choosing: Choosing, source: Source, board: ShownBoard, queue: MotionQueue) {
    this.#choosing = choosing
    this.#source = source
    this.#board = board
    this.#queue = queue
    source.follow(() => (this.proposed = null))
  }

  /** Proposes the gesture that a click on a part means. Returns whether there is one. */
  async propose(id: string): Promise<boolean> {
    const { shown } = this.#queue
    this.#module ??= await this.#board.gestures!()
    const { seat } = this.#source
    if (seat === null || this.#queue.shown !== shown) return false
    const gesture = this.#module.gestureTo(shown.sight.view, seat, id, this.#choosing.moves)
    this.proposed = gesture && { id, gesture }
    return gesture !== null
  }

  cancel(): void {
    this.proposed = null
  }

  /** Makes the proposed gesture. */
  begin = (): void => {
    if (!this.proposed) return
    this.#going = this.proposed.gesture
    this.#from = this.#to = this.#queue.shown.at
    this.#choosing.clicked = []
    this.#step()
  }

  /** Goes on after a move of the gesture, unless something interrupts it. */
  goOn(): void {
    if (!this.#going) return
    const { shown } = this.#queue
    this.#to = shown.at
    if (shown.told.some((event) => this.#module!.stops(event))) this.#going = null
    else this.#step()
  }

  /** Takes the last move back, with all moves of the gesture that ended with it. */
  undo(): void {
    const { undo } = this.#source
    const last = this.#source.shown.at === this.#to ? this.#from : this.#source.shown.at - 1
    for (let at = this.#source.shown.at; at > last && this.#source.mayUndo; at = this.#source.shown.at) {
      undo!.call(this.#source)
      // In a room others are asked first.
      if (this.#source.shown.at === at) return
    }
  }

  #step(): void {
    const { moves } = this.#choosing
    const move = this.#going!.next(this.#queue.shown.sight.view, moves)
    if (move) this.#choosing.send(move)
    else this.#going = null
  }
}
