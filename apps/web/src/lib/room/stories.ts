import type { Seat } from '@shamble/engine'
import type { News } from '@shamble/room/client'
import { linesOf, type Event, type Line, type SomeWords } from '../play/source.ts'

type Eye = Seat | null

/** What each pair of eyes has been told: whoever holds several seats hears with one at a time. */
export function storiesIn(words: SomeWords) {
  let stories = new Map<Eye, Line[]>()

  return {
    /** Hears what is new; eyes that see no more are forgotten. */
    hear({ length, eyes, jump }: News) {
      const before = stories
      stories = new Map(
        eyes.map(({ seat, sight, told }, place) => {
          const say = (at: number, events: unknown) => linesOf(words, { at, sight, told: events as Event[] })
          const heard = before.get(seat) ?? []
          if (!jump) return [seat, [...heard, ...say(length, told)]]
          const { from, story } = jump
          const since = story.flatMap((each, n) => say(from + 1 + n, each[place]))
          return [seat, [...heard.filter(({ at }) => at <= from), ...since]]
        }),
      )
    },
    of: (eye: Eye): readonly Line[] => stories.get(eye) ?? [],
    forget: () => stories.clear(),
  }
}
