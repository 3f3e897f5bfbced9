import { tick, untrack } from 'svelte'
import type { ShownBoard } from '../games.ts'
import type { MotionSetting } from './motion.svelte.ts'
import type { Event, Shown, SomeWords, Source } from './source.ts'

/** Factors of how long an event is shown. */
const SPEEDS = { slow: 2, full: 1, quick: 1 / 3, none: 0 }
/** A spectator who is more than this many positions behind is shown events faster. */
const MAX_BEHIND = 6
/** Characters for screen readers. */
const MAX_SPOKEN = 700
const MAX_RECENT = 60
/** Sentences of the summary since the viewer's last move. */
const MAX_SINCE = 5

/** An event for the summary. Its weight is how long it is shown. */
interface Deed {
  sentence: string
  weight: number
}

/**
 * Plays what arrives from a source in order: each event as motion over the old view, then the new view, which always wins.
 * Runs in browsers only; on the server the queue shows what the source shows.
 */
export function motionQueue(
  source: Source,
  words: SomeWords,
  board: ShownBoard,
  motion: () => MotionSetting,
) {
  let shown = $state.raw<Shown>(untrack(() => source.shown))
  let event = $state.raw<Event | null>(null)
  let recent = $state.raw<readonly Event[]>(untrack(() => source.shown.told))
  let caption = $state('')
  let busy = $state(false)
  let spoken = $state('')
  let since = $state.raw<readonly string[]>([])
  let changed = $state.raw<ReadonlySet<string>>(new Set())
  let deeds: Deed[] = []
  let touched: string[] = []
  // The next view is the answer to the viewer's own move.
  let own = false
  let skipping = false
  let wake: (() => void) | null = null
  const waiting: Shown[] = []

  async function run() {
    busy = true
    const said: string[] = []
    while (waiting.length > 0) {
      const next = waiting.shift()!
      if (next.jump && !next.missed) forget()
      if (!own)
        for (const happening of next.missed ?? []) note(happening, words.event(happening, next.sight.view))
      for (const happening of next.jump ? [] : next.told) {
        const sentence = words.event(happening, next.sight.view)
        if (sentence) said.push(sentence)
        if (!own) note(happening, sentence)
        recent = [...recent, happening].slice(-MAX_RECENT)
        await perform(happening, sentence)
      }
      own = false
      event = null
      if (next.jump) recent = next.told
      shown = next
      // Skipping ends at the viewer's turn.
      if (source.seat === null || isAsked(next)) skipping = false
    }
    caption = ''
    busy = false
    spoken = shorten(said)
    sumUp()
  }

  const isAsked = ({ sight }: Shown) =>
    sight.result !== null || sight.choices.some(({ seat, moves }) => seat === source.seat && moves.length > 0)

  async function perform(happening: Event, sentence: string) {
    const { now } = motion()
    // A hidden page shows no motion; the summary tells it later.
    const pace = skipping || document.hidden ? 0 : (board.pace?.(happening) ?? 0) * SPEEDS[now]
    if (pace === 0) return
    const hurry = source.seat === null && waiting.length > MAX_BEHIND ? SPEEDS.quick : 1
    event = happening
    if (sentence) caption = sentence
    // The time counts from when it is drawn.
    await tick()
    await pause(pace * hurry)
    // Paused: wait for the next press.
    if (motion().paused && !skipping) await pause(null)
  }

  /** Waits `length` milliseconds, or for a press if null. `wake` ends it early. */
  async function pause(length: number | null) {
    await new Promise<void>((done) => {
      const timer = length === null ? undefined : setTimeout(done, length)
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })
    wake = null
  }

  function note(happening: Event, sentence: string) {
    const ids = board.touches ? board.touches(happening) : []
    if (!ids) return
    touched.push(...ids)
    const weight = board.pace?.(happening) ?? 0
    if (sentence && weight > 0 && !words.headings?.includes(happening.type)) deeds.push({ sentence, weight })
  }

  function forget() {
    deeds = []
    touched = []
    sumUp()
  }

  // The heaviest, in the order in which they happened.
  function sumUp() {
    const heaviest = deeds.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_SINCE)
    since = deeds.filter((deed) => heaviest.includes(deed)).map(({ sentence }) => sentence)
    changed = new Set(touched)
  }

  return {
    /** The position shown so far. */
    get shown() {
      return shown
    },
    /** The event being shown. */
    get event() {
      return event
    },
    /** The last events. */
    get recent() {
      return recent
    },
    get caption() {
      return caption
    },
    /** True while events are shown: nobody is asked yet. */
    get busy() {
      return busy
    },
    /** The events since the last question, for screen readers. */
    get spoken() {
      return spoken
    },
    /** Summary of what others did since the viewer's last move. */
    get since() {
      return since
    },
    /** The ids that others have changed since then. */
    get changed() {
      return changed
    },
    /** Follows the source. Returns how to stop. */
    follow() {
      shown = source.shown
      return source.follow((next) => {
        waiting.push(next)
        if (!busy) void run()
      })
    },
    /** The viewer has moved: what comes next is not of others. */
    moved() {
      own = true
      forget()
    },
    /** Shows the next event. */
    step() {
      wake?.()
    },
    /** Shows no more events until the viewer is asked. */
    skip() {
      skipping = busy
      wake?.()
    },
  }
}

// Keeps the newest.
function shorten(sentences: string[]): string {
  let text = ''
  for (const sentence of sentences.toReversed()) {
    if (text.length + sentence.length > MAX_SPOKEN) break
    text = `${sentence} ${text}`
  }
  return text
}
