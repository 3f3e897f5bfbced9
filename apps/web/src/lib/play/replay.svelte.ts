import { fingerprint, look, play, start, type Log, type Seat, type Turn } from '@shamble/engine'
import {
  toldTo,
  linesOf,
  listeners,
  type Chair,
  type Line,
  type Loaded,
  type Shown,
  type Source,
} from '../shell/source.ts'

/** A game to watch, finished or broken off: every position of it, from any seat. */
export class ReplaySource implements Source {
  readonly #loaded: Loaded
  readonly #log: Log
  readonly #turns: Turn<unknown, unknown>[]
  readonly #listeners = listeners()

  /** The number of moves of the game. */
  readonly length: number
  /** Whether the game was played to its end. */
  readonly isWhole: boolean
  readonly thinking = null
  readonly mayUndo = false
  readonly trouble = null
  /** The viewer; null: a spectator. */
  seat = $state<Seat | null>(null)
  #at = $state(0)
  readonly shown = $derived.by(() => this.#see(this.#at))
  readonly #story = $derived.by(() =>
    this.#turns.map((_, at) =>
      linesOf(this.#loaded.words, this.#see(at), at > 0 ? this.#see(at - 1).sight.view : undefined),
    ),
  )
  readonly lines = $derived<Line[]>(this.#story.slice(0, this.#at + 1).flat())
  readonly fingerprint = $derived.by(() =>
    this.#at === this.length && this.shown.sight.result ? fingerprint(this.#turns[this.#at]!.position) : null,
  )
  readonly chairs = $derived.by<Chair[]>(() =>
    Array.from({ length: this.#log.seats }, (_, seat) => ({
      seat,
      name: this.#loaded.words.seat(seat, this.#log, this.shown.sight.view),
      who: 'nobody',
    })),
  )

  /** `at`: the number of moves that are shown made. */
  constructor(loaded: Loaded, log: Log, at: number) {
    const { game } = loaded
    this.#loaded = loaded
    this.#log = log
    this.#turns = [start(game, log.seed, log.seats, log.options, log.carried)]
    for (const [seat, ...move] of log.moves) {
      const { position, pending } = this.#turns.at(-1)!
      this.#turns.push(play(game, position, seat, move, pending))
    }
    this.length = log.moves.length
    this.isWhole = this.#turns.at(-1)!.position.result !== null
    this.#at = this.#within(at)
  }

  follow = this.#listeners.follow

  log = (): Log => this.#log

  /** Shows the game after a number of moves; one step forward is played as motion. */
  go(at: number): void {
    const before = this.#at
    this.#at = this.#within(at)
    if (this.#at !== before)
      this.#listeners.tell(this.#at === before + 1 ? this.shown : { ...this.shown, jump: true })
  }

  /** Looks from a seat, or as a spectator. */
  lookAs(seat: Seat | null): void {
    this.seat = seat
    this.#listeners.tell({ ...this.shown, jump: true })
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.length, Math.trunc(at) || 0))
  }

  #see(at: number): Shown {
    const { position, pending, told } = this.#turns[at]!
    return {
      at,
      sight: look(this.#loaded.game, position, this.seat, pending),
      told: toldTo(told, this.seat),
    }
  }
}
