import type { Seat } from '@shamble/engine'
import type { News } from '@shamble/room/client'
import { linesOf, type Event, type Line, type SomeWords } from '../shell/source.ts'

type Viewer = Seat | null

/**
 * The story of each viewer: a player with several seats reads one at a time. `crowdChose`: the sentence before the events of a choice
 * of the crowd.
 */
export function storiesIn(words: SomeWords, crowdChose: () => string) {
  let stories = new Map<Viewer, Line[]>()
  /** What each viewer saw last. */
  const views = new Map<Viewer, unknown>()

  return {
    /** Adds the news; viewers that are not in it are dropped. */
    add({ length, viewers, jump, crowd }: News) {
      const before = stories
      stories = new Map(
        viewers.map(({ seat, sight, told }, index) => {
          const say = (at: number, events: unknown): Line[] => [
            ...(crowd.includes(at) ? [{ at, text: crowdChose() }] : []),
            ...linesOf(words, { at, sight, told: events as Event[] }, views.get(seat)),
          ]
          const known = before.get(seat) ?? []
          if (!jump) return [seat, [...known, ...say(length, told)]]
          const { from, story } = jump
          const since = story.flatMap((each, n) => say(from + 1 + n, each[index]))
          return [seat, [...known.filter(({ at }) => at <= from), ...since]]
        }),
      )
      for (const { seat, sight } of viewers) views.set(seat, sight.view)
    },
    of: (viewer: Viewer): readonly Line[] => stories.get(viewer) ?? [],
    forget() {
      stories.clear()
      views.clear()
    },
  }
}
