import { fingerprint, layOut, look, play, readOptions, Referee, Refusal, seatsFor } from '@shamble/engine'
import type { Move, Scene, Seat, Turn } from '@shamble/engine'
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

/** The task of a lesson's scene: its moves, and the answer to any other. */
export interface Task {
  moves: readonly string[]
  better: string
}

type Stage = Turn<unknown, unknown>

/**
 * A scene of a rule book: a set-up position, with chance of its own, loaded dice first. The reader moves for every seat; nothing is
 * kept. With a task the learner keeps the seat that is asked first, only the moves of the task are made, and after the last nobody is
 * asked.
 */
export class SceneSource implements Source {
  readonly #loaded: Loaded
  readonly #scene: Scene<unknown>
  readonly #task: Task | undefined
  readonly #listeners = listeners()
  #stages = $state.raw<Stage[]>([])

  readonly chairs: Chair[]
  readonly thinking = null
  trouble = $state<string | null>(null)
  readonly seat = $derived.by(() => this.#viewerAt(this.#stages.length - 1))
  readonly shown = $derived.by(() => this.#see(this.#stages.length - 1))
  readonly lines = $derived.by<Line[]>(() =>
    this.#stages.flatMap((_, at) =>
      linesOf(this.#loaded.words, this.#see(at), at > 0 ? this.#see(at - 1).sight.view : undefined),
    ),
  )
  readonly mayUndo = $derived.by(() => !this.#task && this.#stages.length > 1)
  readonly fingerprint = $derived.by(
    () => this.shown.sight.result && fingerprint(this.#stages.at(-1)!.position),
  )

  constructor(loaded: Loaded, scene: Scene<unknown>, task?: Task) {
    this.#loaded = loaded
    this.#scene = scene
    this.#task = task
    this.#stages = [this.#opening()]
    const { game, words } = loaded
    const options = readOptions(game, scene.options ?? {})
    const { seats = seatsFor(game, options)[0]! } = scene
    this.chairs = Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: words.seat(seat, { seats, options }),
      who: 'you',
    }))
  }

  follow = this.#listeners.follow

  move(seat: Seat, move: Move): void {
    if (this.#task && this.#task.moves[this.#stages.length - 1] !== move.join(' ')) {
      this.trouble = this.#task.better
      return
    }
    try {
      const { position, pending } = this.#stages.at(-1)!
      this.#stages = [...this.#stages, play(this.#loaded.game, position, seat, move, pending)]
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      this.trouble = cause.message
      return
    }
    this.trouble = null
    this.#listeners.tell(this.shown)
  }

  undo(): void {
    if (this.#stages.length > 1) this.#stages = this.#stages.slice(0, -1)
    this.#listeners.tell({ ...this.shown, jump: true })
  }

  /** Sets the scene up again. */
  restart(): void {
    this.#stages = [this.#opening()]
    this.#listeners.tell({ ...this.shown, jump: true })
  }

  #opening(): Stage {
    const { position, pending, told, sealed } = new Referee<unknown, unknown>(
      this.#loaded.game,
      layOut(this.#loaded.game, this.#scene),
    ).settle()
    return { position, pending, told, sealed }
  }

  #viewerAt(at: number): Seat {
    return this.#stages[this.#task ? 0 : at]!.pending[0]?.seat ?? 0
  }

  #see(at: number): Shown {
    const { position, pending, told } = this.#stages[at]!
    const seat = this.#viewerAt(at)
    const asked = this.#task && at >= this.#task.moves.length ? [] : pending
    return { at, sight: look(this.#loaded.game, position, seat, asked), told: toldTo(told, seat) }
  }
}
