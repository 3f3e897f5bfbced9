import type { AnyGame, Log, Move, Seat, Sight, Told, Words } from '@shamble/engine'

/** An event as the shell sees it: a type, and facts that only the game's words and board understand. */
export interface Event {
  type: string
  [fact: string]: unknown
}

/** A game in play as the shell sees it. The pages know neither its tables nor its views. */
export type SomeWords = Words<unknown, Event>

/** Something seen: how long the log was, what could be seen then, and what happened on the way there. */
export interface Shown {
  at: number
  sight: Sight<unknown>
  told: readonly Event[]
  /** It does not follow from what was shown before: nothing is to be played on the way. */
  jump?: boolean
  /** What happened in between, where it jumps ahead: it is not played, but summed up. */
  missed?: readonly Event[]
}

/** One sentence of the story, when it was told, and the section of the rule book behind it. */
export interface Line {
  at: number
  text: string
  rule?: string | undefined
  /** It begins a new part of the story: a round, or the turn of a seat. */
  heading?: boolean | undefined
  seat?: Seat | undefined
}

/** Who sits on a chair. */
export interface Chair {
  seat: Seat
  name: string
  who: 'you' | 'friend' | 'bot' | 'nobody'
  /** A word more: how the bot plays, who sits here. */
  about?: string
  /** What whoever sits here is called. */
  person?: string
}

/**
 * Where the shell gets its sights from and where moves go: a game in this page, a replay, a scene, a room.
 * What is read from it may change at any time; `follow` says each time what is new, in order.
 */
export interface Source {
  /** Who is looking; `null`: a spectator. */
  readonly seat: Seat | null
  readonly shown: Shown
  readonly lines: readonly Line[]
  readonly chairs: readonly Chair[]
  /** The seat whose bot is thinking. */
  readonly thinking: Seat | null
  readonly mayUndo: boolean
  /** Sixteen digits naming the position, once the game is over. */
  readonly fingerprint: string | null
  /** What went wrong last, as a sentence. */
  readonly trouble: string | null
  /** Calls with everything that is seen from now on. Returns how to stop. */
  follow: (arrive: (next: Shown) => void) => () => void
  move?: (seat: Seat, move: Move) => void
  undo?: () => void
  /** People share this screen, and this one's secrets are shown next: it waits until they say they are there. */
  readonly handOver?: Seat | null
  takeOver?: () => void
  /** The log so far, where it may be known. */
  log?: () => Log
}

/** Where rules are loaded when they are needed, and are not to be had. */
export const UNREACHED = 'The rules for this could not be loaded. Is there a network?'

/** The sentences of what was told, as they stand after it. */
export function linesOf(words: SomeWords, { at, told, sight }: Shown): Line[] {
  const lines: Line[] = []
  for (const event of told) {
    const text = words.event(event, sight.view)
    if (!text) continue
    const heading = words.headings?.includes(event.type)
    const seat = heading && typeof event.seat === 'number' ? event.seat : undefined
    lines.push({ at, text, rule: words.rule(event.type), heading, seat })
  }
  return lines
}

/** What a seat hears of what was told. */
export function toldTo(told: readonly Told<unknown>[], seat: Seat | null): Event[] {
  const events: Event[] = []
  for (const { event, to } of told) if (to === 'all' || to === seat) events.push(event as Event)
  return events
}

/** A list of those who listen. */
export function listeners(): { tell: (next: Shown) => void; follow: Source['follow'] } {
  const all = new Set<(next: Shown) => void>()
  return {
    tell: (next) => {
      for (const arrive of all) arrive(next)
    },
    follow: (arrive) => {
      all.add(arrive)
      return () => all.delete(arrive)
    },
  }
}

/** What every page of a game has loaded. */
export interface Loaded {
  game: AnyGame
  words: SomeWords
}
