import type { Seat } from '@shamble/engine'
import type { Heard, Phrase } from '@shamble/room/client'
import { remember, remembered } from '../remembered.ts'
import { readPhrase, type Sign } from './phrases.ts'
import type { RoomSource } from './room.svelte.ts'

const KEY = 'shamble:talk'
const OFF = 'off'
/** How long a phrase is shown, in milliseconds. */
const STANDS = 6000

/** Whether this player sees what others say. It is remembered. */
class TalkSetting {
  #on = $state(typeof document === 'undefined' || remembered(KEY) !== OFF)

  get on(): boolean {
    return this.#on
  }
  set on(wanted: boolean) {
    this.#on = wanted
    remember(KEY, wanted ? 'on' : OFF)
  }
}

/** One for the whole page. */
export const talkSetting = new TalkSetting()

/** Something said, while it is shown. */
export interface Saying {
  seat: Seat
  /** Name of the speaker, for screens that do not show the chair. */
  who: string
  /** What is drawn. */
  sign: Sign | null
  /** What is written. */
  text: string
  /** All of it as a sentence, for screen readers. */
  told: string
}

/** Who was nudged last, and when on this device's clock. */
export interface Nudged {
  seat: Seat
  at: number
}

/** Talk at the table: the last saying of each seat. */
export class Talk {
  readonly #source: RoomSource
  readonly #nameOf: (seat: Seat) => string
  readonly #onNudge: (by: string) => void

  sayings = $state.raw<readonly Saying[]>([])
  /** The last saying, for screen readers. */
  spoken = $state('')
  nudged = $state.raw<Nudged | null>(null)

  /** `onNudge` is called with the name of a player who nudges this one. */
  constructor(source: RoomSource, nameOf: (seat: Seat) => string, onNudge: (by: string) => void) {
    this.#source = source
    this.#nameOf = nameOf
    this.#onNudge = onNudge
  }

  /** Begins to listen. Returns how to stop. */
  listen(): () => void {
    return this.#source.listen((message) => {
      if (message[0] === 'said') this.#said(message[1], message[2])
      else this.#nudge(message)
    })
  }

  #said(seat: Seat, phrase: Phrase): void {
    const who = this.#nameOf(seat)
    const read = talkSetting.on && readPhrase(phrase, who)
    if (read) this.#show({ seat, who, ...read })
  }

  #nudge([, seat, by]: Exclude<Heard, ['said', ...unknown[]]>): void {
    const who = this.#nameOf(by)
    const mine = this.#source.seats.includes(seat)
    this.nudged = { seat, at: Date.now() }
    this.#show({
      seat: by,
      who,
      sign: 'bell',
      text: mine ? 'The table is waiting for you.' : this.#nameOf(seat),
      told: `${who} nudges ${mine ? 'you: the table is waiting' : this.#nameOf(seat)}.`,
    })
    if (mine) this.#onNudge(who)
  }

  #show(saying: Saying): void {
    this.sayings = [...this.sayings.filter(({ seat }) => seat !== saying.seat), saying]
    this.spoken = saying.told
    setTimeout(() => {
      this.sayings = this.sayings.filter((other) => other !== saying)
      // When it is said again it is read out again.
      if (this.spoken === saying.told) this.spoken = ''
    }, STANDS)
  }
}
