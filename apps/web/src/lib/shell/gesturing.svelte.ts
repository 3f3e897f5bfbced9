import type { Gesture, GesturesModule } from '@shamble/engine/entry'
import type { Move } from '@shamble/engine'
import type { Choosing } from './choosing.svelte.ts'
import type { MotionQueue } from './motion-queue.svelte.ts'
import type { Source } from './source.ts'

/** A gesture that is proposed: the part that was clicked, and what it means. */
interface Proposal {
  id: string
  gesture: Gesture
}

/**
 * Several moves of one press. A first click on a part shows what it means, the second one does it, move by move; and moves that need
 * no question are made at once. The rules are asked as for any other move, so logs, links and rooms see ordinary moves.
 */
export class Gesturing {
  readonly #choosing: Choosing
  readonly #source: Source
  readonly #queue: MotionQueue
  readonly #module: GesturesModule
  /** The gesture under way. */
  #going: Gesture | null = null
  /** The length of the log at its last step. Where players vote, the step waits there for the others. */
  #steppedAt = -1
  /** The lengths of the log before and after the last gesture. */
  #span = { from: 0, to: 0 }
  /** The last move made by hand, and the length of the log before it. */
  #made: { move: Move; at: number } | null = null
  /** Automatic moves are being taken back. */
  #undoing = false

  /** The gesture that the next click on the same part makes. */
  proposed = $state.raw<Proposal | null>(null)
  /** The free gesture on which a mouse rests. */
  glanced = $state.raw<Proposal | null>(null)
  /** The length of the log at the question that is being answered automatically; -1 for none. */
  answered = $state(-1)

  constructor(choosing: Choosing, source: Source, queue: MotionQueue, module: GesturesModule) {
    this.#choosing = choosing
    this.#source = source
    this.#queue = queue
    this.#module = module
    source.follow(() => (this.proposed = this.glanced = null))
  }

  /**
   * Proposes the gesture that a click on a part means, or makes it at once if it gives nothing up. Returns whether there is one.
   * `isWanted`: whether the player has not clicked or cancelled since.
   */
  async propose(id: string, isWanted = () => true): Promise<boolean> {
    const gesture = await this.#meantBy(id)
    if (gesture === undefined || !isWanted()) return false
    this.proposed = gesture && { id, gesture }
    if (gesture?.atOnce && this.#choosing.clicked.every((part) => gesture.path.includes(part)))
      this.#begin(gesture)
    return gesture !== null
  }

  /** Shows the free gesture that a click on a part would make; null: none. Returns its sentence. */
  async glance(id: string | null): Promise<string | null> {
    this.glanced = null
    if (id === null || this.#choosing.clicked.length > 0 || this.proposed) return null
    const gesture = await this.#meantBy(id)
    if (!gesture?.free) return null
    this.glanced = { id, gesture }
    return gesture.says
  }

  /** The gesture that a click on a part means; undefined when the question is another one by now. */
  async #meantBy(id: string): Promise<Gesture | null | undefined> {
    const { shown } = this.#queue
    const { seat } = this.#source
    if (seat === null) return null
    const gesture = await this.#module.gestureTo?.(shown.sight.view, seat, id, this.#choosing.moves)
    return this.#queue.shown === shown ? (gesture ?? null) : undefined
  }

  cancel(): void {
    this.proposed = null
  }

  /** Makes the proposed gesture. */
  begin = (): void => {
    if (this.proposed) this.#begin(this.proposed.gesture)
  }

  /** Makes the gesture that is shown for a part. Returns whether there is one. */
  beginAt(id: string): boolean {
    const at = [this.proposed, this.glanced].find((each) => each?.id === id)
    if (at) this.#begin(at.gesture)
    return !!at
  }

  #begin(gesture: Gesture): void {
    const { at } = this.#queue.shown
    this.#going = gesture
    this.#span = { from: at, to: at }
    this.#undoing = false
    this.#choosing.clicked = []
    this.#step(gesture)
  }

  /** Notes a move that was chosen by hand. */
  sent(move: Move): void {
    const { at } = this.#queue.shown
    // A voter may choose another move while a gesture waits for the other votes.
    this.#going = null
    this.#made = { move, at }
    this.#span = { from: at, to: at }
    this.answered = -1
    this.#undoing = false
  }

  /** At a new question: goes on with a gesture unless something has interrupted it, or makes the automatic move. */
  goOn(): void {
    const { at, told } = this.#queue.shown
    const going = this.#going
    if (!going) return this.#answer()
    if (at === this.#steppedAt) return
    this.#span.to = at
    if (told.some((event) => this.#module.stops?.(event))) this.#end(going)
    else this.#step(going)
  }

  /** Takes the last move back, with the rest of the gesture that it ended, or the automatic moves after it. */
  undo(): void {
    const { from, to } = this.#span
    this.#undoing = true
    this.#made = null
    this.answered = -1
    if (from < to && this.#source.shown.at === to) this.#undoDownTo(from)
    else this.#takeBack()
  }

  #undoDownTo(from: number): void {
    for (let { at } = this.#source.shown; at > from && this.#source.mayUndo; { at } = this.#source.shown) {
      this.#takeBack()
      // In a room others are asked first.
      if (this.#source.shown.at === at) return
    }
  }

  #takeBack(): void {
    if (this.#source.mayUndo) this.#source.undo?.()
  }

  #step(gesture: Gesture): void {
    const { at, sight } = this.#queue.shown
    this.#steppedAt = at
    const move = gesture.next(sight.view, this.#choosing.moves)
    if (move === 'back' && this.#source.mayUndo) return this.#takeBack()
    if (move && move !== 'back') return this.#choosing.make(move)
    this.#end(gesture)
  }

  /** At the end of a gesture its target stays clicked; else an automatic move may follow, which is undone with the gesture. */
  #end({ then }: Gesture): void {
    this.#going = null
    if (!then || !this.#choosing.hot.has(then)) return this.#answer()
    this.#choosing.clicked = [then]
    void this.propose(then)
  }

  /** Makes the automatic move, once for each question. While the player undoes, it is taken back instead. */
  #answer(): void {
    const { at, sight } = this.#queue.shown
    const { own } = this.#choosing
    const last = this.#made && this.#made.at === at - 1 ? this.#made.move : null
    const { mayUndo } = this.#source
    const move = own.length === 1 ? this.#module.automatic?.(own[0]!, sight.view, last, mayUndo) : null
    if (!move) this.#undoing = false
    else if (this.#undoing) this.#takeBack()
    else if (this.answered !== at && this.#choosing.lookedAt !== at) {
      this.#choosing.make(move)
      this.answered = at
      if (this.#span.to === at) this.#span.to++
    }
  }
}
