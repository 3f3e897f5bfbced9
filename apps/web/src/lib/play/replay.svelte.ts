import { fingerprint, look, play, start, type Log, type Seat } from '@shamble/engine'
import type { Turn } from '@shamble/engine'
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

export interface ReplaySource extends Source {
  log: () => Log
  /** How many moves the game has. */
  readonly length: number
  /** Shows the game after so many moves; one step forward is played as motion. */
  go: (at: number) => void
  /** Looks as a seat, or as a spectator. */
  lookAs: (seat: Seat | null) => void
}

/** A finished (or broken off) game to watch: every position of it, from any seat. */
export function replaySource({ game, words }: Loaded, log: Log, at: number): ReplaySource {
  const { tell, follow } = listeners()
  const turns: Turn<unknown, unknown>[] = [start(game, log.seed, log.seats, log.options, log.carried)]
  for (const [seat, ...move] of log.moves) {
    const { position, pending } = turns.at(-1)!
    turns.push(play(game, position, seat, move, pending))
  }
  const length = log.moves.length

  let viewer = $state<Seat | null>(null)
  let index = $state(within(at))
  const shown = $derived(see(index))
  const story = $derived(turns.map((_, at) => linesOf(words, see(at))))
  const lines = $derived<Line[]>(story.slice(0, index + 1).flat())

  function within(at: number): number {
    return Math.max(0, Math.min(length, Math.trunc(at) || 0))
  }

  function see(at: number): Shown {
    const { position, pending, told } = turns[at]!
    return { at, sight: look(game, position, viewer, pending), told: toldTo(told, viewer) }
  }

  const chairs = $derived<Chair[]>(
    Array.from({ length: log.seats }, (_, seat) => ({
      seat,
      name: words.seat(seat, log, shown.sight.view),
      who: 'nobody',
    })),
  )

  return {
    follow,
    get chairs() {
      return chairs
    },
    length,
    thinking: null,
    mayUndo: false,
    trouble: null,
    get seat() {
      return viewer
    },
    get shown() {
      return shown
    },
    get lines() {
      return lines
    },
    get fingerprint() {
      return index === length && shown.sight.result ? fingerprint(turns[index]!.position) : null
    },
    log: () => log,
    go(at) {
      const before = index
      index = within(at)
      if (index !== before) tell(index === before + 1 ? shown : { ...shown, jump: true })
    },
    lookAs(seat) {
      viewer = seat
      tell({ ...shown, jump: true })
    },
  }
}
