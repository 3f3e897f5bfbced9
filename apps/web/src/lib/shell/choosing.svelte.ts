import { entryOf } from '@shamble/catalogue'
import type { BoardModule } from '@shamble/engine/entry'
import { fitting, hot as hotIn, spelled, type Move, type Reason } from '@shamble/engine'
import { untrack } from 'svelte'
import { byNextClick } from './groups.ts'
import type { MotionQueue } from './motion-queue.svelte.ts'
import type { Source } from './source.ts'

/**
 * Turns the viewer's clicks and keys into a move. `game` is the id that finds its reasons; `automatic` finds the moves that need no
 * question; `onSend` is called when a move is sent. Made by a component.
 */
export class Choosing {
  readonly #game: string
  readonly #source: Source
  readonly #queue: MotionQueue
  readonly #automatic: BoardModule['automatic']
  readonly #onSend: () => void
  /** The last move made by hand, and the length of the log before it. */
  #made: { move: Move; at: number } | null = null
  /** The length of the log at the question that is being answered automatically; -1 for none. */
  #answered = $state(-1)
  /** Automatic moves are being taken back. */
  #undoing = false

  /** The path clicked so far. */
  clicked = $state.raw<readonly string[]>([])
  /** Why nothing came of the last click. */
  why = $state.raw<Reason | null>(null)
  /** What the viewer is asked, with the moves they have. */
  readonly own = $derived.by(() => this.#own())
  readonly moves = $derived<Move[]>(this.own.flatMap((choice) => choice.moves))
  readonly #fits = $derived(fitting(this.moves, this.clicked))
  /** What can be clicked next. */
  readonly hot = $derived<ReadonlySet<string>>(hotIn(this.moves, this.clicked))

  constructor(
    game: string,
    source: Source,
    queue: MotionQueue,
    automatic: BoardModule['automatic'],
    onSend: () => void,
  ) {
    this.#game = game
    this.#source = source
    this.#queue = queue
    this.#automatic = automatic
    this.#onSend = onSend
    // A path is dropped when it leads nowhere under a new question.
    let before: unknown
    $effect(() => {
      if (before !== this.moves && this.clicked.length > 0 && this.#fits.length === 0) this.clicked = []
      before = this.moves
    })
    $effect(() => {
      if (this.own.length > 0) untrack(() => this.#answer())
    })
  }

  // Makes the automatic move, once for each question. While the player undoes, it is taken back instead.
  #answer(): void {
    const { at, sight } = this.#queue.shown
    const [asked] = this.own
    const last = this.#made && this.#made.at === at - 1 ? this.#made.move : null
    const move = this.#source.move && this.own.length === 1 && this.#automatic?.(asked!, sight.view, last)
    if (!move) this.#undoing = false
    else if (this.#undoing) this.#takeBack()
    else if (this.#answered !== at) {
      this.#make(move)
      this.#answered = at
    }
  }

  #takeBack(): void {
    if (this.#source.mayUndo) this.#source.undo?.()
  }

  /** Takes back the last move made by hand, with the automatic moves after it. */
  undo = (): void => {
    this.#undoing = true
    this.#made = null
    this.#answered = -1
    this.#takeBack()
  }

  #own() {
    const { seat, thinking, trouble, handOver = null } = this.#source
    if (this.#queue.busy || thinking !== null || handOver !== null) return []
    const { at, sight } = this.#queue.shown
    // An automatic move is on its way. If it is refused, the player is asked.
    if (at === this.#answered && !trouble) return []
    return sight.choices.filter((choice) => choice.seat === seat && choice.moves.length > 0)
  }

  /** A part was clicked: it continues the path, takes back the last click, begins another path, or says why it cannot. */
  pick = (id: string): void => {
    this.why = null
    if (this.#queue.busy) return this.#queue.skip()
    if (this.hot.has(id)) {
      const next = [...this.clicked, id]
      const move = spelled(this.moves, next)
      if (move) this.send(move)
      else this.clicked = next
    } else if (this.clicked.at(-1) === id) this.clicked = this.clicked.slice(0, -1)
    else if (hotIn(this.moves, []).has(id)) this.clicked = [id]
    else void this.#explain(id)
  }

  // Loads the reasons on demand.
  async #explain(id: string): Promise<void> {
    const { seat, move } = this.#source
    if (seat === null || !move) return
    const { view } = this.#queue.shown.sight
    const path = [...this.clicked, id]
    const step = this.own[0]?.step
    const reasons = await entryOf(this.#game)?.whyNot?.()
    if (reasons && this.#queue.shown.sight.view === view)
      this.why = reasons.whyNot(view, seat, path, step) ?? reasons.whyNot(view, seat, [id], step)
  }

  send = (move: Move): void => {
    this.#made = { move, at: this.#queue.shown.at }
    this.#answered = -1
    this.#undoing = false
    this.#make(move)
  }

  #make(move: Move): void {
    const seat = this.own.find((choice) => choice.moves.includes(move))?.seat
    if (seat === undefined) return
    this.clicked = []
    this.why = null
    this.#onSend()
    this.#queue.moved()
    this.#source.move?.(seat, move)
  }

  /** Takes back the last click. */
  back = (): void => {
    this.why = null
    if (this.clicked.length > 0) this.clicked = this.clicked.slice(0, -1)
  }

  /** Escape takes back; a digit chooses from the list. */
  onkeydown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement
    if (event.altKey || event.ctrlKey || event.metaKey || target.closest('input, select, textarea')) return
    if (event.key === 'Escape') return this.#queue.busy ? this.#queue.skip() : this.back()
    const index = Number(event.key) - 1
    // A key that is held down chooses once.
    if (!(index >= 0) || event.repeat) return
    const groups = byNextClick(this.moves, this.clicked)
    if (this.#fits.length <= 9) {
      const move = groups.flatMap((group) => group.moves)[index]
      if (move) this.send(move)
    } else if (groups[index]) this.pick(groups[index].id)
  }
}
