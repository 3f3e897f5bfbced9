import {
  listed,
  type AnyGame,
  type Log,
  type Move,
  type Pending,
  type Seat,
  type Sight,
  type Told,
  type Words,
} from '@shamble/engine'

/** An event as the shell sees it: a type, and facts for the game's words and board. */
export interface Event {
  type: string
  [fact: string]: unknown
}

/** The words of any game. */
export type SomeWords = Words<unknown, Event>

/** What is shown: the length of the log, the sight at that point, and the events before it. */
export interface Shown {
  at: number
  sight: Sight<unknown>
  told: readonly Event[]
  /** It does not follow from what was shown before, or it goes `on` from there: no events are played. */
  jump?: true | 'on'
  /** The events in between, or since the viewer's last move: they are not played, but summed up. */
  missed?: readonly Event[]
}

/** A sentence of the story, the length of the log when it was told, and the section of the rule book behind it. */
export interface Line {
  at: number
  text: string
  rule?: string | undefined
  /** It starts a part of the story: a round, or the turn of a seat. */
  heading?: boolean | undefined
  seat?: Seat | undefined
}

/** Who sits on a chair. */
export interface Chair {
  seat: Seat
  name: string
  who: 'you' | 'friend' | 'bot' | 'nobody'
  /** Details, such as the strength of a bot. */
  about?: string
  /** The name of the person on this chair. */
  person?: string
}

/**
 * Where the shell gets sights from and sends moves to: a game in this page, a replay, a scene, a room.
 * Its fields may change at any time; `follow` reports each change in order.
 */
export interface Source {
  /** The viewer; `null` for a spectator. */
  readonly seat: Seat | null
  readonly shown: Shown
  readonly lines: readonly Line[]
  readonly chairs: readonly Chair[]
  /** The seat whose bot is thinking. */
  readonly thinking: Seat | null
  readonly mayUndo: boolean
  /** Sixteen digits that identify the final position; null before the end. */
  readonly fingerprint: string | null
  /** The last error, as a sentence. */
  readonly trouble: string | null
  /** Calls `arrive` with everything shown from now on. Returns how to stop. */
  follow: (arrive: (next: Shown) => void) => () => void
  move?: (seat: Seat, move: Move) => void
  undo?: () => void
  /** The seat to hand a shared screen to: its secrets are shown after `takeOver`. */
  readonly handOver?: Seat | null
  takeOver?: () => void
  /** Tells once more what others did since the viewer's last move, from the position then; absent: nothing was missed. */
  readonly retell?: (() => Promise<void>) | undefined
  /** The log so far, where it may be public. */
  log?: () => Log
}

/** The message when rules cannot be loaded on demand. */
export const UNREACHED = 'The rules for this could not be loaded. Is there a network?'

/** The sentences of what was told, in the words of the position after it; `before` is the view that was shown last. */
export function linesOf(words: SomeWords, { at, told, sight }: Shown, before?: unknown): Line[] {
  const lines: Line[] = []
  for (const event of told) {
    const text = words.event(event, sight.view, before)
    if (!text) continue
    const heading = words.headings?.includes(event.type)
    const seat = heading && typeof event.seat === 'number' ? event.seat : undefined
    lines.push({ at, text, rule: words.rule(event.type), heading, seat })
  }
  return lines
}

/** What the screen says above the moves: the result, the viewer's question, or who is asked. */
export function headline(
  words: SomeWords,
  { result, view, choices }: Shown['sight'],
  own: Pending | undefined,
  chairs: Source['chairs'],
): string {
  if (result) return words.result(result, view)
  return own ? words.ask(own, view) : waitingFor(choices, chairs)
}

function waitingFor(asked: readonly Pending[], chairs: Source['chairs']): string {
  const names = [...new Set(asked.map(({ seat }) => chairs[seat]!.person ?? chairs[seat]!.name))]
  if (names.length === 0) return ''
  return names.join() === 'You' ? 'You are choosing.' : `${listed(names)} to move.`
}

/** The part of what was told that a seat may know. */
export function toldTo(told: readonly Told<unknown>[], seat: Seat | null): Event[] {
  const events: Event[] = []
  for (const { event, to } of told) if (to === 'all' || to === seat) events.push(event as Event)
  return events
}

/** A minimal event emitter. */
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

/** What each page of a game has loaded. */
export interface Loaded {
  game: AnyGame
  words: SomeWords
}
