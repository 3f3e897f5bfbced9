import type { Seat } from '@shamble/engine'
import type { Heard, Phrase } from '@shamble/room/client'
import { remember, remembered } from '../remembered.ts'
import { readPhrase } from './phrases.ts'
import type { RoomSource } from './source.ts'

const KEY = 'shamble:talk'
const OFF = 'off'
/** So long a phrase stays at the chair of whoever said it, and a nudge on the screen, in milliseconds. */
const STANDS = 6000

/** Whether this person wants to see what others say. It is remembered, and one for the whole page. */
let on = $state(typeof document === 'undefined' || remembered(KEY) !== OFF)
export const talkChosen = {
  get on() {
    return on
  },
  set on(wanted) {
    on = wanted
    remember(KEY, wanted ? 'on' : OFF)
  },
}

/** Something said, as long as it is shown. */
export interface Saying {
  seat: Seat
  /** Whose saying it is, for screens that do not show the chair. */
  who: string
  shown: string
  /** All of it as a sentence, for ears. */
  told: string
}

/** Who was nudged last, and when on this clock. */
export interface Nudged {
  seat: Seat
  at: number
}

/** What is said at a table: the last saying of each seat. `nudgedMe` is called with the name of whoever nudges oneself. */
export function talkAt(source: RoomSource, nameOf: (seat: Seat) => string, nudgedMe: (by: string) => void) {
  let sayings = $state.raw<readonly Saying[]>([])
  let spoken = $state('')
  let nudged = $state.raw<Nudged | null>(null)

  function stand(saying: Saying) {
    sayings = [...sayings.filter(({ seat }) => seat !== saying.seat), saying]
    spoken = saying.told
    setTimeout(() => {
      sayings = sayings.filter((other) => other !== saying)
      // Said once more it is read out once more.
      if (spoken === saying.told) spoken = ''
    }, STANDS)
  }

  function receive(message: Heard) {
    if (message[0] === 'said') return hear(message[1], message[2])
    const [, seat, by] = message
    const who = nameOf(by)
    const mine = source.seats.includes(seat)
    nudged = { seat, at: Date.now() }
    const shown = mine ? '🔔 The table is waiting for you.' : `🔔 ${nameOf(seat)}`
    stand({
      seat: by,
      who,
      shown,
      told: `${who} nudges ${mine ? 'you: the table is waiting' : nameOf(seat)}.`,
    })
    if (mine) nudgedMe(who)
  }

  function hear(seat: Seat, phrase: Phrase) {
    const who = nameOf(seat)
    const read = talkChosen.on && readPhrase(phrase, who)
    if (read) stand({ seat, who, ...read })
  }

  return {
    /** What stands at the chairs. */
    get sayings() {
      return sayings
    },
    /** What was said last, for ears. */
    get spoken() {
      return spoken
    },
    get nudged() {
      return nudged
    },
    /** Begins to listen. Returns how to stop. */
    listen: () => source.listen(receive),
  }
}
