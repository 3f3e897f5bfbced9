import { untrack } from 'svelte'
import type { ShownBoard } from '../games.ts'
import type { Event, Shown, SomeWords, Source } from './source.ts'

/** How much motion there is: everything, in a hurry, or none. */
export type Motion = 'full' | 'quick' | 'none'

const HURRY = 3
/** So many turns may wait to be shown; then everything goes faster. */
const FALLING_BEHIND = 6
const MOST_SPOKEN = 700
const MOST_RECENT = 60

/**
 * Plays what arrives from a source in order: each event as motion over the old sight, then the new sight, which always wins.
 * Runs only in a browser; on the server what is shown is what the source shows.
 */
export function motionQueue(source: Source, words: SomeWords, board: ShownBoard, motion: () => Motion) {
  let shown = $state.raw<Shown>(untrack(() => source.shown))
  let event = $state.raw<Event | null>(null)
  let recent = $state.raw<readonly Event[]>(untrack(() => source.shown.told))
  let caption = $state('')
  let busy = $state(false)
  let spoken = $state('')
  let skipping = false
  let wake: (() => void) | null = null
  const waiting: Shown[] = []

  async function run() {
    busy = true
    const said: string[] = []
    let before: readonly Event[] = []
    while (waiting.length > 0) {
      const next = waiting.shift()!
      before = next.jump ? next.told : [...before, ...next.told].slice(-MOST_RECENT)
      for (const happening of next.jump ? [] : next.told) {
        const sentence = words.event(happening, next.sight.view)
        if (sentence) said.push(sentence)
        await perform(happening, sentence)
      }
      event = null
      recent = before
      shown = next
    }
    skipping = false
    caption = ''
    busy = false
    spoken = shorten(said)
  }

  async function perform(happening: Event, sentence: string) {
    const pace = motion() === 'none' || skipping ? 0 : (board.pace?.(happening) ?? 0)
    if (pace === 0) return
    const hurry = motion() === 'quick' || waiting.length > FALLING_BEHIND ? HURRY : 1
    event = happening
    if (sentence) caption = sentence
    await new Promise<void>((done) => {
      const timer = setTimeout(done, pace / hurry)
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })
    wake = null
  }

  return {
    /** What lies on the table as far as it has been shown. */
    get shown() {
      return shown
    },
    /** What is happening just now. */
    get event() {
      return event
    },
    /** What has happened since somebody was asked last. */
    get recent() {
      return recent
    },
    get caption() {
      return caption
    },
    /** Something is being shown: nobody is asked yet. */
    get busy() {
      return busy
    },
    /** What has happened since somebody was asked last, for ears. */
    get spoken() {
      return spoken
    },
    /** Begins to follow the source. Returns how to stop. */
    follow() {
      shown = source.shown
      return source.follow((next) => {
        waiting.push(next)
        if (!busy) void run()
      })
    },
    /** Shows at once where things stand. */
    skip() {
      skipping = busy
      wake?.()
    },
  }
}

// The newest is what matters.
function shorten(sentences: string[]): string {
  let text = ''
  for (const sentence of sentences.toReversed()) {
    if (text.length + sentence.length > MOST_SPOKEN) break
    text = `${sentence} ${text}`
  }
  return text
}
