import { entryOf } from '@shamble/catalogue'
import { untrack } from 'svelte'
import { fitting, hot as hotIn, same, spelled, type Move, type Reason } from '@shamble/engine'
import { byNextClick } from './groups.ts'
import type { Gesturing } from './gesturing.svelte.ts'
import type { ShownBoard } from '../games.ts'
import type { MotionQueue } from './motion-queue.svelte.ts'
import type { SomeWords, Source } from './source.ts'

/** The key of the move that ends the turn. */
const END = 'e'

/**
 * Turns the viewer's clicks and keys into a move. `game` is the id that finds its reasons, `words` name the verbs that end a
 * turn; `onSend` is called when a move is sent. Made by a component.
 */
export class Choosing {
  readonly #game: string
  readonly #words: SomeWords
  readonly #source: Source
  readonly #queue: MotionQueue
  readonly #board: ShownBoard
  readonly #onSend: () => void

  /** Series of moves by one click, in games that have them. */
  gesturing = $state.raw<Gesturing | null>(null)
  /** Counts presses: what an earlier one means is dropped. */
  #presses = 0
  /** The length of the log when a player only looked: looking makes no automatic move. */
  lookedAt = -1
  /** The path clicked so far. */
  clicked = $state.raw<readonly string[]>([])
  /** Why nothing came of the last click. */
  why = $state.raw<Reason | null>(null)
  /** What the viewer is asked, with the moves they have. */
  readonly own = $derived.by(() => this.#own())
  readonly moves = $derived<Move[]>(this.own.flatMap((choice) => choice.moves))
  /** The one move among several that ends the turn or lets something pass. */
  readonly end = $derived.by(() => this.#endIn(this.moves))
  /** The verbs of the moves that the board's own buttons make. */
  #offered = $state.raw<readonly string[]>([])
  /** The other moves. */
  readonly listed = $derived(
    this.moves.filter((move) => move !== this.end && !this.#offered.includes(move[0])),
  )
  readonly #fits = $derived(fitting(this.moves, this.clicked))
  /** What can be clicked next. */
  readonly hot = $derived<ReadonlySet<string>>(hotIn(this.moves, this.clicked))

  /** Parts of a move are clicked, or a gesture is proposed: this can be cancelled. */
  readonly isUnderWay = $derived.by(() => this.clicked.length > 0 || Boolean(this.gesturing?.proposed))

  constructor(
    game: string,
    words: SomeWords,
    source: Source,
    board: ShownBoard,
    queue: MotionQueue,
    onSend: () => void,
  ) {
    this.#game = game
    this.#words = words
    this.#source = source
    this.#queue = queue
    this.#board = board
    this.#onSend = onSend
    if (board.gestures && source.move) {
      $effect(() => {
        const { gesturing } = this
        if (gesturing && this.own.length > 0) untrack(() => gesturing.goOn())
      })
    }
    // A path is dropped when it leads nowhere under a new question.
    let before: unknown
    $effect(() => {
      if (before !== this.moves && this.clicked.length > 0 && this.#fits.length === 0) this.clicked = []
      before = this.moves
    })
  }

  #own() {
    const { seat, thinking, trouble, handOver = null } = this.#source
    if (this.#queue.busy || thinking !== null || handOver !== null) return []
    const { at, sight } = this.#queue.shown
    // An automatic move is on its way. If it is refused, the player is asked.
    if (at === this.gesturing?.answered && !trouble) return []
    return sight.choices.filter((choice) => choice.seat === seat && choice.moves.length > 0)
  }

  #endIn(moves: readonly Move[]): Move | null {
    const [end, ...more] = moves.filter(
      (move) => move.length === 1 && (this.#words.ends ?? []).includes(move[0]),
    )
    return end && more.length === 0 && moves.length > 1 ? end : null
  }

  /** A part was clicked: it continues the path, takes back the last click, begins another path, or says why it cannot. */
  pick = (id: string): void => {
    this.why = null
    this.#presses++
    if (this.#queue.busy) return this.#queue.skip()
    const { gesturing } = this
    if (gesturing?.beginAt(id)) return
    gesturing?.cancel()
    if (this.hot.has(id)) {
      const next = [...this.clicked, id]
      const move = spelled(this.moves, next)
      if (move) return this.send(move)
      this.clicked = next
      if (next.length === 1) void this.#propose(id, true)
    } else if (this.clicked.at(-1) === id) this.clicked = this.clicked.slice(0, -1)
    else if (hotIn(this.moves, []).has(id)) {
      this.clicked = [id]
      void this.#propose(id, true)
    } else void this.#propose(id, false)
  }

  // Loads gestures with the first click or move, in games that have them.
  async #gestures(): Promise<Gesturing | null> {
    const { gestures } = this.#board
    if (!gestures || !this.#source.move) return null
    const [{ Gesturing }, module] = await Promise.all([import('./gesturing.svelte.ts'), gestures()])
    return (this.gesturing ??= new Gesturing(this, this.#source, this.#queue, module))
  }

  /** What a click on a part would do, in one sentence, if it gives nothing up; null: the mouse has left. */
  glance = async (id: string | null): Promise<string | null> => {
    if (!this.gesturing) this.lookedAt = this.#queue.shown.at
    return (await (id === null ? this.gesturing : this.#gestures()))?.glance(id) ?? null
  }

  /** Says what a click means beyond a single move; if nothing, why nothing came of it. */
  async #propose(id: string, isHot: boolean): Promise<void> {
    const presses = this.#presses
    const isWanted = () => presses === this.#presses
    const gesturing = await this.#gestures()
    const isGesture = await gesturing?.propose(id, isWanted)
    if (!isGesture && !isHot && isWanted()) await this.#explain(id)
  }

  // Loads the reasons on demand.
  async #explain(id: string): Promise<void> {
    const { seat, move } = this.#source
    if (seat === null || !move) return
    const { view } = this.#queue.shown.sight
    const path = [...this.clicked, id]
    const { own, moves } = this
    const [{ explain, question }, reasons] = await Promise.all([
      import('@shamble/engine/explain'),
      entryOf(this.#game)?.whyNot?.(),
    ])
    if (reasons && this.#queue.shown.sight.view === view)
      this.why = own[0]
        ? (explain(reasons.whyNot, view, seat, path, { step: own[0].step, moves }) ??
          question(this.#words, own[0], view))
        : explain(reasons.whyNot, view, seat, path)
  }

  /** The board has buttons of its own for the moves with these verbs. */
  offer = (verbs: readonly string[]): void => {
    this.#offered = verbs
  }

  send = (move: Move): void => {
    if (this.gesturing) this.gesturing.sent(move)
    else void this.#gestures()
    this.make(move)
  }

  /** Sends the legal move that equals this one. */
  sendLike = (wanted: Move): void => {
    const move = this.moves.find((one) => same(one, wanted))
    if (move) this.send(move)
  }

  /** Makes a move that is not chosen by hand. */
  make(move: Move): void {
    const seat = this.own.find(({ moves }) => moves.some((one) => same(one, move)))?.seat
    if (seat === undefined) return
    this.clicked = []
    this.why = null
    this.#onSend()
    this.#queue.moved()
    this.#source.move?.(seat, move)
  }

  /** Takes back the last move made by hand, with those that the page has made after it. */
  undo = (): void => {
    if (this.gesturing) this.gesturing.undo()
    else this.#source.undo?.()
  }

  /** Takes back the last click. */
  back = (): void => {
    this.why = null
    this.#presses++
    this.gesturing?.cancel()
    if (this.clicked.length > 0) this.clicked = this.clicked.slice(0, -1)
  }

  /** Escape takes back; a digit chooses from the list; E ends the turn. */
  onkeydown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement
    if (event.altKey || event.ctrlKey || event.metaKey || target.closest('input, select, textarea, dialog'))
      return
    if (event.key === 'Escape') return this.#queue.busy ? this.#queue.skip() : this.back()
    if (event.key.toLowerCase() === END && this.end && !event.repeat) return this.send(this.end)
    const index = Number(event.key) - 1
    // A key that is held down chooses once.
    if (!(index >= 0) || event.repeat) return
    const groups = byNextClick(this.listed, this.clicked)
    if (fitting(this.listed, this.clicked).length <= 9) {
      const move = groups.flatMap((group) => group.moves)[index]
      if (move) this.send(move)
    } else if (groups[index]) this.pick(groups[index].id)
  }
}
