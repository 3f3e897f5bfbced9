import type { UnfoldModule } from '@shamble/engine/entry'
import { tick } from 'svelte'
import type { ShownBoard } from '../games.ts'
import { hear } from '../sound/sound.ts'
import type { MotionSetting } from './motion.svelte.ts'
import type { Event, Shown, SomeWords, Source } from './source.ts'

/** Factors of the time that an event is shown. */
const SPEEDS = { slow: 2, normal: 1, fast: 1 / 3, off: 0 }
/** A spectator's playback speeds up when more turns than these wait. */
const FALLING_BEHIND = 6
/** Characters of what is read out at once. */
const MAX_SPOKEN = 700
const MAX_RECENT = 60
/** Sentences of the summary since one's own last turn, and about one's own last move. */
const MAX_SINCE = 5
const MAX_OWN = 3
/** An event that is shown at all, however shortly. */
const LIGHTEST = 1

/** An event, for a summary; the weight is how long it is shown. */
interface Deed {
  sentence: string
  weight: number
}

/**
 * Plays what arrives from a source in order. The game's `unfold` applies each event to what is shown, which is then shown as motion: so
 * nothing moves back. If an event cannot be applied, the board waits for the new sight, which comes last. Runs only in a browser; on
 * the server what is shown is what the source shows.
 */
export class MotionQueue {
  readonly #source: Source
  readonly #words: SomeWords
  readonly #board: ShownBoard
  readonly #motion: MotionSetting

  /** The table as far as it has been shown. */
  shown = $state.raw() as Shown
  /** The event that is being shown. */
  event = $state.raw<Event | null>(null)
  /** The latest events. */
  recent = $state.raw<readonly Event[]>([])
  caption = $state('')
  /** Events are being shown: nobody is asked yet. */
  busy = $state(false)
  /** Whether others are on the move: their events are being shown, or a bot thinks and nothing can be taken back any more. */
  readonly others = $derived.by(() => this.busy || (this.#source.thinking !== null && !this.#source.mayUndo))
  /** What is shown now was asked for step by step: each event waits, also where animation is off. */
  stepping = $state(false)
  /** What has happened since the last question, for screen readers. */
  spoken = $state('')
  /** What others did since one's own last move, in at most five sentences. */
  since = $state.raw<readonly string[]>([])
  /** What came of one's own last move, until the next one. */
  outcome = $state.raw<readonly string[]>([])
  /** The ids of what they changed. */
  changed = $state.raw<ReadonlySet<string>>(new Set())

  #deeds: Deed[] = []
  #touched: string[] = []
  // The next sight is the answer to one's own move.
  #own = false
  #skipping = false
  // An event could not be applied: those after it build on it.
  #behind = false
  #unfolding: UnfoldModule | undefined
  #wake: (() => void) | null = null
  readonly #waiting: Shown[] = []
  #running: Promise<void> = Promise.resolve()

  constructor(source: Source, words: SomeWords, board: ShownBoard, motion: MotionSetting) {
    this.#source = source
    this.#words = words
    this.#board = board
    this.#motion = motion
    this.shown = source.shown
    this.recent = source.shown.told
  }

  /** Begins to follow the source. Returns how to stop. */
  follow(): () => void {
    this.shown = this.#source.shown
    return this.#source.follow((next) => {
      this.#waiting.push(next)
      if (!this.busy) this.#running = this.#run()
    })
  }

  /** One's own move is on its way: what comes next is not what others did. */
  moved(): void {
    this.#own = true
    this.outcome = []
    this.#forget()
  }

  /** Shows what `tell` makes the source tell, event by event. */
  async stepThrough(tell: () => Promise<void>): Promise<void> {
    this.stepping = true
    await tell()
    await this.#running
    this.stepping = false
  }

  /** Shows the next event now. */
  step = (): void => this.#wake?.()

  /** Shows the rest at once, up to one's own turn. */
  skip = (): void => {
    this.#skipping = this.others
    this.#wake?.()
  }

