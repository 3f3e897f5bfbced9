import type { Seat } from '@shamble/engine'
import { linesOf, listeners, UNREACHED, type Chair, type Shown, type SomeWords } from '../shell/source.ts'
import type { SceneSource } from './scene.svelte.ts'

/** What the server has drawn of a scene: all that its first position shows, to whom, and who sits there. Plain JSON. */
export interface DrawnScene {
  shown: Shown
  seat: Seat | null
  chairs: readonly Chair[]
}

export interface LateScene extends SceneSource {
  /** Somebody lays a hand on it: what plays it is loaded. */
  touch: () => void
}

/** What is written into a page of a scene before anybody has moved. */
export const drawnOf = ({ shown, seat, chairs }: SceneSource): DrawnScene => ({ shown, seat, chairs })

/**
 * A scene as it was drawn. Whoever only looks at it needs no rules: `play`, which sets it up by them, is called when somebody touches
 * it, and the first move waits for that.
 */
export function lateScene(drawn: DrawnScene, words: SomeWords, play: () => Promise<SceneSource>): LateScene {
  const { tell, follow } = listeners()
  const lines = linesOf(words, drawn.shown)
  let played = $state.raw<SceneSource>()
  let arriving: Promise<void> | null = null
  // A move waits for the rules: no other is made meanwhile.
  let isWaiting = false
  let trouble = $state<string | null>(null)

  // Once; after a failure again.
  function bring(): Promise<void> {
    return (arriving ??= play().then(
      (source) => {
        source.follow(tell)
        played = source
      },
      () => void (arriving = null),
    ))
  }

  return {
    follow,
    chairs: drawn.chairs,
    thinking: null,
    touch: () => void bring(),
    get seat() {
      return played ? played.seat : drawn.seat
    },
    get shown() {
      return played?.shown ?? drawn.shown
    },
    get lines() {
      return played?.lines ?? lines
    },
    get trouble() {
      return played?.trouble ?? trouble
    },
    get mayUndo() {
      return played?.mayUndo ?? false
    },
    get fingerprint() {
      return played?.fingerprint ?? null
    },
    async move(seat, move) {
      if (isWaiting) return
      isWaiting = true
      if (!played) await bring()
      isWaiting = false
      trouble = played ? null : UNREACHED
      played?.move?.(seat, move)
    },
    undo: () => played?.undo?.(),
    restart: () => played?.restart(),
  }
}
