import { advance, alliesOf, fingerprint, look, mayUndo, open, Refusal, undo } from '@shamble/engine'
import type { Advanced, Log, Move, Options, Pending, Position, Seat } from '@shamble/engine'
import type { AdvisedSource } from '../hint/asking.ts'
import type { Setup } from '../setup.ts'
import { forget, keep, kept } from './kept.ts'
import {
  toldTo,
  linesOf,
  listeners,
  type Chair,
  type Line,
  type Loaded,
  type Shown,
} from '../shell/source.ts'
import { ALLY, PERSON } from './person.ts'
import type { BotName } from './strengths.ts'
import type { Thinker } from './thinking.ts'

/** Which game it is among those kept in the browser, and the address that opens it. */
export interface Slot {
  key: string
  href: string
  title: string
}

type Turn = Advanced<unknown, unknown>

/** How long bots wait after a move that can be taken back, in milliseconds. */
const GRACE = 1000

/**
 * A game in this page: its timeline in memory and in the browser's storage, bots in the other seats.
 * `before` are moves already made, when it goes on from a replay. Without a slot it is kept in memory only.
 */
export class LocalSource implements AdvisedSource {
  readonly #loaded: Loaded
  readonly #setup: Setup
  readonly #slot: Slot | null
  readonly #before: Log['moves']
  readonly #listeners = listeners()
  readonly #allies: readonly Seat[]
  #turn = $state.raw() as Turn
  #thinker: Promise<Thinker> | null = null
  /** Ends the pause before a bot moves. */
  #endPause: (() => void) | null = null

