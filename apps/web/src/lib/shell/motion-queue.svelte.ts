import { tick, untrack } from 'svelte'
import type { ShownBoard } from '../games.ts'
import type { MotionSetting } from './motion.svelte.ts'
import type { Event, Shown, SomeWords, Source } from './source.ts'

/** How much longer an event stands, or how much shorter. */
const SPEEDS = { slow: 2, full: 1, quick: 1 / 3, none: 0 }
/** So many turns may wait to be shown to somebody who only watches; then everything goes faster. */
const FALLING_BEHIND = 6
const MOST_SPOKEN = 700
const MOST_RECENT = 60
/** So much is said of what happened since one's own turn. */
const MOST_SINCE = 5

/** Something that others did, as it is summed up: the more it weighs, the longer it is shown. */
interface Deed {
  sentence: string
  weight: number
}

/**
 * Plays what arrives from a source in order: each event as motion over the old sight, then the new sight, which always wins.
 * Runs only in a browser; on the server what is shown is what the source shows.
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
  // The next sight is the answer to one's own move.
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
        recent = [...recent, happening].slice(-MOST_RECENT)
        await perform(happening, sentence)
      }
      own = false
      event = null
      if (next.jump) recent = next.told
      shown = next
      // Whoever skips ahead skips all that others do, up to their own turn.
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
    // Nobody looks: it is summed up when they are back.
    const pace = skipping || document.hidden ? 0 : (board.pace?.(happening) ?? 0) * SPEEDS[now]
    if (pace === 0) return
    const hurry = source.seat === null && waiting.length > FALLING_BEHIND ? SPEEDS.quick : 1
    event = happening
    if (sentence) caption = sentence
    // It stands from when it is drawn.
    await tick()
    await pause(pace * hurry)
    // Whoever has paused goes on by themselves, a step at a time.
    if (motion().paused && !skipping) await pause(null)
  }

  /** Waits so many milliseconds, or until somebody goes on. */
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

  // What weighs most, in the order in which it happened.
  function sumUp() {
    const heaviest = deeds.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_SINCE)
    since = deeds.filter((deed) => heaviest.includes(deed)).map(({ sentence }) => sentence)
    changed = new Set(touched)
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
    /** What has happened of late. */
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
    /** What others did since one's own last move: at most five sentences. */
    get since() {
      return since
    },
    /** The ids of what they changed. */
    get changed() {
      return changed
    },
    /** Begins to follow the source. Returns how to stop. */
    follow() {
      shown = source.shown
      return source.follow((next) => {
        waiting.push(next)
        if (!busy) void run()
      })
    },
    /** One's own move is on its way: what comes next is not what others did. */
    moved() {
      own = true
      forget()
    },
    /** Goes on from where it waits, or waits no longer for what stands now. */
    step() {
      wake?.()
    },
    /** Shows at once where things stand when it is one's own turn. */
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