  async #run(): Promise<void> {
    this.busy = true
    const said: string[] = []
    const deeds: Deed[] = []
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { view } = next.sight
      if (next.jump === true) this.#forget()
      if (next.jump) this.outcome = []
      if (!this.#own)
        for (const happening of next.missed ?? [])
          this.#note(happening, this.#words.event(happening, view, this.shown.sight.view), 0)
      for (const happening of next.jump ? [] : next.told) {
        const sentence = this.#words.event(happening, view, this.shown.sight.view)
        if (sentence) said.push(sentence)
        if (!this.#own) this.#note(happening, sentence, LIGHTEST)
        else this.#weigh(happening, sentence, deeds, LIGHTEST)
        this.#unfolding ??= await this.#board.unfold?.().catch(this.#fallBehind)
        // Nothing is awaited from here to the pause: the page is updated once for an event, not for each part of it.
        this.recent = [...this.recent, happening].slice(-MAX_RECENT)
        this.#apply(happening)
        void hear(happening, this.#board)
        const pace = this.#paceOf(happening)
        if (pace > 0) await this.#perform(happening, sentence, pace)
      }
      if (this.#own) this.outcome = heaviest(deeds, MAX_OWN)
      this.#own = false
      this.#behind = false
      this.event = null
      if (next.jump) this.recent = next.told
      this.shown = next
      if (next.sight.result && !next.jump) void hear('end')
      if (this.#source.seat === null || this.#isAsked(next)) this.#skipping = false
    }
    this.caption = ''
    this.busy = false
    this.spoken = shorten(said)
    this.#sumUp()
  }

  #isAsked({ sight }: Shown): boolean {
    const { seat } = this.#source
    return (
      sight.result !== null || sight.choices.some((choice) => choice.seat === seat && choice.moves.length > 0)
    )
  }

  /** For how long an event is shown now, in milliseconds. */
  #paceOf(happening: Event): number {
    // A hidden page plays nothing: the summary says it.
    if (this.#skipping || document.hidden) return 0
    const isLate = this.#source.seat === null && this.#waiting.length > FALLING_BEHIND
    const speed = (SPEEDS[this.#motion.now] || Number(this.stepping)) * (isLate ? SPEEDS.fast : 1)
    return this.#lengthOf(happening) * speed
  }

  async #perform(happening: Event, sentence: string, pace: number): Promise<void> {
    // While the board is behind, a motion would start where the piece no longer stands.
    if (!this.#behind) this.event = happening
    if (sentence) this.caption = sentence
    // The time counts from when it is drawn.
    await tick()
    await this.#pause(pace)
    if ((this.#motion.paused || this.stepping) && !this.#skipping) await this.#pause(null)
  }

  /** Applies an event to what is shown. */
  #apply(happening: Event): void {
    if (!this.#unfolding || this.#behind) return
    try {
      const { sight } = this.shown
      const view = this.#unfolding.unfold(sight.view, happening) as unknown
      if (view !== sight.view) this.shown = { ...this.shown, sight: { ...sight, view } }
    } catch (cause) {
      this.#fallBehind(cause)
    }
  }

  #fallBehind = (cause: unknown): undefined => {
    console.error(cause)
    this.#behind = true
  }

  /** Waits for some milliseconds or, with null, until a step. */
  async #pause(length: number | null): Promise<void> {
    await new Promise<void>((done) => {
      const timer = length === null ? undefined : setTimeout(done, length)
      this.#wake = () => {
        clearTimeout(timer)
        done()
      }
    })
    this.#wake = null
  }

  #note(happening: Event, sentence: string, least: number): void {
    const ids = this.#board.touches ? this.#board.touches(happening) : []
    if (!ids) return
    this.#touched.push(...ids)
    this.#weigh(happening, sentence, this.#deeds, least)
  }

  /** Adds an event that is worth a sentence in a summary: of at least this weight. */
  #weigh(happening: Event, sentence: string, deeds: Deed[], least: number): void {
    const weight = this.#lengthOf(happening)
    if (sentence && weight >= least && !this.#words.headings?.includes(happening.type))
      deeds.push({ sentence, weight })
  }

  #lengthOf(happening: Event): number {
    return this.#board.pace?.(happening) ?? 0
  }

  #forget(): void {
    this.#deeds = []
    this.#touched = []
    this.#sumUp()
  }

  #sumUp(): void {
    // Of what was missed a turn that was only passed is told as well, if there is nothing else.
    const told = this.#deeds.filter(({ weight }) => weight >= LIGHTEST)
    this.since = heaviest(told.length > 0 ? told : this.#deeds, MAX_SINCE)
    this.changed = new Set(this.#touched)
  }
}

// The sentences of the heaviest deeds, in the order in which they happened.
function heaviest(deeds: readonly Deed[], most: number): string[] {
  const chosen = deeds.toSorted((a, b) => b.weight - a.weight).slice(0, most)
  return deeds.filter((deed) => chosen.includes(deed)).map(({ sentence }) => sentence)
}

// The latest sentences, up to the maximum that is read out at once.
function shorten(sentences: string[]): string {
  let text = ''
  for (const sentence of sentences.toReversed()) {
    if (text.length + sentence.length > MAX_SPOKEN) break
    text = `${sentence} ${text}`
  }
  return text
}