  readonly options: Options
  seat = $state<Seat | null>(null)
  shown = $state.raw() as Shown
  lines = $state.raw<readonly Line[]>([])
  thinking = $state<Seat | null>(null)
  trouble = $state<string | null>(null)
  handOver = $state<Seat | null>(null)
  readonly mayUndo = $derived.by(() => this.#mayTakeBack())
  readonly fingerprint = $derived.by(
    () => this.shown.sight.result && fingerprint(this.#turn.timeline.position),
  )
  readonly chairs = $derived.by<Chair[]>(() =>
    Array.from({ length: this.#setup.seats }, (_, seat) => this.#chairAt(seat)),
  )

  constructor(loaded: Loaded, setup: Setup, slot: Slot | null, before: Log['moves'] = []) {
    this.#loaded = loaded
    this.#setup = setup
    this.#slot = slot
    this.#before = before
    this.#allies = setup.challenge ? alliesOf(loaded.game, setup, PERSON) : []
    this.options = setup.options
    this.seat = setup.people[0] ?? null
    this.#layOut(before)
  }

  follow = this.#listeners.follow

  /** Resumes the game as it was left and lets bots move. Returns how to stop. */
  begin(): () => void {
    this.#resume()
    if (this.#hasSecrets()) this.handOver = this.seat
    if (this.#setup.bots.length > 0) this.#thinker = this.#startThinking()
    void this.#letBotsMove()
    return () => {
      this.#endPause?.()
      void this.#thinker?.then((thinker) => thinker.stop())
      this.#thinker = null
      this.thinking = null
    }
  }

  move(seat: Seat, move: Move): void {
    if (this.thinking === null && this.#make(seat, move)) void this.#letBotsMove()
  }

  undo(): void {
    this.#interrupt()
    const seat = this.#turn.timeline.log.moves.at(-1)?.[0] ?? 0
    this.#turn = { timeline: undo(this.#loaded.game, this.#turn.timeline, seat), told: [] }
    this.shown = this.#see()
    this.lines = this.lines.filter(({ at }) => at <= this.shown.at)
    this.#store()
    this.#listeners.tell(this.shown)
    void this.#letBotsMove()
  }

  /** Starts again from the first move. */
  restart(): void {
    this.#interrupt()
    if (this.#slot) forget(this.#slot.key)
    this.#layOut(this.#before)
    this.#listeners.tell({ ...this.shown, jump: true })
    void this.#letBotsMove()
  }

  takeOver(): void {
    this.handOver = null
  }

  log(): Log {
    return this.#turn.timeline.log
  }

  /** The whole position: bots are shown what their seat sees of it. */
  position(): Position<unknown> {
    return this.#turn.timeline.position
  }

  /** Opens the game with these moves made, and with their story. */
  #layOut(moves: Log['moves']): void {
    const { game, words } = this.#loaded
    const { seed, seats, options, carried } = this.#setup
    this.#turn = open(game, seed, seats, options, carried)
    this.shown = this.#see()
    const story = linesOf(words, this.shown)
    for (const [seat, ...move] of moves) {
      const { view } = this.shown.sight
      this.#turn = advance(game, this.#turn.timeline, seat, move)
      this.shown = this.#see()
      story.push(...linesOf(words, this.shown, view))
    }
    this.lines = story
  }

  #see(): Shown {
    const isShared = this.#setup.people.length > 1
    const { timeline, told } = this.#turn
    const { log, position, pending } = timeline
    const before = this.seat
    this.seat = this.#viewerFor(pending)
    if (isShared && this.seat !== before && this.#hidesFrom(before)) this.handOver = this.seat
    const sight = look(this.#loaded.game, position, this.seat, pending)
    // People who share a screen are told only what all may know: the story stays when the screen is handed on.
    return { at: log.moves.length, sight, told: toldTo(told, isShared ? null : this.seat) }
  }

  /** Whether the viewer sees something that another person at this screen may not, while the game goes on. */
  #hasSecrets(): boolean {
    const isOver = this.#turn.timeline.position.result !== null
    return !isOver && this.#setup.people.some((seat) => this.#hidesFrom(seat))
  }

  /** Whether the viewer sees something that another may not. */
  #hidesFrom(other: Seat | null): boolean {
    const { game } = this.#loaded
    const { table } = this.#turn.timeline.position
    return JSON.stringify(game.view(table, this.seat)) !== JSON.stringify(game.view(table, other))
  }

  /** A shared screen shows the sight of the person who must choose; otherwise the viewer stays. */
  #viewerFor(pending: Pending[]): Seat | null {
    return pending.find(({ seat }) => this.#isHuman(seat))?.seat ?? this.seat
  }

  #make(seat: Seat, move: Move): boolean {
    const { game, words } = this.#loaded
    try {
      this.#turn = advance(game, this.#turn.timeline, seat, move)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      this.trouble = cause.message
      return false
    }
    this.trouble = null
    const { view } = this.shown.sight
    this.shown = this.#see()
    this.lines = [...this.lines, ...linesOf(words, this.shown, view)]
    this.#store()
    this.#listeners.tell(this.shown)
    return true
  }

  #store(): void {
    const { log, position } = this.#turn.timeline
    const over = position.result !== null
    if (this.#slot) keep({ ...this.#slot, log, over, when: Date.now(), turn: this.#turnInWords() })
  }

  #turnInWords(): string {
    const [asked] = this.#turn.timeline.pending
    if (!asked) return ''
    if (this.#isHuman(asked.seat) && this.#setup.people.length === 1) return 'your turn'
    return `${this.#loaded.words.seat(asked.seat, this.#setup, this.shown.sight.view)} to choose`
  }

  async #startThinking(): Promise<Thinker> {
    const { startThinking } = await import('./thinking.ts')
    return startThinking(this.#loaded.game.id)
  }

  /** Bots answer, one after the other, until only people are asked. */
  async #letBotsMove(): Promise<void> {
    for (;;) {
      if (!this.#thinker || this.thinking !== null) return
      const { position, log, pending } = this.#turn.timeline
      // In a challenge seats answer in the order of the list, so that the log determines the order of all moves.
      const asked = this.#setup.challenge ? pending.slice(0, 1) : pending
      const choice = asked.find(({ seat }) => !this.#isHuman(seat))
      if (!choice) return
      const { seat } = choice
      this.thinking = seat
      if (this.#mayTakeBack() && !(await this.#pause())) return
      const { version, options } = log
      const question = { position, seat, at: log.moves.length, bot: this.#botOf(seat), version, options }
      const thinker = await this.#thinker
      if (this.thinking !== seat) return
      const move = await thinker.decide(question)
      if (!move) return
      this.thinking = null
      if (!this.#make(seat, move)) return
    }
  }

  /** Whether the last move was a person's, and revealed nothing. */
  #mayTakeBack(): boolean {
    const { timeline } = this.#turn
    const { moves } = timeline.log
    const last = moves.at(-1)
    return (
      last !== undefined &&
      this.#isHuman(last[0]) &&
      moves.length > this.#before.length &&
      mayUndo(timeline, last[0])
    )
  }

  /** Time to take the last move back. False when it was taken back, or the page was left. */
  #pause(): Promise<boolean> {
    return new Promise((done) => {
      const end = (whole: boolean) => {
        clearTimeout(timer)
        this.#endPause = null
        done(whole)
      }
      const timer = setTimeout(end, GRACE, true)
      this.#endPause = () => end(false)
    })
  }

  #interrupt(): void {
    this.#endPause?.()
    void this.#thinker?.then((thinker) => thinker.interrupt())
    this.thinking = null
  }

  /** Resumes the stored game, if it can be played under these rules. */
  #resume(): void {
    const moves = this.#slot && this.#storedMoves(this.#slot)
    if (!moves) return
    try {
      this.#layOut(moves)
    } catch {
      this.trouble = 'The stored game cannot be resumed. This is its start.'
      forget(this.#slot!.key)
      this.#layOut(this.#before)
    }
    this.#listeners.tell({ ...this.shown, jump: true })
  }

  #storedMoves({ key }: Slot): Log['moves'] | null {
    const found = kept(key)
    if (!found || found.log.moves.length <= this.#before.length) return null
    const { version, moves } = found.log
    if (version === this.#loaded.game.version) return moves
    // By older rules it goes on at another address.
    void import('./old-game.ts').then(({ goOn }) => goOn(found))
    return null
  }

  #chairAt(seat: Seat): Chair {
    const { seats, people } = this.#setup
    const name = this.#loaded.words.seat(seat, this.#setup, this.shown?.sight.view)
    if (!this.#isHuman(seat)) return { seat, name, who: 'bot', about: `bot, ${this.#labelOf(seat)}` }
    if (seats === 1) return { seat, name, who: 'you', about: 'alone' }
    return { seat, name, who: people.length === 1 ? 'you' : 'friend' }
  }

  #isHuman(seat: Seat): boolean {
    return this.#setup.people.includes(seat)
  }

  #botOf(seat: Seat): BotName {
    const before = this.#setup.people.filter((person) => person < seat).length
    return this.#setup.bots[seat - before]!
  }

  #labelOf(seat: Seat): string {
    return this.#allies.includes(seat) ? ALLY : this.#botOf(seat)
  }
}
