import type { Move, Seat } from '@shamble/engine'
import {
  linesOf,
  listeners,
  UNREACHED,
  type Chair,
  type Line,
  type Shown,
  type SomeWords,
  type Source,
} from '../shell/source.ts'
import type { SceneSource } from './scene.svelte.ts'

/** A scene as the server has drawn it: what its first position shows, to whom, and who sits there. Plain JSON. */
export interface DrawnScene {
  shown: Shown
  seat: Seat | null
  chairs: readonly Chair[]
}

/** What is written into the page of a scene before a move. */
export const drawnOf = ({ shown, seat, chairs }: SceneSource): DrawnScene => ({ shown, seat, chairs })

/**
 * A scene as it was drawn. To look at it needs no rules: `load`, which sets it up by them, is called when it is touched, and the first
 * move waits for that.
 */
export class LateScene implements Source {
  readonly #drawn: DrawnScene
  readonly #drawnLines: readonly Line[]
  readonly #load: () => Promise<SceneSource>
  readonly #listeners = listeners()
  #played = $state.raw<SceneSource>()
  #loading: Promise<void> | null = null
  // While a move waits for the rules no other is made.
  #isWaiting = false
  #failed = $state(false)

  readonly chairs: readonly Chair[]
  readonly thinking = null
  readonly seat = $derived.by(() => (this.#played ?? this.#drawn).seat)
  readonly shown = $derived.by(() => (this.#played ?? this.#drawn).shown)
  readonly lines = $derived.by(() => this.#played?.lines ?? this.#drawnLines)
  readonly trouble = $derived.by(() => this.#played?.trouble ?? (this.#failed ? UNREACHED : null))
  readonly mayUndo = $derived.by(() => this.#played?.mayUndo ?? false)
  readonly fingerprint = $derived.by(() => this.#played?.fingerprint ?? null)

  constructor(drawn: DrawnScene, words: SomeWords, load: () => Promise<SceneSource>) {
    this.#drawn = drawn
    this.#drawnLines = linesOf(words, drawn.shown)
    this.#load = load
    this.chairs = drawn.chairs
  }

  follow = this.#listeners.follow

  /** The scene is touched: loads what plays it, once; after a failure again. */
  touch = (): void => void this.#arrive()

  async move(seat: Seat, move: Move): Promise<void> {
    if (this.#isWaiting) return
    this.#isWaiting = true
    if (!this.#played) await this.#arrive()
    this.#isWaiting = false
    this.#failed = !this.#played
    this.#played?.move(seat, move)
  }

  undo = (): void => this.#played?.undo()
  restart = (): void => this.#played?.restart()

  #arrive(): Promise<void> {
    return (this.#loading ??= this.#load().then(
      (source) => {
        source.follow(this.#listeners.tell)
        this.#played = source
      },
      () => void (this.#loading = null),
    ))
  }
}
