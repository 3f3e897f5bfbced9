import { fingerprint, layOut, look, play, readOptions, Referee, Refusal, seatsFor } from '@shamble/engine'
import type { Scene, Seat, Turn } from '@shamble/engine'
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

export interface SceneSource extends Source {
  /** Sets the scene up again. */
  restart: () => void
}

/** The one thing to do in a scene of a lesson: its moves, and the answer to any other. */
export interface Task {
  moves: readonly string[]
  better: string
}

type Stage = Turn<unknown, unknown>

/**
 * A scene of a rule book: a set-up position. Whoever reads moves for every seat; nothing is kept.
 * Its chance is the scene's own: loaded dice first. In a lesson there is a task: the learner keeps the seat asked first, no move but
 * the task's is made, and after the last nobody is asked.
 */
export function sceneSource({ game, words }: Loaded, scene: Scene<unknown>, task?: Task): SceneSource {
  const { tell, follow } = listeners()
  let stages = $state.raw<Stage[]>([opening()])
  const viewer = $derived<Seat>(viewerAt(stages.length - 1))
  const shown = $derived(see(stages.length - 1))
  const lines = $derived<Line[]>(stages.flatMap((_, at) => linesOf(words, see(at))))
  const options = readOptions(game, scene.options ?? {})
  const { seats = seatsFor(game, options)[0]! } = scene
  const chairs: Chair[] = Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: words.seat(seat, { seats, options }),
    who: 'you',
  }))
  let trouble = $state<string | null>(null)

  function opening(): Stage {
    const { position, pending, told, sealed } = new Referee<unknown, unknown>(
      game,
      layOut(game, scene),
    ).settle()
    return { position, pending, told, sealed }
  }

  function viewerAt(at: number): Seat {
    return stages[task ? 0 : at]!.pending[0]?.seat ?? 0
  }

  function see(at: number): Shown {
    const { position, pending, told } = stages[at]!
    const seat = viewerAt(at)
    const asked = task && at >= task.moves.length ? [] : pending
    return { at, sight: look(game, position, seat, asked), told: toldTo(told, seat) }
  }

  return {
    follow,
    chairs,
    thinking: null,
    get seat() {
      return viewer
    },
    get shown() {
      return shown
    },
    get lines() {
      return lines
    },
    get trouble() {
      return trouble
    },
    get mayUndo() {
      return !task && stages.length > 1
    },
    get fingerprint() {
      return shown.sight.result && fingerprint(stages.at(-1)!.position)
    },
    move(seat, move) {
      if (task && task.moves[stages.length - 1] !== move.join(' ')) {
        trouble = task.better
        return
      }
      try {
        const { position, pending } = stages.at(-1)!
        stages = [...stages, play(game, position, seat, move, pending)]
      } catch (cause) {
        if (!(cause instanceof Refusal)) throw cause
        trouble = cause.message
        return
      }
      trouble = null
      tell(shown)
    },
    undo() {
      if (stages.length > 1) stages = stages.slice(0, -1)
      tell({ ...shown, jump: true })
    },
    restart() {
      stages = [opening()]
      tell({ ...shown, jump: true })
    },
  }
}
